//! The rules of an edition in our own words, made from the table of editions: pages and terminals show the same text.

mod example;

use rules::edition::{Scoring, Signal};
use rules::option::{OptionRule, Values};
use rules::secret::{MAX_WITHHELD, PEGS_PER_COLOUR};
use rules::setup::MAX_VOID_ROUNDS;
use rules::{Edition, Format, OptionKey, Options, Rules};
use words::{Language, Words};

pub use example::{another as another_example, markers_of, of as examples};

/// The rules of an edition, part by part.
#[derive(Clone, Debug)]
pub struct Guide {
    /// What it is about.
    pub aim: String,
    /// Which pieces may go where.
    pub material: Vec<String>,
    /// How a round goes, step by step.
    pub course: Vec<String>,
    /// What the pins say.
    pub answers: Vec<String>,
    /// Points, and who wins.
    pub scoring: Vec<String>,
    /// The points of a party's maker: the row, and what it scores for each number of players.
    pub party: Vec<(String, Vec<u16>)>,
    /// The numbers of players of that table.
    pub players: Vec<String>,
    /// What happens when an answer is wrong.
    pub errors: Vec<String>,
    /// What happens when time runs out.
    pub time: Vec<String>,
    /// What can be chosen.
    pub options: Vec<GuideOption>,
}

/// An option with its values.
#[derive(Clone, Debug)]
pub struct GuideOption {
    /// Its name.
    pub name: String,
    /// What it is about.
    pub help: String,
    /// Its values in words.
    pub values: String,
    /// As written on the command line.
    pub written: String,
}

/// A part of the rules with its heading.
#[derive(Clone, Debug)]
pub struct GuideSection {
    /// The heading.
    pub title: String,
    /// Sentences, a paragraph each.
    pub lines: Vec<String>,
}

impl Guide {
    /// The rules of an edition as it is played by default.
    pub fn new(words: Words, edition: &'static Edition) -> Self {
        let rules = &spoken(edition, words.language());
        Self {
            aim: match edition.format {
                Format::Duel => words.guide_aim_duel(),
                Format::Party => words.guide_aim_party(),
                Format::Group => words.guide_aim_group(),
            }
            .into(),
            material: material(words, rules),
            course: course(words, rules),
            answers: answers(words, rules),
            scoring: scoring(words, rules),
            party: party(words, edition),
            players: (edition.seats.0..=edition.seats.1)
                .map(|players| words.edition_players(players))
                .collect(),
            errors: errors(words, edition),
            time: time(words, edition),
            options: edition.options.iter().map(|rule| option(words, rule)).collect(),
        }
    }

    /// The rules part by part, as text: aim, pins, course, material, points, errors, time. The example and the options
    /// are drawn separately.
    pub fn sections(&self, words: Words) -> Vec<GuideSection> {
        let mut scoring = self.scoring.clone();
        for (row, points) in &self.party {
            let each: Vec<_> = self
                .players
                .iter()
                .zip(points)
                .map(|(players, points)| format!("{players} {points}"))
                .collect();
            scoring.push(format!("{} {row}: {}", words.guide_score_party_row(), each.join(", ")));
        }
        let parts = [
            (words.guide_aim(), vec![self.aim.clone()]),
            (words.guide_answers(), self.answers.clone()),
            (words.guide_course(), self.course.clone()),
            (words.guide_material(), self.material.clone()),
            (words.guide_scoring(), scoring),
            (words.guide_errors(), self.errors.clone()),
            (words.guide_time(), self.time.clone()),
        ];
        let told = parts.into_iter().filter(|(_, lines)| !lines.is_empty());
        told.map(|(title, lines)| GuideSection { title: title.into(), lines }).collect()
    }
}

