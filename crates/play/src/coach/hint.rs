//! Hints in steps, each on request: whether the row fits, what follows from which rows, what the best row aims at, and
//! finally the row itself.

use std::borrow::Cow;

use rules::view::{Board, View};
use rules::{Action, Code, Rules};
use solver::Universe;
use solver::advice::{Advisor, Clues, Count, Limits};
use solver::coach::{CoachFact, CoachPosition, wide_facts};
use solver::computer::{Mind, chance_after, hint};
use words::{Language, Teller, Words};

use super::fact::{FactNames, RowNames, fact_told, telling};
use super::merge::is_misplaced;
use crate::entry::read_row;
use crate::reply;

/// What somebody asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HintWish {
    /// One step further.
    #[default]
    Next,
    /// What the best row aims at.
    Aim,
    /// The best row.
    Best,
}

/// What follows the hint command in a typed line: a step, a row to check, or nothing; or everything that is wrong with
/// it.
pub fn hint_meant(words: Words, rules: &Rules, rest: &str) -> Result<(HintWish, Option<Code>), Vec<String>> {
    let english = Words::of(Language::English);
    let is = |list: fn(Words) -> Cow<'static, str>| {
        let is_word = |words| list(words).split(", ").any(|word| word.to_lowercase() == rest.to_lowercase());
        [words, english].into_iter().any(is_word)
    };
    if rest.is_empty() {
        Ok((HintWish::Next, None))
    } else if is(Words::coach_aim_words) {
        Ok((HintWish::Aim, None))
    } else if is(Words::coach_best_words) {
        Ok((HintWish::Best, None))
    } else {
        read_row(words, rules, rest).map(|row| (HintWish::Next, Some(row)))
    }
}

/// How much help somebody has had at a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HintsTold {
    /// How many steps the match had: the next step starts over.
    pub steps: usize,
    /// The row checked last.
    pub checked: Option<Code>,
    /// How many facts were told.
    pub facts: usize,
    /// Whether the best row's aim was told.
    pub aim: bool,
    /// Whether the best row was told.
    pub best: bool,
}

/// The kind of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintKind {
    /// Whether the row being filled in fits.
    Check,
    /// The next fact.
    Fact,
    /// What the best row aims at.
    Aim,
    /// The best row.
    Best,
}

impl HintsTold {
    /// No help yet in a match with this many steps.
    pub fn at(steps: usize) -> Self {
        Self { steps, ..Self::default() }
    }

    /// What to tell next: first check a row that wasn't checked yet, then the remaining facts, then the best row's aim,
    /// then the row.
    pub fn next(&self, wish: HintWish, row: Option<Code>, facts: usize) -> HintKind {
        match wish {
            HintWish::Best => HintKind::Best,
            HintWish::Next if row.is_some() && row != self.checked => HintKind::Check,
            HintWish::Next if self.facts < facts => HintKind::Fact,
            HintWish::Next if self.aim => HintKind::Best,
            HintWish::Aim | HintWish::Next => HintKind::Aim,
        }
    }

    /// Records what was told.
    pub fn note(&mut self, kind: HintKind, row: Option<Code>) {
        match kind {
            HintKind::Check => self.checked = row,
            HintKind::Fact => self.facts += 1,
            HintKind::Aim => self.aim = true,
            HintKind::Best => (self.aim, self.best) = (true, true),
        }
    }

    /// As text, for a page that keeps nothing: `12:3:a:RGBY`.
    pub fn written(&self, rules: &Rules) -> String {
        let further = match (self.aim, self.best) {
            (_, true) => "b",
            (true, _) => "a",
            _ => "",
        };
        let checked = self.checked.map(|code| rules.show(code)).unwrap_or_default();
        format!("{}:{}:{further}:{checked}", self.steps, self.facts)
    }

    /// Reads the text for a match with this many steps; if the text is about another step or malformed, nothing was
    /// told.
    pub fn read(rules: &Rules, text: &str, steps: usize) -> Self {
        let told = || {
            let mut parts = text.splitn(4, ':');
            let mut number = || parts.next()?.parse::<usize>().ok();
            let (of, facts) = (number()?, number()?);
            let (further, checked) = (parts.next()?, parts.next()?);
            let best = further == "b";
            let told = Self {
                steps,
                checked: rules.read_row(checked).ok(),
                facts,
                aim: best || further == "a",
                best,
            };
            (of == steps).then_some(told)
        };
        told().unwrap_or_else(|| Self::at(steps))
    }
}

