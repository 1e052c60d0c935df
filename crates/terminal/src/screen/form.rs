//! The terms to agree before a match, line by line: who plays, how long, and the options of the edition.

use rules::option::{OptionRule, OptionValue, Options, Values};
use rules::seat::Name;
use rules::{Edition, Format, Mode, OptionKey, Player, Rules};
use solver::computer::{Level, Maker};
use words::Words;

use super::input::Input;
use super::spot::Spot;
use super::wanted::Wanted;
use crate::here::Wish;
use crate::here::player;

/// The times per row on offer, in seconds; the command line takes any other.
const TIMES: [u32; 14] = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600, 1800, 3600];
/// The longest match on offer.
const MOST_ROUNDS: u16 = 20;
/// The target scores on offer.
const TARGETS: [u16; 8] = [10, 20, 30, 40, 50, 75, 100, 150];

/// A line of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FormLine {
    Mode,
    Seats,
    Player(usize),
    Name(usize),
    Length,
    First,
    Option(usize),
    Begin,
}

/// The form.
#[derive(Clone, Debug)]
pub(super) struct ScreenForm {
    words: Words,
    pub(super) edition: &'static Edition,
    mode: Mode,
    seats: usize,
    /// Who plays each seat, as written on the command line.
    players: Vec<String>,
    names: Vec<String>,
    /// Index into the list of lengths.
    length: usize,
    first: Option<u8>,
    options: Vec<OptionValue>,
    pub(super) at: usize,
    /// What is wrong with it.
    pub(super) fault: Option<String>,
}

impl ScreenForm {
    /// The usual match of an edition, with the options asked for already.
    pub(super) fn new(words: Words, edition: &'static Edition) -> Self {
        let seats = usize::from(edition.seats.1);
        let mut players = vec!["computer".to_owned() + ":" + Level::Practised.name(); seats];
        Player::Person.name().clone_into(&mut players[0]);
        let language = words.language().tag();
        let usual = |rule: &OptionRule| {
            let spoken = rule.read(language).filter(|_| rule.key == OptionKey::Language);
            spoken.unwrap_or(rule.default())
        };
        Self {
            words,
            edition,
            mode: if edition.format.is_one_on_one() { Mode::Solo } else { Mode::Table },
            seats: usize::from(edition.seats.0),
            players,
            names: vec![String::new(); seats],
            length: 0,
            first: None,
            options: edition.options.iter().map(usual).collect(),
            at: 0,
            fault: None,
        }
    }

    /// The rules chosen so far, if they make sense.
    pub(super) fn rules(&self) -> Option<Rules> {
        let chosen = self.chosen();
        let options = Options::read(self.edition, chosen.iter().map(String::as_str)).ok()?;
        Rules::new(self.edition, options).ok()
    }

    fn chosen(&self) -> Vec<String> {
        let rules = self.edition.options.iter().zip(&self.options);
        let set = rules.filter(|(rule, value)| **value != rule.default() || rule.key == OptionKey::Language);
        set.map(|(rule, value)| format!("{}={value}", rule.key.name())).collect()
    }

    /// How many seats there are now.
    fn seats(&self) -> usize {
        let (least, most) =
            self.rules().map_or(self.edition.seat_range(self.mode), |rules| rules.seat_range(self.mode));
        self.seats.clamp(least.into(), most.into())
    }

    fn is_person(&self, seat: usize) -> bool {
        match self.mode {
            Mode::Solo => seat == 0,
            Mode::Referee => true,
            Mode::Table => self.players[seat] == Player::Person.name(),
        }
    }

    /// The current lines.
    pub(super) fn lines(&self) -> Vec<FormLine> {
        let mut lines = vec![FormLine::Mode];
        let edition = self.edition;
        if edition.format.shares_a_board() && self.mode != Mode::Solo {
            lines.push(FormLine::Seats);
        }
        for seat in 0..self.seats() {
            if self.mode == Mode::Table || self.mode == Mode::Solo && seat == 1 {
                lines.push(FormLine::Player(seat));
            }
            if self.is_person(seat) {
                lines.push(FormLine::Name(seat));
            }
        }
        if self.lengths().len() > 1 {
            lines.push(FormLine::Length);
        }
        if self.mode != Mode::Solo {
            lines.push(FormLine::First);
        }
        lines.extend((0..edition.options.len()).map(FormLine::Option));
        lines.push(FormLine::Begin);
        lines
    }

