//! A table on this device: looked at, played at, covered.

use std::sync::Arc;

use pages::cookie::{LESSON, OPEN};
use pages::{
    AdviceQuestion, CoachAnswers, Fields, Help, Opened, Opening, SeenTable, TableAsk, TableAspect,
    TableExtras, TablePage, Unanswered, answered_seat, asked, coached, conflict_rows, is_covered, landing,
    next_address, shown_again,
};
use play::{Deed, Done, Table as _, Thought, device};
use rules::seat::Name;
use rules::{Action, Actor, Match, MatchId, Refusal, Seat, Secret};

use crate::kept::{FoundGame, LocalTable};
use crate::look::LocalLook;
use crate::problem::PocketProblem;
use crate::response::PocketResponse;
use crate::route::PocketVisit;

/// The most codes of a game that are counted where there is no time to think: it takes a few milliseconds.
const AT_ONCE: u64 = 50_000;

/// The most decisions of computers before the page is shown again.
const DECISIONS: usize = 8;

/// A visit at a table.
struct TableVisit<'a> {
    visit: PocketVisit<'a>,
    look: LocalLook,
    /// Whether something has changed that has to be kept.
    changed: bool,
    /// Whether computers have to think.
    thinks: bool,
}

/// Answers a request for a table.
pub(crate) fn route(
    visit: PocketVisit<'_>,
    name: &str,
    rest: &[&str],
) -> Result<PocketResponse, PocketProblem> {
    let mut at = TableVisit::new(visit, name)?;
    match (at.visit.asked.is_form(), rest) {
        (false, []) => at.show(),
        (true, ["act"]) => at.act(),
        (true, ["draft"]) => at.draft(),
        (true, ["open"]) => at.open(),
        (true, ["cover"]) => {
            let (address, now) = (at.address(), at.visit.asked.now);
            Ok(at.keep(PocketResponse::go_on(&address)).with_cookie(OPEN, &Opening::covered(now), &address))
        }
        (true, ["lesson"]) => {
            let address = at.address();
            let response = at.landed(address.clone(), false)?;
            Ok(response.with_cookie(LESSON, "", &address))
        }
        (true, ["do"]) => at.small_thing(),
        (true, ["think"]) => {
            at.think()?;
            // A round that ends meanwhile is looked at before the next one.
            let after = at.visit.asked.form().number::<u32>("after");
            let after = after.map_or_else(String::new, |round| format!("?after={round}"));
            let (address, lesson) = (at.address() + &after, at.takes_lesson());
            at.landed(address, lesson)
        }
        // A request for the address of a form, such as after a change of language, is at the table.
        (false, ["act" | "draft" | "open" | "cover" | "lesson" | "do" | "think"]) => {
            Ok(PocketResponse::go_on(&at.address()))
        }
        _ => Err(PocketProblem::NoPath),
    }
}

impl<'a> TableVisit<'a> {
    /// Comes to a table: what needs no thought has happened there.
    fn new(visit: PocketVisit<'a>, name: &str) -> Result<Self, PocketProblem> {
        let mut rows: Vec<_> = visit.asked.kept.iter().filter(|row| row.table == name).collect();
        rows.sort_by_key(|row| row.began);
        // The last one that can be read: there may be hundreds before it.
        let found = loop {
            let row = rows.pop().ok_or(PocketProblem::NoTable)?;
            if let Some(found) = FoundGame::read(row) {
                break found;
            }
        };
        let steps = found.game.steps();
        let (found, thinks) = visit.proceed(found)?;
        let changed = found.game.steps() > steps;
        let look = LocalLook { found, earlier: rows.into_iter().cloned().collect(), now: visit.asked.now };
        Ok(Self { visit, look, changed, thinks })
    }

    fn address(&self) -> String {
        format!("/t/{}", self.look.found.row.table)
    }

    /// A response with what has to be kept before it is shown.
    fn keep(&self, mut response: PocketResponse) -> PocketResponse {
        if self.changed {
            response.keep.push(self.look.found.row.clone());
        }
        response
    }

    fn opening(&self) -> Opening {
        Opening::read(self.visit.asked.cookie(OPEN).unwrap_or(""))
    }

    fn takes_lesson(&self) -> bool {
        self.visit.asked.cookie(LESSON) == Some("on")
    }