/// What the best row aims at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CoachAim {
    /// One code is left: there is nothing to split.
    Only,
    /// It splits the codes into groups, one for each answer.
    Groups {
        /// How many codes there are.
        codes: u64,
        /// How many groups the best row makes.
        best: u32,
        /// How many the player's own row makes, if one is filled in.
        own: Option<u32>,
    },
    /// There are too many codes to count: the least number of answers seen.
    Answers {
        /// How many the best row has.
        best: u32,
        /// How many the player's own row has.
        own: Option<u32>,
    },
    /// In a group: the chance of knowing the code after the hints.
    Chance {
        /// With the best row.
        best: f64,
        /// With the player's own.
        own: Option<f64>,
    },
}

impl CoachAim {
    /// The aim of a row with this many answers among this many codes, beside the answers of the player's own row.
    pub fn of(codes: Count, is_sampled: bool, best: u32, own: Option<u32>) -> Self {
        match codes {
            Count::Exactly(1) => Self::Only,
            Count::Exactly(codes) if !is_sampled => Self::Groups { codes, best, own },
            _ => Self::Answers { best, own },
        }
    }
}

/// A step of help.
#[derive(Clone, Debug)]
pub enum HintStep {
    /// Whether a row fits: the rows that it contradicts, from 1; none if it could be the code.
    Check(Code, Option<Vec<usize>>),
    /// Something that follows from rows.
    Fact(CoachFact),
    /// What the best row aims at.
    Aim(CoachAim),
    /// What a strong player would do, if there is anything to do.
    Best(Option<Action>),
}

impl HintStep {
    /// Its kind.
    pub const fn kind(&self) -> HintKind {
        match self {
            Self::Check(..) => HintKind::Check,
            Self::Fact(_) => HintKind::Fact,
            Self::Aim(_) => HintKind::Aim,
            Self::Best(_) => HintKind::Best,
        }
    }

    /// The rows that it is about, from 1; in a group, counted over the whole game.
    pub fn rows(&self) -> &[usize] {
        match self {
            Self::Check(_, Some(rows)) => rows,
            Self::Fact(fact) => &fact.rows,
            Self::Check(_, None) | Self::Aim(_) | Self::Best(_) => &[],
        }
    }

    /// The step as a sentence.
    pub fn told(&self, words: Words, view: &View) -> String {
        match self {
            Self::Check(_, against) => check_told(words, view, against.as_deref()),
            Self::Fact(fact) => fact_told_at(words, view, fact),
            Self::Aim(aim) => aim_told(words, *aim),
            Self::Best(action) => reply::hint(words, view, action.as_ref()),
        }
    }
}

/// A request for help, with everything needed to think about it.
#[derive(Clone, Debug)]
pub struct HintQuestion {
    /// The match as the asker sees it.
    pub view: Box<View>,
    /// What is asked for.
    pub wish: HintWish,
    /// What was told before.
    pub told: HintsTold,
    /// The row being filled in.
    pub row: Option<Code>,
}

impl HintQuestion {
    /// Thinks about it.
    pub fn answer(&self, mind: &Mind<'_>) -> HintStep {
        let view = &self.view;
        let check = |row: Code| HintStep::Check(row, against(view, row));
        let facts = match (self.wish, self.row) {
            (HintWish::Next, Some(row)) if self.told.next(self.wish, Some(row), 0) == HintKind::Check => {
                return check(row);
            }
            (HintWish::Next, _) => {
                let universe = mind.advisor().and_then(Advisor::universe);
                coach_facts(view, universe, Limits::default())
            }
            (HintWish::Aim | HintWish::Best, _) => Vec::new(),
        };
        if let (HintKind::Fact, Some(fact)) =
            (self.told.next(self.wish, self.row, facts.len()), facts.get(self.told.facts))
        {
            return HintStep::Fact(fact.clone());
        }
        let best = hint(mind, view);
        let told = HintsTold { facts: facts.len(), ..self.told.clone() };
        match told.next(self.wish, self.row, facts.len()) {
            HintKind::Aim => {
                let own = self.row.or(self.told.checked);
                let aim = best.as_ref().and_then(|best| aim(mind, view, best, own));
                aim.map_or(HintStep::Best(best), HintStep::Aim)
            }
            HintKind::Check | HintKind::Fact | HintKind::Best => HintStep::Best(best),
        }
    }
}