    /// The lengths on offer: rounds, then points.
    fn lengths(&self) -> Vec<(Option<u16>, Option<u16>)> {
        let rounds = |first: u16, step: usize| {
            (first..=MOST_ROUNDS).step_by(step).map(|rounds| (Some(rounds), None)).collect::<Vec<_>>()
        };
        match (self.mode, self.edition.format) {
            (_, Format::Group) => Vec::new(),
            (Mode::Solo, _) => rounds(1, 1),
            (_, Format::Party) => Vec::new(),
            (_, Format::Duel) => {
                let mut lengths = rounds(2, 2);
                if self.edition.target {
                    lengths.extend(TARGETS.iter().map(|points| (None, Some(*points))));
                }
                lengths
            }
        }
    }

    fn modes(&self) -> Vec<Mode> {
        let modes = [Mode::Solo, Mode::Table, Mode::Referee].into_iter();
        modes.filter(|mode| *mode != Mode::Solo || !self.edition.format.holds_parts()).collect()
    }

    /// Who may play a seat.
    fn sitters(&self) -> Vec<String> {
        let mut sitters = Vec::new();
        if self.mode == Mode::Table {
            sitters.push(Player::Person.name().to_owned());
        }
        let computer = Player::Computer.name();
        for level in Level::LEVELS {
            sitters.push(format!("{computer}:{}", level.name()));
        }
        if !self.edition.format.holds_parts() {
            for level in Level::LEVELS {
                sitters.push(format!("{computer}:{}:{}", level.name(), Maker::Cunning.name()));
            }
            sitters.push(Player::Contrary.name().to_owned());
        }
        sitters
    }

    /// A line's name and its value.
    pub(super) fn told(&self, line: FormLine) -> (String, String) {
        let words = self.words;
        let seat = |seat: usize, what: &str| words.seat_number(seat + 1) + words.colon() + what;
        match line {
            FormLine::Mode => (words.screen_mode().into(), words.mode(self.mode)),
            FormLine::Seats => (words.setup_seats().into(), words.number(self.seats as u64)),
            FormLine::Player(place) => {
                (seat(place, &words.screen_player()), self.sitter_told(&self.players[place]))
            }
            FormLine::Name(place) => (seat(place, &words.setup_name()), self.names[place].clone()),
            FormLine::Length => {
                let told = match self.lengths().get(self.length).or(self.lengths().first()) {
                    Some((Some(rounds), _)) => words.setup_rounds(*rounds),
                    Some((None, Some(points))) => words.setup_target(*points),
                    _ => String::new(),
                };
                (words.setup_length().into(), told)
            }
            FormLine::First => {
                let by_lot = || words.setup_first_by_lot().into();
                (
                    words.first(self.edition.format),
                    self.first.map_or_else(by_lot, |seat| words.seat_number(seat)),
                )
            }
            FormLine::Option(place) => {
                let key = self.edition.options[place].key;
                (words.option_name(key), words.option_value(key, self.options[place]))
            }
            FormLine::Begin => (words.screen_begin().into(), String::new()),
        }
    }

    /// What a line is about.
    pub(super) fn about(&self, line: FormLine) -> String {
        let words = self.words;
        match line {
            FormLine::Option(place) => words.option_help(self.edition.options[place].key),
            FormLine::Player(place) => match player::read(words, &self.players[place]) {
                Ok((Player::Contrary, _)) => words.computer_contrary_about().into(),
                Ok((Player::Computer, computer)) => {
                    let level = match computer.level {
                        Level::Beginner => words.computer_beginner_about(),
                        Level::Casual => words.computer_casual_about(),
                        Level::Practised => words.computer_practised_about(),
                        Level::Expert => words.computer_expert_about(),
                        _ => words.computer_perfect_about(),
                    };
                    let maker = match computer.maker {
                        Maker::Cunning => words.computer_cunning_about(),
                        _ => words.computer_fair_about(),
                    };
                    format!("{level} {maker}")
                }
                _ => words.setup_seat_here().into(),
            },
            FormLine::Mode if self.mode == Mode::Referee => words.referee_intro().into(),
            FormLine::Name(_) => words.screen_name_about().into(),
            _ => words.edition_about(self.edition),
        }
    }