/// The rules of an edition line by line, with an example: for plain text.
pub fn in_lines(words: Words, edition: &'static Edition) -> Vec<String> {
    let rules = spoken(edition, words.language());
    let guide = Guide::new(words, edition);
    let mut lines = vec![
        words.guide_of(words.edition_name(edition)),
        words.edition_about(edition),
        words.edition_facts_at_first(&rules) + ".",
        words.sheet(edition.sheet) + ".",
    ];
    for section in guide.sections(words) {
        lines.extend([String::new(), section.title.clone()]);
        lines.extend(section.lines);
        if section.title == words.guide_answers() {
            lines.extend(example_in_lines(words, &rules));
        }
    }
    lines.extend([String::new(), words.guide_options().into()]);
    let option = |option: &GuideOption| format!("{} ({}): {}", option.name, option.written, option.help);
    lines.extend(guide.options.iter().map(option));
    lines
}

/// An example in sentences.
fn example_in_lines(words: Words, rules: &Rules) -> Vec<String> {
    let Some((secret, guess)) = examples(rules).into_iter().next() else { return Vec::new() };
    let mut lines = vec![
        String::new(),
        words.guide_example().into(),
        format!("{}: {}", words.guide_try_secret(), words.code(rules, secret)),
        format!("{}: {}", words.guide_try_guess(), words.code(rules, guess)),
    ];
    if rules.edition().format.holds_parts() {
        lines.extend(words.why_hints(rules, &markers_of(rules, secret), guess));
    } else {
        lines.push(words.answer_sentence(rules, rules.answer(secret, guess)));
        lines.extend(words.why(rules, secret, guess));
    }
    lines
}

/// An edition's rules, in the reader's language where it has words.
pub fn spoken(edition: &'static Edition, language: Language) -> Rules {
    let chosen = edition.word_language(language).map(|language| format!("language={}", language.tag()));
    let options = Options::read(edition, chosen.as_deref()).ok();
    options
        .and_then(|options| Rules::new(edition, options).ok())
        .unwrap_or_else(|| Rules::default_of(edition))
}

/// Which pieces may go where.
pub(crate) fn material(words: Words, rules: &Rules) -> Vec<String> {
    let palette = rules.palette();
    if rules.edition().format.holds_parts() {
        return vec![words.guide_markers().into()];
    }
    if rules.word_list().is_some() {
        return vec![words.guide_words_only().into()];
    }
    let blanks = match (palette.blanks, palette.shapes.is_empty()) {
        (false, _) => words.guide_blanks_no(),
        (true, true) => words.guide_blanks_yes(),
        (true, false) => words.guide_blanks_pairs(),
    };
    let repeats = if rules.repeats() { words.guide_repeats_yes() } else { words.guide_repeats_no() };
    let mut told = vec![repeats.into(), blanks.into()];
    if rules.edition().takes(OptionKey::Pegs) {
        told.push(words.guide_pegs().most(MAX_WITHHELD).pegs(PEGS_PER_COLOUR));
    }
    told
}

fn course(words: Words, rules: &Rules) -> Vec<String> {
    let (secret, answer) = (words.guide_course_secret(), words.guide_course_answer());
    let end = words.guide_course_end(rules.rows());
    match rules.edition().format {
        Format::Duel => vec![
            secret.into(),
            words.guide_course_row().into(),
            answer.into(),
            end,
            words.guide_course_change().into(),
        ],
        Format::Party => vec![
            secret.into(),
            words.guide_course_party_turn().into(),
            answer.into(),
            end,
            words.guide_course_party_change().into(),
        ],
        Format::Group => vec![
            words.guide_course_group_deal().into(),
            words.guide_course_group_row().into(),
            words.guide_course_group_hints().into(),
            words.guide_course_group_call().into(),
            words.guide_course_group_end().into(),
        ],
    }
}

fn answers(words: Words, rules: &Rules) -> Vec<String> {
    if rules.edition().format.holds_parts() {
        return [words.guide_hint_black(), words.guide_hint_white(), words.guide_hint_nothing()]
            .map(Into::into)
            .to_vec();
    }
    let mut told = words.pins_say(rules);
    if !rules.palette().shapes.is_empty() {
        told.push(words.guide_blue_order().into());
    }
    told.extend([words.guide_pins_once(), words.guide_pins_silent()].map(Into::into));
    if rules.edition().offers_black_only() {
        told.push(words.guide_black_only_option().into());
    }
    told
}

