//! The commands `replay` and `verify`: a match in a file, shown and checked.

use std::io::{Read, Write};

use play::review;
use rules::notation::{Notice, Reading, RecordFault, RecordKind, decode, read, read_all};
use rules::{Event, Viewer};
use serde_json::{Value, json};
use shell::record::load;
use shell::{Failure, foreign};
use solver::computer::{Knowledge, Mind};
use wire::{Analysed, RecordShape};
use words::{Story, Words};

/// How a match is shown.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReplayOptions {
    /// With what every row cost.
    pub analysis: bool,
    /// As JSON.
    pub json: bool,
}

/// Shows a match row by row with scores and promises, or as JSON. What is still hidden in a running one stays hidden.
pub fn replay(
    input: impl Read,
    words: Words,
    options: ReplayOptions,
    mut output: impl Write,
) -> Result<(), Failure> {
    let bytes = load(input, words)?;
    let reading = decode(&bytes).and_then(|text| read(&text));
    let reading = reading.map_err(|fault| Failure::Wrong(words.record_fault(&fault)))?;
    let game = &reading.game;
    let view = game.view(Viewer::Spectator);
    let knowledge = Knowledge::of(game.setup().rules());
    let mind = Mind::new(&knowledge);
    if options.json {
        let notices = reading.notices.iter().map(ToString::to_string).collect();
        let shape = RecordShape { notices: Some(notices), ..RecordShape::new(game) };
        let mut shown = json!(shape);
        if options.analysis {
            let rounds = || review::analysed_match(&view, &mind);
            let analysed = match review::analysed_group(game) {
                Some(group) => Some(Analysed::group(game.setup().rules(), &group)),
                None => rounds().map(|analysis| Analysed::of(&view, &analysis, analysis.stopped)),
            };
            shown["analysis"] = json!(analysed);
        }
        output.write_all(foreign::json(&shown).as_bytes())?;
    } else {
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
            lines.extend(review::whole(words, &view, game, &mind));
        }
        for line in lines {
            writeln!(output, "{line}")?;
        }
    }
    output.flush()?;
    Ok(())
}

/// Checks every answer, score, promise and the digest of a match, and tells everything that is wrong.
pub fn verify(input: impl Read, words: Words, as_json: bool, mut output: impl Write) -> Result<(), Failure> {
    let bytes = load(input, words)?;
    let (reading, faults) = match decode(&bytes) {
        Ok(text) => read_all(&text),
        Err(fault) => (None, vec![fault]),
    };
    if as_json {
        output.write_all(foreign::json(&verdict(reading.as_ref(), &faults)).as_bytes())?;
    } else if let (Some(reading), true) = (&reading, faults.is_empty()) {
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
    } else {
        for fault in &faults {
            writeln!(output, "{}", words.record_fault(fault))?;
        }
    }
    output.flush()?;
    if faults.is_empty() { Ok(()) } else { Err(Failure::Wrong(words.tool_faults(faults.len()))) }
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