    fn sitter_told(&self, text: &str) -> String {
        let words = self.words;
        let Ok((who, computer)) = player::read(words, text) else { return text.to_owned() };
        match who {
            Player::Person => words.seat_person().into(),
            Player::Contrary => words.computer_contrary().into(),
            Player::Computer => {
                let mut told =
                    format!("{}, {}", words.seat_plays_computer(), play::level_name(words, computer.level));
                if computer.maker == Maker::Cunning {
                    told = format!("{told}, {}", words.computer_cunning());
                }
                told
            }
        }
    }

    /// Does what somebody asks for.
    pub(super) fn input(&mut self, input: &Input) -> Option<Wanted> {
        let lines = self.lines();
        let last = lines.len() - 1;
        self.at = self.at.min(last);
        let line = lines[self.at];
        match input {
            Input::Ctrl('c' | 'q') | Input::F(10) => return Some(Wanted::Quit),
            Input::Esc => return Some(Wanted::Editions),
            Input::Left => self.change(line, false),
            Input::Right => self.change(line, true),
            Input::Enter => return Some(Wanted::Begin(Box::new(self.wish()))),
            Input::Backspace => {
                if let FormLine::Name(seat) = line {
                    self.names[seat].pop();
                }
            }
            Input::Char(' ') if !matches!(line, FormLine::Name(_)) => self.change(line, true),
            Input::Char(letter) if matches!(line, FormLine::Name(_)) => self.name(line, &letter.to_string()),
            Input::Paste(text) => self.name(line, text),
            input => self.at = input.moves(self.at, last).unwrap_or(self.at),
        }
        None
    }

    /// A click chooses a line, a second one changes it.
    pub(super) fn click(&mut self, spot: &Spot) -> Option<Wanted> {
        match spot {
            Spot::Line(place) => {
                let again = *place == self.at;
                self.at = *place;
                match self.lines().get(*place) {
                    Some(FormLine::Begin) => return self.input(&Input::Enter),
                    Some(line) if again => self.change(*line, true),
                    _ => {}
                }
                None
            }
            Spot::Key(input) => self.input(input),
            _ => None,
        }
    }

    fn name(&mut self, line: FormLine, text: &str) {
        if let FormLine::Name(seat) = line {
            add_to_name(&mut self.names[seat], text);
        }
    }

    fn change(&mut self, line: FormLine, more: bool) {
        self.fault = None;
        match line {
            FormLine::Mode => {
                self.mode = step(&self.modes(), &self.mode, more);
                self.length = 0;
                if self.mode == Mode::Solo && self.players[1] == Player::Person.name() {
                    self.players[1] = format!("{}:{}", Player::Computer.name(), Level::Practised.name());
                }
            }
            FormLine::Seats => {
                let seats: Vec<_> =
                    (usize::from(self.edition.seats.0)..=usize::from(self.edition.seats.1)).collect();
                self.seats = step(&seats, &self.seats, more);
            }
            FormLine::Player(seat) => self.players[seat] = step(&self.sitters(), &self.players[seat], more),
            FormLine::Length => {
                let places: Vec<_> = (0..self.lengths().len()).collect();
                self.length = step(&places, &self.length, more);
            }
            FormLine::First => {
                let seats: Vec<_> = std::iter::once(None).chain((1..=self.seats() as u8).map(Some)).collect();
                self.first = step(&seats, &self.first, more);
            }
            FormLine::Option(place) => {
                let values = values(&self.edition.options[place]);
                self.options[place] = step(&values, &self.options[place], more);
            }
            FormLine::Name(_) | FormLine::Begin => {}
        }
        let seats = self.seats() as u8;
        self.first = self.first.filter(|first| *first <= seats);
    }

