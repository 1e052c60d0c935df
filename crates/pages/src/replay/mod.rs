//! A match that is over: its rounds to step through, what every row cost, luck, something to share, and whether it was fair.

mod analysis;
mod fair;
mod group;
mod picture;
mod share;

use askama::Template;
use rules::matches::RoundEnd;
use rules::view::{Board, PastRound};
use rules::{Edition, Mode, Seat, View, Viewer};
use wire::Analysed;
use words::Words;

use self::analysis::Analysis;
use self::fair::Promise;
use self::group::GroupNotes;
pub(crate) use self::share::ShareCard;
use crate::form::Fields;
use crate::frame::Frame;
use crate::table::{Entry, GroupView, RoundView, plays_one_round_alone};

/// What the parts of a table's page need from that page.
struct ReplayShown {
    code: String,
    looking_back: bool,
    /// Nothing can be entered any more.
    entry: Option<Entry>,
}

impl ReplayShown {
    /// Whether something is entered behind the shield: never.
    fn behind_shield(&self) -> bool {
        self.entry.is_some()
    }

    /// How what is filled in would be sent.
    fn draft_method(&self) -> &'static str {
        if self.behind_shield() { "post" } else { "get" }
    }

    /// Where to.
    fn draft_address(&self) -> String {
        format!("/t/{}", self.code)
    }
}

/// The page.
#[derive(Template)]
#[template(path = "replay.html")]
pub struct ReplayPage {
    frame: Frame,
    id: String,
    edition: String,
    outcome: String,
    names: String,
    score: String,
    t: ReplayShown,
    holes: u8,
    /// The numbers of the rounds.
    rounds: Vec<u32>,
    number: u32,
    round: Option<RoundView>,
    group: Option<GroupView>,
    /// How many rows are shown, of how many.
    row: usize,
    rows: usize,
    analysis: Option<Analysis>,
    /// A group's analysis.
    notes: Option<GroupNotes>,
    analysable: bool,
    promises: Vec<Promise>,
    shared: Option<String>,
    link: String,
    /// A key for its form.
    key: String,
    /// Whether the same can be played again at once, alone.
    again: bool,
    /// The table that it was played at, if the reader sits there.
    table: Option<String>,
    edition_id: &'static str,
    /// A harder edition: its id, and an invitation to it.
    next: Option<(&'static str, String)>,
}

/// The viewer of a finished match.
pub struct ReplayReader {
    /// The address to share.
    pub link: String,
    /// A key for the page's form.
    pub key: String,
    /// The seat that they had.
    pub own: Option<Seat>,
    /// The code of its table, if they sit there.
    pub table: Option<String>,
}

/// Whether an address asks for an analysis, and there is something to analyse.
pub fn wants_analysis(view: &View, fields: &Fields) -> bool {
    fields.has("analysis") && (chosen(view, fields).is_some() || group::is_open(view))
}

impl ReplayPage {
    /// The page of a match that is over, with its analysis if that was asked for.
    pub fn new(
        frame: Frame,
        view: &View,
        fields: &Fields,
        told: Option<&Analysed>,
        reader: ReplayReader,
    ) -> Self {
        let words = frame.words;
        let rules = view.setup.rules();
        let edition = rules.edition();
        let title = format!("{} · {}", words.edition_name(rules.edition()), words.analysis_title());
        let frame = frame.previewed(rules.edition(), title, words.edition_facts(rules));
        let teller = words.at(&view.setup, reader.own.map_or(Viewer::Spectator, Viewer::Seat));
        let past = chosen(view, fields);
        let rows = match &view.board {
            Board::GroupWatcher(board) => board.rows.len(),
            _ => past.map_or(0, |round| round.rows.len()),
        };
        let row = fields.number::<usize>("row").unwrap_or(rows).min(rows);
        let mut round = past.map(|round| RoundView::past(&teller, &view.setup, round));
        if let Some(round) = &mut round {
            round.keep(view.setup.rules(), row, row == rows, words);
        }
        let totals: Vec<_> = view.seats.iter().map(|seat| seat.total).collect();
        let names: Vec<_> = view.setup.all_seats().map(|seat| teller.name_or_you(seat)).collect();
        let group = GroupView::new(&teller, &group::stood(view, row), false);
        let alone = plays_one_round_alone(view);
        Self {
            edition: words.edition_name(view.setup.rules().edition()),
            outcome: match (&view.outcome, round.as_ref().and_then(|round| round.end.clone())) {
                (Some(_), Some(end)) if alone => end,
                (Some(outcome), _) => teller.outcome(outcome),
                (None, _) => String::new(),
            },
            names: if alone && is_nameless(view) { String::new() } else { words.list(&names) },
            score: if group.is_some() || alone { String::new() } else { teller.score(&totals) },
            holes: view.setup.rules().holes(),
            t: ReplayShown { code: String::new(), looking_back: true, entry: None },
            rounds: view.past.iter().map(|round| round.number).collect(),
            number: past.map_or(0, |round| round.number),
            round,
            group,
            row,
            rows,
            analysable: past.is_some() || group::is_open(view),
            analysis: past.zip(told).and_then(|(round, told)| Analysis::new(&teller, view, round, told)),
            notes: told.and_then(|told| GroupNotes::new(&teller, view, told)),
            promises: fair::promises(view, past),
            shared: ShareCard::of(words, view, past).map(|shared| shared.text()),
            link: reader.link,
            key: reader.key,
            again: view.setup.mode() == Mode::Solo && words.chosen_options(rules).is_empty(),
            table: reader.table,
            edition_id: edition.id,
            // Something harder is for those who have just cracked this.
            next: edition
                .harder
                .filter(|_| !alone || past.is_some_and(|round| matches!(round.end, RoundEnd::Solved { .. })))
                .and_then(Edition::find)
                .map(|harder| (harder.id, words.end_next(words.edition_name(harder)))),
            id: view.id.as_str().to_owned(),
            frame,
        }
    }
}

/// Whether the only person at the table gave no name: a number for a name tells nobody anything.
fn is_nameless(view: &View) -> bool {
    view.setup.chairs().iter().all(|chair| chair.name.is_none())
}

/// A picture of a result, to be shared; none if there is nothing to tell.
pub fn result_picture(words: Words, view: &View, fields: &Fields) -> Option<String> {
    ShareCard::of(words, view, chosen(view, fields)).map(|shared| picture::svg(&shared))
}

/// The round that is asked for, or the last.
fn chosen<'a>(view: &'a View, fields: &Fields) -> Option<&'a PastRound> {
    let number = fields.number::<u32>("round");
    let wanted = view.past.iter().find(|round| Some(round.number) == number);
    wanted.or(view.past.last())
}
