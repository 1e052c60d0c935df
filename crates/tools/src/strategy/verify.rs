//! A written strategy, played again.

use std::io::{Read, Write};

use serde_json::json;
use shell::{Failure, bounded};
use solver::tree::TreeReplay;
use words::Words;

use super::report::{decimal, distribution};
use super::{fault, written};
use crate::json::write_json;

/// The longest strategy that is read: the largest that can be written has two million lines.
const MOST_BYTES: u64 = 256 << 20;

/// This many bytes show whether a file can be a strategy at all.
const START: u64 = 256;

/// Reads a strategy's tree, plays it against every secret with the answers of the rules, and writes how it fares.
pub fn verify(input: impl Read, words: Words, json: bool, mut output: impl Write) -> Result<(), Failure> {
    let (rules, tree) = written::read(&loaded(input, words)?, words)?;
    let replay = tree.verify(&rules).map_err(fault::tree(words))?;
    let TreeReplay { histogram, idle } = &replay;
    let first = rules.show(tree.guess);
    if json {
        let value = json!({
            "game": rules.edition().id,
            "codes": replay.codes(),
            "total": replay.total(),
            "mean": replay.mean(),
            "worst": replay.worst(),
            "histogram": histogram,
            "first": first,
            "idle": idle,
        });
        write_json(&mut output, &value)?;
    } else {
        let (codes, mean, total) = (replay.codes(), decimal(replay.mean()), replay.total());
        let fares = words
            .engine_fares_again()
            .codes(codes)
            .game(rules.edition().id)
            .mean(mean)
            .total(total)
            .worst(replay.worst());
        let idle = words.engine_idle().code(first).idle(*idle);
        write!(output, "{fares}\n{idle}\n\n{}", distribution(histogram, words))?;
    }
    output.flush()?;
    Ok(())
}

/// The bytes of a strategy. Of what can't be one only the start is read.
fn loaded(mut input: impl Read, words: Words) -> Result<Vec<u8>, Failure> {
    let mut start = Vec::new();
    input.by_ref().take(START).read_to_end(&mut start)?;
    if !written::is_promising(&start) {
        return Ok(start);
    }
    let bytes = bounded::all(start.as_slice().chain(input), MOST_BYTES)?;
    bytes.ok_or_else(|| Failure::Wrong(words.tool_endless(MOST_BYTES >> 20)))
}