    /// Shows the table.
    fn show(self) -> Result<PocketResponse, PocketProblem> {
        let fields = self.visit.asked.query();
        let by_itself = fields.has("quiet");
        // A page that is open is the answer to a form, or a look that a script takes over.
        if fields.has("open") && !by_itself {
            return Ok(self.keep(PocketResponse::go_on(&self.address())));
        }
        // A match that is over shows its last round anyway.
        let shows = !by_itself || !self.look.is_over();
        let ended = fields.number("after").filter(|round| shows && self.look.has_ended(*round));
        let address = ended.map(|round: u32| format!("{}?round={round}", self.address()));
        if let Some(address) = address.as_ref().filter(|_| !by_itself) {
            return Ok(self.keep(PocketResponse::go_on(address)));
        }
        let opened = self.opening().of(&fields).filter(|_| ended.is_none());
        let round = ended.or(fields.number("round"));
        let wanted = self.named(&fields)?;
        let lesson = self.takes_lesson();
        let aspect = TableAspect { wanted, opened, round, by_itself, ..TableAspect::default() };
        let response = self.page(fields, aspect, lesson)?;
        Ok(match address {
            Some(address) => response.located(address),
            None => response,
        })
    }

    /// The seat that a form or an address names; one of those at this device.
    fn named(&self, fields: &Fields) -> Result<Option<Seat>, PocketProblem> {
        let Some(number) = fields.number::<u8>("seat") else { return Ok(None) };
        let held = self.look.found.held();
        held.into_iter().find(|seat| seat.number() == number).map(Some).ok_or(PocketProblem::NotYours)
    }

    /// The page after a form, or the way to it.
    fn landed(mut self, address: String, lesson: bool) -> Result<PocketResponse, PocketProblem> {
        if !self.visit.asked.inline {
            return Ok(self.keep(PocketResponse::go_on(&address)));
        }
        let (address, fields) = landing(address, |round| self.look.has_ended(round));
        let wanted = self.named(&fields)?;
        self.visit.frame.here.clone_from(&address);
        let aspect = TableAspect { wanted, round: fields.number("round"), ..TableAspect::default() };
        Ok(self.page(fields, aspect, lesson)?.located(address))
    }

    /// The page of the table.
    fn page(
        mut self,
        mut fields: Fields,
        aspect: TableAspect,
        lesson: bool,
    ) -> Result<PocketResponse, PocketProblem> {
        let words = self.visit.frame.words;
        let seen = self.look.seen(words, &aspect);
        if let (true, Some(sight)) = (fields.has("roll"), &seen.sight) {
            let rules = sight.rules();
            fields.set("copy", &rules.show(Secret::draw(rules, &mut self.visit.chance()?).code));
        }
        let Some(help) = self.help(&seen, &fields) else { return Ok(self.keep(self.visit.thinking())) };
        let conflict = seen.contradicted().and_then(AdviceQuestion::conflict);
        let conflict = conflict.and_then(|question| self.answer(&question).ok()?);
        let refused = aspect.problem.is_some();
        let extras = TableExtras {
            key: self.visit.key(),
            round: aspect.round,
            help,
            problem: aspect.problem,
            conflict: conflict.as_deref().map(conflict_rows).unwrap_or_default(),
            series: self.look.series(),
            origin: self.visit.asked.origin.clone(),
            alone: true,
            lesson,
            local: true,
            thinks: self.thinks,
            ..TableExtras::default()
        };
        let page = TablePage::new(self.visit.frame.clone(), &seen, &fields, extras);
        let response = PocketResponse::page(&page);
        Ok(self.keep(if refused { response.with_status(422) } else { response }))
    }

    /// Helps where the table allows it; nothing if there is no time for what was asked.
    fn help(&mut self, seen: &SeenTable, fields: &Fields) -> Option<Help> {
        let mut answers = CoachAnswers::default();
        loop {
            match coached(self.visit.frame.words, seen, fields, &answers) {
                Ok(help) => return Some(help),
                Err(Unanswered::Failed) => return None,
                Err(Unanswered::Ask(question)) => {
                    let told = self.answer(&question);
                    answers.note(question.key(), told);
                }
            }
        }
    }

