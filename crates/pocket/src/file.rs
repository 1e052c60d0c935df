//! Matches as a file: everything that is kept here, to be carried to another device, and back.
//!
//! The file is the records one after the other, each as the notation has it, so that any one of them can be read by
//! itself. What belongs to a table stands before its record, in a comment.

use std::collections::BTreeMap;

use rules::notation::{self, HEAD};

use crate::kept::{FoundGame, KeptRow};
use crate::open::table_name;
use crate::problem::PocketProblem;
use crate::response::PocketResponse;
use crate::route::PocketVisit;

/// How the line begins that says at which table a match was played, when it began and when something was last done.
const KEPT: &str = "# kept ";

/// The name of the file.
const NAME: &str = "codeknacker-matches.txt";

/// All matches that are kept here, as a file.
pub(crate) fn export(visit: &PocketVisit<'_>) -> PocketResponse {
    let mut rows: Vec<_> = visit.asked.kept.iter().collect();
    rows.sort_by_key(|row| row.began);
    let records = rows.into_iter().map(|row| {
        // A last line that was torn off would spoil the record once another follows.
        let record = FoundGame::read(row).map_or_else(|| row.text.clone(), |found| found.row.text);
        format!("{KEPT}{} {} {}\n{}\n", row.table, row.began, row.touched, record.trim_end())
    });
    let text = records.collect::<Vec<_>>().concat();
    let attachment = NAME.to_owned();
    PocketResponse { attachment, ..PocketResponse::text("text/plain; charset=utf-8", text) }
}

/// Adds the matches of a file to those that are kept here. One that is here already stays unless the file has more of it.
pub(crate) fn import(visit: &PocketVisit<'_>) -> Result<PocketResponse, PocketProblem> {
    let (rows, _) = read(visit)?;
    let response = PocketResponse::go_on(&format!("/matches?added={}", rows.len()));
    Ok(PocketResponse { keep: rows, ..response })
}

/// Shows the match that somebody shares with the game: its replay, or its table if it is not over. It is one at a time: any
/// other site can send one here, and what was added can't be told from one's own.
pub(crate) fn share(visit: &PocketVisit<'_>) -> Result<PocketResponse, PocketProblem> {
    let (keep, first) = read(visit)?;
    if keep.len() > 1 {
        return Err(PocketProblem::Several);
    }
    Ok(PocketResponse { keep, ..PocketResponse::go_on(&first) })
}

/// The matches that were sent which are new here, and where the first of all is looked at.
fn read(visit: &PocketVisit<'_>) -> Result<(Vec<KeptRow>, String), PocketProblem> {
    let fields = visit.asked.form();
    let text = fields.raw("file").filter(|text| !text.is_empty()).or(fields.raw("text")).unwrap_or_default();
    let mut first = None;
    let mut new = BTreeMap::new();
    for found in records(text, visit.asked.now) {
        let over = found.game.outcome().is_some();
        let (id, table) = (&found.row.id, &found.row.table);
        let known = visit.asked.kept.iter().find(|row| row.id == *id);
        let steps = known.and_then(FoundGame::read).map(|known| known.game.steps());
        let table = known.map_or(table, |row| &row.table);
        first.get_or_insert_with(|| if over { format!("/m/{id}") } else { format!("/t/{table}") });
        if steps.is_none_or(|steps| found.game.steps() > steps) {
            let row = KeptRow { table: table.clone(), ..found.row.clone() };
            new.insert(row.id.clone(), row);
        }
    }
    Ok((new.into_values().collect(), first.ok_or(PocketProblem::Unreadable)?))
}

/// Reads the records of a text; what is damaged is left out.
fn records(text: &str, now: i64) -> Vec<FoundGame> {
    let text = text.replace("\r\n", "\n");
    let mut found = Vec::new();
    let mut notes = "";
    let mut record = String::new();
    for line in text.split_inclusive('\n') {
        let kept = line.strip_prefix(KEPT);
        // What belongs to the table stands before its record.
        if kept.is_some() || (line.starts_with(HEAD) && !record.is_empty()) {
            found.extend(game(notes, &record, now));
            (notes, record) = ("", String::new());
        }
        match kept {
            Some(kept) => notes = kept.trim_end(),
            None => record.push_str(line),
        }
    }
    found.extend(game(notes, &record, now));
    found
}

/// Reads one record.
fn game(notes: &str, record: &str, now: i64) -> Option<FoundGame> {
    if !record.starts_with(HEAD) {
        return None;
    }
    let id = notation::read(record).ok()?.game.id().to_string();
    let mut words = notes.split(' ');
    let named = words.next().filter(|name| is_table(name)).map(str::to_owned);
    let mut time = || words.next().and_then(|word| word.parse().ok()).filter(|time| (0..=now).contains(time));
    let began = time().unwrap_or(now);
    let touched = time().unwrap_or(began);
    let table = named.unwrap_or_else(|| table_name(&id));
    FoundGame::read(&KeptRow { id, table, began, touched, text: record.to_owned() })
}

/// Whether a table of ours may be called so.
fn is_table(name: &str) -> bool {
    let letters = name.strip_prefix(crate::open::HERE).unwrap_or_default();
    !letters.is_empty() && letters.len() <= 32 && letters.bytes().all(|byte| byte.is_ascii_alphanumeric())
}