/// The facts of a match to tell its viewer one by one, the easiest first; none if the viewer has no code to find. If
/// there are too many codes to list, nothing is told that takes more than a few rows.
pub fn coach_facts(view: &View, universe: Option<&Universe>, limits: Limits<'_>) -> Vec<CoachFact> {
    let rules = view.setup.rules();
    let facts = match (CoachPosition::of_view(view, universe), &view.board) {
        (Some(position), _) => position.facts(limits),
        (None, Board::Breaker(_)) => {
            Clues::of_view(view).map_or_else(|_| Vec::new(), |clues| wide_facts(rules, &clues, limits))
        }
        (None, _) => Vec::new(),
    };
    telling(rules, &facts, |number| {
        let row = view.board.round()?.rows.get(number.checked_sub(1)?)?;
        row.code.filter(|_| row.answer.is_some_and(|answer| is_misplaced(rules, answer)))
    })
}

/// What stands in a row, by its number from 1; of a group that in the whole game.
pub fn placed_row(view: &View, number: usize) -> Option<Code> {
    let place = number.checked_sub(1)?;
    match (view.board.round(), view.board.group()) {
        (Some(round), _) => round.rows.get(place)?.code,
        (_, Some(group)) => group.rows.get(place)?.code,
        _ => None,
    }
}

/// What the viewer's best action aims at; none unless it is a row.
fn aim(mind: &Mind<'_>, view: &View, best: &Action, own: Option<Code>) -> Option<CoachAim> {
    let Action::Row(best) = best else { return None };
    if let Board::Holder(_) = view.board {
        let chance = |row: Code| chance_after(mind, view, row);
        return Some(CoachAim::Chance { best: chance(*best)?, own: own.and_then(chance) });
    }
    let (advisor, clues) = (mind.advisor()?, Clues::of_view(view).ok()?);
    let weigh = |row: Code| advisor.weigh(&clues, row, Limits::default());
    let codes = advisor.candidates(&clues, Limits::default());
    let split = weigh(*best)?.split;
    let is_sampled = u64::from(split.secrets) != split.whole;
    let own = own.and_then(weigh).map(|own| own.split.answers());
    Some(CoachAim::of(codes.count(), is_sampled, split.answers(), own))
}

/// The rows of a match that a code contradicts, from 1; none if it could be the code as far as the viewer knows. A code
/// that is impossible whatever the answers contradicts no row.
pub fn against(view: &View, code: Code) -> Option<Vec<usize>> {
    let rules = view.setup.rules();
    if !rules.secrets().contains(code) {
        return Some(Vec::new());
    }
    if let Board::Holder(_) = view.board {
        return CoachPosition::of_group(view)?.contradicted(rules, code);
    }
    let clues = Clues::of_view(view).ok()?;
    let wrong = clues.rows().iter().filter(|clue| rules.answer(code, clue.code) != clue.answer);
    let rows: Vec<_> = wrong.map(|clue| clue.row).collect();
    (!rows.is_empty() || !clues.allows(code)).then_some(rows)
}

/// Whether a row could be the code, in a sentence: what it contradicts, or that it contradicts nothing.
pub fn check_told(words: Words, view: &View, against: Option<&[usize]>) -> String {
    let Some(rows) = against else { return words.advice_fits().into() };
    if rows.is_empty() {
        return words.advice_never_fits().into();
    }
    if view.board.group().is_some() {
        let teller = words.at(&view.setup, view.viewer);
        return words.advice_contradicts_named(words.list(&rows_named(&teller, view, rows, false)));
    }
    let names: Vec<String> = rows.iter().map(ToString::to_string).collect();
    words.advice_contradicts().count(rows.len()).rows(words.list(&names))
}

/// A fact at a table, where seats have names and, in a group, their own rows.
pub fn fact_told_at(words: Words, view: &View, fact: &CoachFact) -> String {
    let teller = words.at(&view.setup, view.viewer);
    let seat = |seat| teller.name(seat);
    let rows = |rows: &[usize]| rows_named(&teller, view, rows, true);
    let is_group = view.board.group().is_some();
    let rows: Option<RowNames<'_>> = is_group.then_some(&rows);
    fact_told(words, view.setup.rules(), fact, FactNames { seat: &seat, rows })
}

