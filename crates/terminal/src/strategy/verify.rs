//! A written strategy, played again.

use std::io::{Read, Write};

use serde_json::json;
use solver::tree::Replay;
use words::Words;

use super::report::{decimal, distribution};
use super::{fault, written};
use crate::failure::Failure;

/// Reads a strategy's tree, plays it against every secret with the answers of the rules, and writes how it fares.
pub fn verify(mut input: impl Read, words: Words, json: bool, mut output: impl Write) -> Result<(), Failure> {
    let mut bytes = Vec::new();
    input.read_to_end(&mut bytes)?;
    let (rules, tree) = written::read(&bytes, words)?;
    let replay = tree.verify(&rules).map_err(fault::tree(words))?;
    let Replay { histogram, idle } = &replay;
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
        serde_json::to_writer_pretty(&mut output, &value).map_err(std::io::Error::from)?;
        writeln!(output)?;
    } else {
        let (codes, mean, total) = (replay.codes(), decimal(replay.mean()), replay.total());
        let fares = words.engine_fares_again(codes, rules.edition().id, mean, total, replay.worst());
        let idle = words.engine_idle(first, *idle);
        write!(output, "{fares}\n{idle}\n\n{}", distribution(histogram, words))?;
    }
    output.flush()?;
    Ok(())
}
