//! Opening a table on this device.

use pages::cookie::LESSON;
use pages::{FIRST_GAME, Fields, LearnPage, SetupPage, SetupWish};
use play::Who;
use rules::{Edition, Length, Match, MatchId, Mode, Player, Proposal, Seat, Setup};
use solver::computer::Computer;
use wire::OpenTable;
use words::Words;

use crate::kept::FoundGame;
use crate::problem::PocketProblem;
use crate::response::PocketResponse;
use crate::route::PocketVisit;

/// How the name of a table on this device begins: no server's does.
pub(crate) const HERE: &str = "here-";

/// Letters of a table's name behind that.
const LETTERS: usize = 7;

/// The name of the table of a match.
pub(crate) fn table_name(id: &str) -> String {
    let letters: String = id.chars().filter(char::is_ascii_alphanumeric).take(LETTERS).collect();
    format!("{HERE}{letters}")
}

/// Shows the form, with what the query says filled in.
pub(crate) fn show(visit: PocketVisit<'_>) -> Result<PocketResponse, PocketProblem> {
    let (wish, key) = (wish(&visit.asked.query(), visit.frame.words)?, visit.key());
    Ok(PocketResponse::page(&SetupPage::new(visit.frame, key, &wish, None)))
}

/// Opens the table and goes there; what can't be played is told on the form.
pub(crate) fn open(visit: PocketVisit<'_>) -> Result<PocketResponse, PocketProblem> {
    let wish = wish(&visit.asked.form(), visit.frame.words)?;
    match begun(&visit, &wish.table())? {
        Ok(response) => Ok(response),
        Err(fault) => {
            let (key, elsewhere) = (visit.key(), fault == visit.frame.words.pocket_needs_server());
            let page = PocketResponse::page(&SetupPage::new(visit.frame, key, &wish, Some(fault)));
            Ok(PocketResponse { elsewhere, ..page.with_status(422) })
        }
    }
}

/// Shows the way to the first game.
pub(crate) fn learn(visit: PocketVisit<'_>) -> PocketResponse {
    let key = visit.key();
    PocketResponse::page(&LearnPage::new(visit.frame, key))
}

/// Opens a table for a lesson and goes there.
pub(crate) fn lesson(visit: &PocketVisit<'_>) -> Result<PocketResponse, PocketProblem> {
    let wish = wish(&Fields::read(b"quick=yes"), visit.frame.words)?;
    let response = begun(visit, &wish.table())?.map_err(|_| PocketProblem::NoPath)?;
    let table = response.location.clone();
    Ok(response.with_cookie(LESSON, "on", &table))
}

/// What the fields of a form wish for.
fn wish(fields: &Fields, words: Words) -> Result<SetupWish, PocketProblem> {
    let edition = Edition::find(fields.get("edition").unwrap_or(FIRST_GAME)).ok_or(PocketProblem::NoPath)?;
    Ok(SetupWish::read(edition, fields, words.language()))
}

/// A table with its first match, or why there can't be one.
fn begun(
    visit: &PocketVisit<'_>,
    asked: &OpenTable,
) -> Result<Result<PocketResponse, String>, PocketProblem> {
    let mut chance = visit.chance()?;
    let advice = asked.advice.unwrap_or(false);
    let (setup, computers) = match settled(visit.frame.words, asked, &mut chance) {
        Ok(settled) => settled,
        Err(fault) => return Ok(Err(fault)),
    };
    let game = Match::new(MatchId::draw(&mut chance), setup);
    let table = table_name(game.id().as_str());
    let response = PocketResponse::go_on(&format!("/t/{table}"));
    let found = FoundGame::begin((game, computers), table, advice, visit.asked.now, None);
    let (found, _) = visit.proceed(found)?;
    Ok(Ok(PocketResponse { keep: vec![found.row], ..response }))
}

/// What is agreed, and how the computer plays each seat; or what is wrong with it.
fn settled(
    words: Words,
    asked: &OpenTable,
    chance: &mut rand_chacha::ChaCha20Rng,
) -> Result<(Setup, Vec<Computer>), String> {
    let whos = asked.seats.iter().map(|seat| seat.who.parse::<Who>()).collect::<Result<Vec<_>, _>>();
    let whos = whos.map_err(|fault| fault.told(words))?;
    if whos.contains(&Who::Link) {
        return Err(words.pocket_needs_server().into());
    }
    if whos.iter().all(|who| who.player() != Player::Person) {
        return Err(words.problem_nobody_plays().into());
    }
    let options: Vec<_> = asked.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let (Some(edition), Some(mode)) = (Edition::find(&asked.edition), Mode::find(&asked.mode)) else {
        return Err(words.problem_no_such_path().into());
    };
    let proposal = Proposal {
        edition,
        options: options.iter().map(String::as_str).collect(),
        mode,
        seats: whos
            .iter()
            .map(|who| who.player())
            .zip(asked.seats.iter().map(|seat| seat.name.as_deref()))
            .collect(),
        length: asked.rounds.map(Length::Rounds).or(asked.target.map(Length::Target)),
        first: asked.first.map(|number| Seat::new(usize::from(number).wrapping_sub(1))),
    };
    let setup = proposal.settle(chance).map_err(|faults| words.setup_faults(&faults))?;
    Ok((setup, whos.into_iter().map(Who::computer).collect()))
}
