//! The commands `replay` and `verify`: a match in a file, shown and checked.

use std::io::{Read, Write};

use play::review;
use rules::notation::{Notice, Reading, RecordFault, RecordKind, decode, read, read_all, records};
use rules::{Event, Viewer};
use serde_json::{Value, json};
use shell::Failure;
use shell::record::load;
use solver::computer::{Knowledge, Mind};
use wire::{Analysed, RecordShape};
use words::{Story, Words};

use crate::json::write_json;

/// How a match is shown.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReplayOptions {
    /// With what every row cost.
    pub analysis: bool,
    /// As JSON.
    pub json: bool,
}

/// Shows matches row by row with scores and promises, or as JSON: a file may hold several, as browsers save them. What is
/// still hidden in a running one stays hidden.
pub fn replay(
    input: impl Read,
    words: Words,
    options: ReplayOptions,
    mut output: impl Write,
) -> Result<(), Failure> {
    let bytes = load(input, words)?;
    let wrong = |fault: RecordFault| Failure::Wrong(words.record_fault(&fault));
    let text = decode(&bytes).map_err(wrong)?;
    // What is damaged is refused before anything is shown.
    let readings = records(&text).into_iter().map(|(before, record)| {
        read(record).map_err(|fault| RecordFault { line: fault.line + before, ..fault })
    });
    let readings = readings.collect::<Result<Vec<_>, _>>().map_err(wrong)?;
    for (number, reading) in readings.iter().enumerate() {
        if options.json {
            write_json(&mut output, &shape(reading, options))?;
            continue;
        }
        if number > 0 {
            writeln!(output)?;
        }
        for line in story(reading, words, options) {
            writeln!(output, "{line}")?;
        }
    }
    output.flush()?;
    Ok(())
}

/// A match as JSON.
fn shape(reading: &Reading, options: ReplayOptions) -> Value {
    let game = &reading.game;
    let notices = reading.notices.iter().map(ToString::to_string).collect();
    let mut shown = json!(RecordShape { notices: Some(notices), ..RecordShape::new(game) });
    if options.analysis {
        let view = game.view(Viewer::Spectator);
        let knowledge = Knowledge::of(game.setup().rules());
        let analysed = match review::analysed_group(game) {
            Some(group) => Some(Analysed::group(game.setup().rules(), &group)),
            None => review::analysed_match(&view, &Mind::new(&knowledge))
                .map(|analysis| Analysed::of(&view, &analysis, analysis.stopped)),
        };
        shown["analysis"] = json!(analysed);
    }
    shown
}

/// A match in sentences.
fn story(reading: &Reading, words: Words, options: ReplayOptions) -> Vec<String> {
    let game = &reading.game;
    let mut story = Story::new(words, game, Viewer::Spectator).with_promises();
    let mut lines = story.opening();
    lines.extend(story.beginning());
    for entry in game.seen(Viewer::Spectator, 0) {
        lines.extend(story.tell(&entry));
    }
    lines.extend(reading.notices.iter().map(|notice| words.notice(*notice)));
    if game.outcome().is_none() {
        lines.push(words.prompt_goes_on().into());
    }
    if options.analysis {
        let knowledge = Knowledge::of(game.setup().rules());
        let view = game.view(Viewer::Spectator);
        lines.extend(review::whole(words, &view, game, &Mind::new(&knowledge)));
    }
    lines
}

/// Checks every answer, score, promise and the digest of each match in a file, and tells everything that is wrong.
pub fn verify(input: impl Read, words: Words, as_json: bool, mut output: impl Write) -> Result<(), Failure> {
    let bytes = load(input, words)?;
    let checked = match decode(&bytes) {
        Ok(text) => records(&text)
            .into_iter()
            .map(|(before, record)| {
                let (reading, mut faults) = read_all(record);
                for fault in &mut faults {
                    fault.line += before;
                }
                (reading, faults)
            })
            .collect(),
        Err(fault) => vec![(None, vec![fault])],
    };
    for (reading, faults) in &checked {
        if as_json {
            write_json(&mut output, &verdict(reading.as_ref(), faults))?;
        } else if let (Some(reading), true) = (reading, faults.is_empty()) {
            praise(reading, words, &mut output)?;
        } else {
            for fault in faults {
                writeln!(output, "{}", words.record_fault(fault))?;
            }
        }
    }
    output.flush()?;
    let faults: usize = checked.iter().map(|(_, faults)| faults.len()).sum();
    if faults == 0 { Ok(()) } else { Err(Failure::Wrong(words.tool_faults(faults))) }
}

/// Says that a match is in order, and what its players did wrong themselves.
fn praise(reading: &Reading, words: Words, output: &mut impl Write) -> Result<(), Failure> {
    let kind = match (reading.kind, reading.game.outcome()) {
        (RecordKind::Finished, _) => words.tool_finished_match(),
        (_, None) => words.tool_running_match(),
        (_, Some(_)) => words.tool_running_file(),
    };
    writeln!(
        output,
        "{}",
        words.tool_all_right().kind(kind).promises(promises(reading)).steps(reading.game.steps())
    )?;
    for notice in &reading.notices {
        writeln!(output, "{}", words.tool_note(words.notice(*notice)))?;
    }
    let teller = words.at(reading.game.setup(), Viewer::Spectator);
    for event in mistakes(reading) {
        writeln!(output, "{}", words.tool_note(teller.event(&event)))?;
    }
    Ok(())
}

fn verdict(reading: Option<&Reading>, faults: &[RecordFault]) -> Value {
    json!({
        "ok": faults.is_empty(),
        "kind": reading.map(|reading| if reading.kind == RecordKind::Finished { "finished" } else { "running" }),
        "steps": reading.map(|reading| reading.game.steps()),
        "promises": reading.map(promises),
        "mistakes": reading.map_or(Vec::new(), |reading| {
            let rules = reading.game.setup().rules();
            mistakes(reading).iter().filter_map(|event| rules.show_event(event)).collect()
        }),
        "faults": faults.iter().map(|fault| json!({
            "line": fault.line,
            "column": fault.column,
            "message": fault.what.to_string(),
        })).collect::<Value>(),
        "notices": reading.map_or(&[][..], |reading| &reading.notices).iter().map(Notice::to_string).collect::<Vec<_>>(),
    })
}

/// What the players themselves did wrong: pins, hints and verdicts that the uncovered secret belies.
fn mistakes(reading: &Reading) -> Vec<Event> {
    let events = reading.game.seen(Viewer::Spectator, 0).flat_map(|entry| entry.events);
    events.filter(|event| matches!(event, Event::Errors(_) | Event::EnteredWrong { .. })).collect()
}

/// How many promises were made, and so checked against secret and salt.
fn promises(reading: &Reading) -> usize {
    let events = reading.game.seen(Viewer::Spectator, 0).flat_map(|entry| entry.events);
    let promised = events.map(|event| match event {
        Event::SecretSet { .. } => 1,
        Event::Dealt { commitments } => commitments.len(),
        _ => 0,
    });
    promised.sum()
}