/// The names of a group's rows by their numbers in the whole game: whose each is, and which of their rows. The reader's own
/// come first, with a capital where they begin a sentence.
pub(super) fn rows_named(teller: &Teller<'_>, view: &View, rows: &[usize], begins: bool) -> Vec<String> {
    let words = teller.words();
    let all = view.board.group().map_or(&[][..], |board| &board.rows);
    let has_boards = view.setup.rules().boards().each > 1;
    let (mut own, mut others) = (Vec::new(), Vec::new());
    for row in rows.iter().filter_map(|number| all.get(number.checked_sub(1)?)) {
        let board = if has_boards { row.board } else { 0 };
        if teller.who(row.by).is_you() {
            let name = words.coach_row_own().board(board).row(row.row);
            own.push(if begins && own.is_empty() { words.capital(&name) } else { name });
        } else {
            let name = teller.name(row.by);
            let name = if has_boards { words.board_of_player().board(board).name(name) } else { name };
            others.push(words.coach_row_of().name(name).row(row.row));
        }
    }
    [own, others].concat()
}

/// What the best row aims at, in a sentence.
pub fn aim_told(words: Words, aim: CoachAim) -> String {
    let percent = |chance: f64| words.percent(chance, 0);
    match aim {
        CoachAim::Only => words.coach_aim_only().into(),
        CoachAim::Groups { codes, best, own: None } => words.coach_aim().codes(codes).groups(best),
        CoachAim::Groups { codes, best, own: Some(own) } => {
            words.coach_aim_own().codes(codes).groups(best).own(own)
        }
        CoachAim::Answers { best, own: None } => words.coach_aim_answers(best),
        CoachAim::Answers { best, own: Some(own) } => words.coach_aim_answers_own().answers(best).own(own),
        CoachAim::Chance { best, own: None } => words.coach_aim_chance(percent(best)),
        CoachAim::Chance { best, own: Some(own) } => {
            words.coach_aim_chance_own().chance(percent(best)).own(percent(own))
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::Edition;

    use super::*;

    fn rules(edition: &str) -> Rules {
        Rules::default_of(Edition::find(edition).expect("an edition"))
    }

    #[test]
    fn steps_come_in_their_order() {
        use HintKind::{Aim, Best, Check, Fact};
        let rules = rules("original");
        let row = |text| rules.read_row(text).ok();
        let mut told = HintsTold::at(4);
        let mut steps = Vec::new();
        for filled in [None, row("RRYY"), row("RRYY"), row("GGBB"), row("GGBB"), None, None] {
            let kind = told.next(HintWish::Next, filled, 2);
            told.note(kind, filled);
            steps.push(kind);
        }
        assert_eq!(steps, [Fact, Check, Fact, Check, Aim, Best, Best]);
        assert_eq!(HintsTold::at(4).next(HintWish::Best, row("RRYY"), 2), Best);
        assert_eq!(HintsTold::at(4).next(HintWish::Aim, row("RRYY"), 2), Aim);
    }

    #[test]
    fn what_was_told_is_read_as_it_was_written() {
        for edition in ["original", "eight-blanks", "grand", "number"] {
            let rules = rules(edition);
            for (aim, best, checked) in
                [(false, false, None), (true, false, rules.guesses().code(7)), (true, true, None)]
            {
                let told = HintsTold { steps: 12, checked, facts: 3, aim, best };
                let text = told.written(&rules);
                assert_eq!(HintsTold::read(&rules, &text, 12), told, "{text}");
                assert_eq!(HintsTold::read(&rules, &text, 13), HintsTold::at(13), "another position");
            }
            for text in ["", "12", "12:3", "12:3:a", "x:3::", "12:-1::"] {
                assert_eq!(HintsTold::read(&rules, text, 12), HintsTold::at(12), "{text}");
            }
        }
    }

    #[test]
    fn words_after_the_command_are_understood_in_every_language() {
        let rules = rules("original");
        for language in Language::ALL {
            let words = Words::of(language);
            for tongue in [words, Words::of(Language::English)] {
                for word in tongue.coach_aim_words().split(", ") {
                    assert_eq!(hint_meant(words, &rules, word), Ok((HintWish::Aim, None)), "{word}");
                }
                for word in tongue.coach_best_words().split(", ") {
                    assert_eq!(hint_meant(words, &rules, word), Ok((HintWish::Best, None)), "{word}");
                }
            }
            assert_eq!(hint_meant(words, &rules, ""), Ok((HintWish::Next, None)));
            let row = rules.read_row("RGBW").ok();
            assert_eq!(hint_meant(words, &rules, "rgbw"), Ok((HintWish::Next, row)), "{}", language.tag());
            assert!(hint_meant(words, &rules, "rgb").is_err());
        }
    }
}
