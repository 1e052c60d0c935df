//! Help at any prompt: what the match waits for, how to type it, and what else can be typed now.

use rules::symbol::{BLANK, Mark, Symbol};
use rules::view::{Board, Offer};
use rules::{Code, Mode, Rules, Task, Viewer};

use words::Words;

use crate::command::Command;
use crate::guide::material;
use crate::sight::Sight;

/// What the match waits for, how to type it, and what else can be typed.
pub fn help(words: Words, sight: &Sight) -> Vec<String> {
    let view = &sight.view;
    let rules = view.setup.rules();
    let task = sight.task();
    let due = view.due.map(|due| words.at(&view.setup, view.viewer).due(due));
    let mut lines: Vec<_> = due.into_iter().collect();
    if task == Some(Task::Answer) {
        lines.push(words.pins_typed(rules));
    } else if task.is_some() {
        lines.extend(letters(words, rules));
    }
    if !rules.edition().format.holds_parts() {
        lines.extend(material(words, rules));
    }
    lines.extend(words.pins_say(rules));
    lines.push(words.prompt_commands().into());
    for command in Command::ALL.into_iter().filter(|command| is_possible(*command, sight)) {
        let [spoken, about] = command.told(words);
        lines.push(words.prompt_command().about(about).words(spoken));
    }
    let every_word = rules.word_list().is_some();
    lines.push(if every_word { words.prompt_slash_words() } else { words.prompt_slash() }.into());
    if let (true, [_, .., (last, _)]) = (sight.is_shared(), sight.offers.as_slice()) {
        let name = words.at(&view.setup, sight.told).name(*last);
        let command = match (rules.edition().format.holds_parts(), view.setup.mode()) {
            (true, _) => Command::Call,
            // Nobody can leave a real board to the computer.
            (false, Mode::Referee) => Command::Stop,
            (false, _) => Command::Leave,
        };
        lines.push(words.prompt_for_another(format!("{} {name}", command.word(words))));
    }
    lines
}

/// What can be typed into a hole, with an example.
pub fn letters(words: Words, rules: &Rules) -> Vec<String> {
    let palette = rules.palette();
    let named = |symbols: &[Symbol]| {
        let mut named: Vec<_> = symbols
            .iter()
            .map(|symbol| {
                words.prompt_letter().colour(words.symbol(symbol)).letter(words.typed_letter(palette, symbol))
            })
            .collect();
        if palette.blanks {
            named.push(words.prompt_letter().colour(words.symbol_blank()).letter(BLANK));
        }
        named.join(", ")
    };
    let code = example(rules);
    let names: Vec<_> = code.symbols().iter().map(|symbol| words.piece(rules, *symbol)).collect();
    let (example, names) = (words.typed(rules, code), names.join(" "));
    let glyphs = palette.symbols.first().is_some_and(|symbol| symbol.mark == Mark::Glyph);
    let mut lines = Vec::new();
    if rules.word_list().is_some() {
        lines.push(words.prompt_example_word(example));
    } else if glyphs {
        let digits: Vec<_> = palette.symbols.iter().map(|symbol| symbol.letter.to_string()).collect();
        lines.push(words.prompt_digits(digits.join(" ")));
        lines.push(words.prompt_example_digits(example));
    } else if palette.shapes.is_empty() {
        lines.push(words.prompt_colours(named(palette.symbols)));
        lines.push(words.prompt_example().example(example).names(names));
    } else {
        lines.push(words.prompt_shapes(named(palette.shapes)));
        lines.push(words.prompt_colours(named(palette.symbols)));
        lines.push(words.prompt_example_pairs().example(example).names(names));
    }
    lines
}

/// Whether a command makes sense now.
pub fn is_possible(command: Command, sight: &Sight) -> bool {
    let (view, task) = (&sight.view, sight.task());
    let offered = |wanted: fn(&Offer) -> bool| view.offers.iter().any(wanted);
    let at_device = |wanted: Offer| sight.offers.iter().any(|(_, offers)| offers.contains(&wanted));
    match command {
        Command::Return => at_device(Offer::Return),
        Command::TakeBack => at_device(Offer::TakeBack),
        Command::Correct => sight.corrector().is_some(),
        Command::Decline => sight.is_over() && !sight.rematch.is_empty(),
        Command::Claim => offered(|offer| matches!(offer, Offer::Claim { .. })),
        Command::Call => offered(|offer| *offer == Offer::Call),
        Command::Pass => offered(|offer| *offer == Offer::Pass),
        Command::Uncover => offered(|offer| matches!(offer, Offer::Uncover { due: false })),
        Command::Resign => offered(|offer| *offer == Offer::ResignRound),
        Command::ResignMatch => offered(|offer| *offer == Offer::ResignMatch),
        Command::Stop => offered(|offer| *offer == Offer::Abort),
        Command::PlayOn => offered(|offer| *offer == Offer::PlayOn),
        Command::Leave => offered(|offer| *offer == Offer::Leave),
        Command::Roll => task == Some(Task::Secret),
        Command::Secret => match &view.board {
            Board::Maker(maker) => maker.secret.is_some(),
            Board::Holder(holder) => !holder.markers.is_empty(),
            _ => false,
        },
        Command::Stock => view.setup.rules().counts_pegs() && matches!(view.board, Board::Breaker(_)),
        Command::Score => view.board.round().is_some(),
        Command::Analysis => !view.past.is_empty(),
        Command::Hint | Command::Fits => sight.advice && matches!(view.viewer, Viewer::Seat(_)),
        Command::Rematch => view.outcome.is_some(),
        Command::Rows
        | Command::Rules
        | Command::Letters
        | Command::Promise
        | Command::Again
        | Command::Save
        | Command::Help
        | Command::Quit => true,
    }
}

/// A row that may be placed, to show how one is typed: different symbols, the usual word.
pub(crate) fn example(rules: &Rules) -> Code {
    if let Some(list) = rules.word_list() {
        return list.common()[0];
    }
    let palette = rules.palette();
    let (shapes, colours) = (palette.shapes.len().max(1) as u8, palette.symbols.len() as u8);
    let all = palette.colours();
    // Where nothing repeats, the blank may be needed.
    let different = if rules.holes() > colours { all } else { colours };
    let pairs = !palette.shapes.is_empty();
    let symbol = |hole: u8| if pairs { hole % shapes * all + hole % colours } else { hole % different };
    Code::new(&(0..rules.holes()).map(symbol).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::editions::EDITIONS;
    use rules::option::Options;

    #[test]
    fn an_example_is_a_row_that_may_be_placed() {
        for edition in EDITIONS {
            let rules = Rules::default_of(edition);
            assert!(rules.guesses().contains(example(&rules)), "{}", edition.id);
        }
        let custom = rules::Edition::find("custom").expect("an edition");
        for options in [
            ["holes=8", "symbols=2", "repeats=yes", "blanks=no"],
            ["holes=4", "symbols=3", "repeats=no", "blanks=yes"],
            ["holes=8", "symbols=16", "repeats=no", "blanks=yes"],
        ] {
            let read = Options::read(custom, options).expect("options");
            let rules = Rules::new(custom, read).expect("rules");
            assert!(rules.guesses().contains(example(&rules)), "{options:?}");
        }
    }
}