fn scoring(words: Words, rules: &Rules) -> Vec<String> {
    let edition = rules.edition();
    let mut told = vec![match edition.scoring {
        Scoring::Rows => words.guide_score_rows(rules.unsolved_rows()),
        Scoring::RoundsWon => words.guide_score_rounds(rules.rows()),
        Scoring::Party { .. } => {
            words.guide_score_party().exact(rules.exact().name()).points(rules.solution_points())
        }
        Scoring::FirstRightCall => words.guide_score_group().into(),
    }];
    match edition.format {
        Format::Duel => told.push(words.guide_score_draw().into()),
        Format::Party => told.push(words.guide_score_party_win().into()),
        Format::Group => {}
    }
    if edition.target {
        told.push(words.guide_score_target().into());
    }
    told
}

/// The table of a party's maker, row by row.
fn party(words: Words, edition: &Edition) -> Vec<(String, Vec<u16>)> {
    let Scoring::Party { maker } = edition.scoring else { return Vec::new() };
    let entries = maker[0].len();
    let name = |place: usize| {
        if place + 1 == entries { words.guide_score_party_never().into() } else { (place + 1).to_string() }
    };
    (0..entries).map(|place| (name(place), maker.iter().map(|table| table[place]).collect())).collect()
}

fn errors(words: Words, edition: &Edition) -> Vec<String> {
    // Where nobody places pins, nobody makes mistakes.
    if !edition.takes(OptionKey::Answers) {
        return Vec::new();
    }
    let told = match edition.signal {
        Signal::Claimed => words.guide_errors_claimed(edition.signal_points),
        Signal::AtOnce => words.guide_errors_at_once(edition.signal_points),
        Signal::Recorded => words.guide_errors_recorded().into(),
    };
    let mut errors = vec![words.guide_errors_by_hand().into(), told];
    if edition.signal != Signal::Recorded {
        errors.push(words.guide_errors_void_limit(MAX_VOID_ROUNDS));
    }
    errors
}

fn time(words: Words, edition: &Edition) -> Vec<String> {
    if !edition.takes(OptionKey::Time) {
        return Vec::new();
    }
    vec![
        match edition.format {
            Format::Duel | Format::Party => words.guide_time_rounds(),
            Format::Group => words.guide_time_group(),
        }
        .into(),
    ]
}

fn option(words: Words, rule: &OptionRule) -> GuideOption {
    let told = |value: &str| rule.read(value).map(|value| words.option_value(rule.key, value));
    let values = match rule.values {
        Values::Words(values) => {
            let values: Vec<_> = values.iter().filter_map(|value| told(value)).collect();
            values.join(" · ")
        }
        Values::Number { min, max, .. } => words.fault_range().max(max).min(min),
        Values::OffOr { .. } => words.option_value(rule.key, rule.default()),
    };
    let allowed = match rule.values {
        Values::Words(values) => values.join("|"),
        Values::Number { min, max, .. } => format!("{min}…{max}"),
        Values::OffOr { min, max } => format!("off|{min}…{max}"),
    };
    let written = format!("{}={allowed}", rule.key.name());
    GuideOption { name: words.option_name(rule.key), help: words.option_help(rule.key), values, written }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::editions::EDITIONS;

    #[test]
    fn every_edition_says_who_wins_what_lapses_and_what_a_tie_means() {
        for language in Language::ALL {
            let words = Words::of(language);
            for edition in EDITIONS {
                let guide = Guide::new(words, edition);
                let wins = match edition.format {
                    Format::Duel => words.guide_score_draw(),
                    Format::Party => words.guide_score_party_win(),
                    Format::Group => words.guide_score_group(),
                };
                assert!(guide.scoring.iter().any(|line| *line == wins), "{}", edition.id);
                assert!(!guide.time.is_empty(), "{}", edition.id);
                let sections = guide.sections(words);
                assert!(sections.iter().all(|part| !part.title.is_empty() && !part.lines.is_empty()));
                assert!(sections.len() >= 6, "{}", edition.id);
            }
        }
        let original =
            Guide::new(Words::of(Language::English), Edition::find("original").expect("an edition"));
        assert!(
            original.material.iter().any(|line| line.contains("12") && line.contains('2')),
            "{original:?}"
        );
    }
}