    /// What was chosen, as the command line would say it.
    pub(super) fn wish(&self) -> Wish {
        let seats = self.seats();
        let (rounds, target) = self.lengths().get(self.length).copied().unwrap_or_default();
        let mut names: Vec<_> = self.names[..seats].to_vec();
        for (seat, name) in names.iter_mut().enumerate() {
            if !self.is_person(seat) {
                name.clear();
            }
        }
        // No empty names at the end.
        while names.last().is_some_and(String::is_empty) {
            names.pop();
        }
        Wish {
            game: Some(self.edition.id.to_owned()),
            options: self.chosen(),
            seats: match self.mode {
                Mode::Table => self.players[..seats].to_vec(),
                Mode::Solo => vec![self.players[1].clone()],
                Mode::Referee => vec![Player::Person.name().to_owned(); seats],
            },
            names,
            rounds,
            target,
            first: self.first.filter(|_| self.mode != Mode::Solo),
            solo: self.mode == Mode::Solo,
            referee: self.mode == Mode::Referee,
            ..Wish::default()
        }
    }
}

/// The next or previous value, around the ends.
fn step<T: Clone + PartialEq>(values: &[T], now: &T, more: bool) -> T {
    let count = values.len();
    let place = values.iter().position(|value| value == now);
    let next = match (place, more) {
        (None, _) => 0,
        (Some(place), true) => (place + 1) % count,
        (Some(place), false) => (place + count - 1) % count,
    };
    values[next].clone()
}

/// The values on offer for an option.
fn values(rule: &OptionRule) -> Vec<OptionValue> {
    match rule.values {
        Values::Words(words) => words.iter().copied().map(OptionValue::Word).collect(),
        Values::Number { min, max, .. } => (min..=max).map(OptionValue::Number).collect(),
        Values::OffOr { min, max } => {
            let times = TIMES.into_iter().filter(|time| (min..=max).contains(time)).map(OptionValue::Number);
            std::iter::once(rule.default()).chain(times).collect()
        }
    }
}

/// Adds typed text to a name. Characters that names can't contain are dropped: nobody could see them.
pub(super) fn add_to_name(name: &mut String, text: &str) {
    let longer = format!("{name}{text}");
    if longer.trim().is_empty() || Name::new(&longer).is_ok() {
        *name = longer;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use rand::SeedableRng;
    use rules::editions::EDITIONS;
    use words::Language;

    #[test]
    fn whatever_is_chosen_comes_to_a_match_or_to_a_sentence() {
        let words = Words::of(Language::English);
        let mut chance = Chance::seed_from_u64(1);
        for edition in EDITIONS {
            let mut form = ScreenForm::new(words, edition);
            let settled = form.wish().settle(words, edition, &mut chance);
            assert!(settled.is_ok(), "{}: what is offered first is a match", edition.id);
            // Every line through all its values, and back.
            for mode in 0..3 {
                for place in 0..form.lines().len() {
                    for _ in 0..13 {
                        let lines = form.lines();
                        form.change(lines[place.min(lines.len() - 1)], true);
                        let told: Vec<_> = form.lines().into_iter().map(|line| form.told(line)).collect();
                        assert!(told.iter().all(|(name, _)| !name.is_empty()));
                        if let Err(wrong) = form.wish().settle(words, edition, &mut chance) {
                            assert!(wrong.to_string().ends_with('.'), "{}: {mode}: {wrong}", edition.id);
                        }
                    }
                }
                form.change(FormLine::Mode, true);
            }
        }
    }

    #[test]
    fn names_are_typed_and_what_cant_be_seen_is_left_out() {
        let words = Words::of(Language::English);
        let mut form = ScreenForm::new(words, Edition::find("original").expect("an edition"));
        form.change(FormLine::Mode, true);
        form.at = form.lines().iter().position(|line| *line == FormLine::Name(0)).expect("a line");
        for input in
            [Input::Char('A'), Input::Paste("d\u{202e}".into()), Input::Paste("da".into()), Input::Backspace]
        {
            form.input(&input);
        }
        assert_eq!(form.wish().names, ["Ad"]);
    }
}