    /// The answer to a question, or that there is no time for it now. The page's own worker has the time.
    fn answer(&mut self, question: &AdviceQuestion) -> Result<Option<Arc<str>>, ()> {
        let at_once = match question {
            AdviceQuestion::Count(rules, _) | AdviceQuestion::Conflict(rules, _) => {
                rules.secrets().count() <= AT_ONCE
            }
            _ => false,
        };
        if self.visit.asked.thinks || at_once {
            return Ok(self.visit.minds.answer(question));
        }
        self.thinks = true;
        Err(())
    }

    /// Does something and keeps it. Says what can't be done.
    fn step<T>(&mut self, step: impl FnOnce(&mut LocalTable) -> T) -> Result<T, PocketProblem> {
        let mut chance = self.visit.chance()?;
        chance.set_stream(3);
        let (words, now) = (self.visit.frame.words, self.visit.asked.now);
        let found = self.look.found.clone();
        let steps = found.game.steps();
        let (found, (told, thinks)) = found.play(words, chance, now, |local| {
            let told = step(local);
            (told, local.proceed().is_some())
        });
        self.changed |= found.game.steps() > steps;
        (self.look.found, self.thinks) = (found, thinks);
        Ok(told)
    }

    /// Does something in the match and goes back to the table; what can't be done is told there, with what was entered.
    fn act(mut self) -> Result<PocketResponse, PocketProblem> {
        let mut fields = self.visit.asked.form();
        // What somebody does covers what another had opened, in whichever tab.
        let covers = self.opening().is_open();
        let opened = self.opening().of(&fields);
        let since = self.visit.asked.now;
        let seat = self.named(&fields)?.ok_or(PocketProblem::NotYours)?;
        let (held, address, lesson) = (self.look.found.held(), self.address(), self.takes_lesson());
        let view = self.look.view(seat);
        let rules = view.setup.rules().clone();
        let named = answered_seat(&rules, &fields, &held, seat);
        let refused = |opened: Option<Opened>, problem| TableAspect {
            wanted: named,
            opened,
            problem: Some(problem),
            ..TableAspect::default()
        };
        let words = self.visit.frame.words;
        let deed = match asked(words, &view, &mut fields, opened.as_ref()).ok_or(PocketProblem::NotForm)? {
            TableAsk::Do(deed) => deed,
            TableAsk::Covered => return Ok(self.keep(PocketResponse::go_on(&address))),
            TableAsk::Wrong(faults) => {
                return self.page(shown_again(fields), refused(opened, faults), lesson);
            }
        };
        let key = fields.get("key").unwrap_or_default().to_owned();
        let repeated = !key.is_empty() && key == self.look.found.notes.done;
        if !repeated && let Some(problem) = self.attempt(seat, deed, &fields)? {
            if is_covered(&fields, opened.as_ref()) {
                return Ok(self.keep(PocketResponse::go_on(&address)));
            }
            return self.page(shown_again(fields), refused(opened, problem), lesson);
        }
        if !repeated {
            self.look.found.note_done(&key);
        }
        // The caller holds the shared device already.
        if opened.is_some() && fields.get("action") == Some("call") {
            let aspect = TableAspect { opened, ..TableAspect::default() };
            return self.page(Fields::default(), aspect, lesson);
        }
        let ended = fields.number("round").is_some_and(|round| self.look.has_ended(round));
        let next = next_address(&self.look.found.row.table, &rules, &fields, ended, named);
        let response = self.landed(next, lesson)?;
        Ok(if covers { response.with_cookie(OPEN, &Opening::covered(since), &address) } else { response })
    }

    /// Does something for a seat, if the form is about the match as it stands; says why not.
    fn attempt(&mut self, seat: Seat, deed: Deed, fields: &Fields) -> Result<Option<String>, PocketProblem> {
        let (words, game) = (self.visit.frame.words, &self.look.found.game);
        let decided = fields.number::<usize>("number");
        let (by, holds, returns) = match &deed {
            Deed::Act(action) => (
                device::actor(game.setup().mode(), action, seat),
                decided.is_some_and(|decided| device::still_holds(game, decided, action)),
                matches!(action, Action::Return),
            ),
            Deed::Secret(..) => (Actor::Seat(seat), false, false),
        };
        if !returns && !device::still_plays(game, seat) {
            return Ok(Some(words.refusal(&Refusal::NotAPerson)));
        }
        if decided != Some(game.steps()) && !holds {
            return Ok(Some(words.problem_stale().into()));
        }
        let done = self.step(|local| local.act(by, deed))?;
        Ok(match done {
            Done::Refused(problem) => Some(problem),
            Done::Now | Done::Later => None,
        })
    }

