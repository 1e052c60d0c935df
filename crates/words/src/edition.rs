//! Editions by name, and what there is to know about them at a glance.

use rules::edition::{Format, Sheet};
use rules::symbol::Mark;
use rules::{Edition, Mode, Player, Rules};

use crate::Words;

impl Words {
    /// An edition's name.
    pub fn edition_name(self, edition: &Edition) -> String {
        self.named("edition-name", edition.id).map_or_else(|| edition.id.to_owned(), Into::into)
    }

    /// What an edition is about, in a sentence.
    pub fn edition_about(self, edition: &Edition) -> String {
        self.named("edition-about", edition.id).map_or_else(String::new, Into::into)
    }

    /// What can be counted, as a list: `4 holes, 6 colours, 10 rows, 1,296 codes, 2 players`.
    pub fn edition_facts(self, rules: &Rules) -> String {
        let seats = match rules.edition().format {
            Format::Group => (rules.boards().players, rules.boards().players),
            Format::Duel | Format::Party => rules.edition().seats,
        };
        self.facts(rules, seats)
    }

    /// What can be counted of an edition before anything is chosen: as many players as it can have.
    pub fn edition_facts_at_first(self, rules: &Rules) -> String {
        self.facts(rules, rules.edition().seats)
    }

    fn facts(self, rules: &Rules, (least, most): (u8, u8)) -> String {
        let (edition, palette) = (rules.edition(), rules.palette());
        let mut facts = vec![self.edition_holes(rules.holes())];
        if !palette.shapes.is_empty() {
            facts.push(self.edition_shapes(palette.shapes.len()));
        }
        let count = palette.symbols.len();
        facts.push(match palette.symbols.first() {
            Some(first) if first.mark != Mark::Glyph => self.edition_colours(count),
            Some(first) if first.letter.is_ascii_digit() => self.edition_digits(count),
            _ => self.edition_letters(count),
        });
        if palette.blanks {
            facts.push(self.edition_blanks().into());
        }
        if !rules.repeats() {
            facts.push(self.edition_no_repeats().into());
        }
        facts.push(match edition.format {
            Format::Group => self.edition_rows_each(rules.rows()),
            Format::Duel | Format::Party => self.edition_rows(rules.rows()),
        });
        facts.push(self.edition_codes(rules.secrets().count()));
        facts.push(if least == most {
            self.edition_players(most)
        } else {
            self.edition_players_range().least(least).most(most)
        });
        facts.join(", ")
    }

    /// A format's name.
    pub fn format(self, format: Format) -> String {
        match format {
            Format::Duel => self.edition_duel(),
            Format::Party => self.edition_party(),
            Format::Group => self.edition_together(),
        }
        .into()
    }

    /// What it means to be first: to set the first code, or in a group to begin.
    pub fn first(self, format: Format) -> String {
        match format {
            Format::Duel | Format::Party => self.setup_first_maker(),
            Format::Group => self.setup_first(),
        }
        .into()
    }

    /// A kind of sitting by name.
    pub fn mode(self, mode: Mode) -> String {
        match mode {
            Mode::Table => self.edition_mode_table(),
            Mode::Solo => self.edition_mode_solo(),
            Mode::Referee => self.edition_mode_referee(),
        }
        .into()
    }

    /// Which printed sheet an edition follows.
    pub fn sheet(self, sheet: Sheet) -> String {
        match sheet {
            Sheet::Original => self.edition_sheet_original(),
            Sheet::EightColours => self.edition_sheet_eight_colours(),
            Sheet::CodeLock => self.edition_sheet_code_lock(),
            Sheet::Group => self.edition_sheet_group(),
            Sheet::Grand => self.edition_sheet_grand(),
            Sheet::Series => self.edition_sheet_series(),
            Sheet::None => self.edition_sheet_none(),
        }
        .into()
    }

    /// Who plays a seat.
    pub fn player(self, player: Player) -> String {
        match player {
            Player::Person => self.seat_person(),
            Player::Computer => self.seat_plays_computer(),
            Player::Contrary => self.seat_plays_contrary(),
        }
        .into()
    }
}