    /// A page with what is filled in so far. Sent this way, nothing of it gets into an address or the history.
    fn draft(self) -> Result<PocketResponse, PocketProblem> {
        let fields = self.visit.asked.form();
        let opened = self.opening().of(&fields);
        if is_covered(&fields, opened.as_ref()) {
            return Ok(self.keep(PocketResponse::go_on(&self.address())));
        }
        let (wanted, lesson) = (self.named(&fields)?, self.takes_lesson());
        self.page(fields, TableAspect { wanted, opened, ..TableAspect::default() }, lesson)
    }

    /// Somebody says who they are: from now on the page shows what they alone may see.
    fn open(self) -> Result<PocketResponse, PocketProblem> {
        let fields = self.visit.asked.form();
        let seat = self.named(&fields)?.ok_or(PocketProblem::NotYours)?;
        let address = self.address();
        if self.opening().is_older(&fields, self.visit.asked.now) {
            return Ok(self.keep(PocketResponse::go_on(&address)));
        }
        let opened = Opened { seat, word: self.visit.key() };
        let value = opened.written();
        let aspect = TableAspect { opened: Some(opened), ..TableAspect::default() };
        let lesson = self.takes_lesson();
        Ok(self.page(Fields::default(), aspect, lesson)?.with_cookie(OPEN, &value, &address))
    }

    /// What is done at a table beside the match.
    fn small_thing(mut self) -> Result<PocketResponse, PocketProblem> {
        let fields = self.visit.asked.form();
        let seat = self.named(&fields)?.ok_or(PocketProblem::NotYours)?;
        let (address, lesson) = (self.address(), self.takes_lesson());
        match fields.get("what").unwrap_or_default() {
            "rematch" => {
                // Sent twice, it has begun already.
                if self.look.is_over() {
                    self.rematch()?;
                }
            }
            "rename" => {
                let name = fields.get("name").map(Name::new).transpose();
                match name {
                    Ok(name) => self.look.found.rename(seat, name.as_ref()),
                    Err(fault) => {
                        let problem = Some(self.visit.frame.words.name_fault(fault));
                        let aspect = TableAspect { problem, ..TableAspect::default() };
                        return self.page(Fields::default(), aspect, lesson);
                    }
                }
                self.changed = true;
            }
            _ => return Err(PocketProblem::NeedsServer),
        }
        self.landed(address, lesson)
    }

    /// Begins another match at the table, with the start moved on.
    fn rematch(&mut self) -> Result<(), PocketProblem> {
        let FoundGame { row, computers, notes, .. } = &self.look.found;
        let setup = self.look.found.setup().rematch();
        let game = Match::new(MatchId::draw(&mut self.visit.chance()?), setup);
        // Matches of a table are told apart by when they began.
        let now = self.visit.asked.now.max(row.began + 1);
        let series = Some(self.look.series_so_far());
        let begun = (game, computers.clone());
        let next = FoundGame::begin(begun, row.table.clone(), notes.advice, now, series);
        let before = std::mem::replace(&mut self.look.found, next);
        self.look.earlier.push(before.row);
        let (found, thinks) = self.visit.proceed(self.look.found.clone())?;
        (self.look.found, self.thinks, self.changed) = (found, thinks, true);
        Ok(())
    }

    /// Lets computers think, and play until somebody here has something to do.
    fn think(&mut self) -> Result<(), PocketProblem> {
        let (minds, rules) = (self.visit.minds, self.look.found.game.setup().rules().clone());
        if !self.visit.asked.thinks {
            return Ok(());
        }
        self.step(|local| {
            for _ in 0..DECISIONS {
                let Some(Thought::Decided(decision)) =
                    local.proceed().and_then(|job| minds.think(&rules, job))
                else {
                    return;
                };
                local.decided(decision);
            }
        })
    }
}
