//! One round alone against the computer, line by line: no cursor movement, made for any terminal, screen reader
//! or pipe.

use std::io::{BufRead, Write};
use std::time::Instant;

use rand::Rng;
use rand::rand_core::UnwrapErr;
use rand::rngs::SysRng;
use rules::notation::sentences;
use rules::view::Offer;
use rules::{
    Action, Actor, Edition, Match, MatchId, Mode, Player, Proposal, Sealed, Seat, Secret, Step, Time, Viewer,
};

use crate::failure::Failure;
use crate::narrate::Narrator;

const BREAKER: Seat = Seat::new(0);
const MAKER: Seat = Seat::new(1);

/// The operating system's generator: nothing it has given helps to predict what it gives next.
pub fn system_chance() -> impl Rng {
    UnwrapErr(SysRng)
}

/// What was typed.
enum Typed {
    Row(String),
    Help,
    Resign,
    Quit,
}

/// Plays a round of an edition, with `chance` for the computer's secret. With `echo`, what is read is written after
/// the prompt, as a terminal would show it.
pub fn round(
    edition: &'static Edition,
    chance: &mut impl Rng,
    mut input: impl BufRead,
    echo: bool,
    mut output: impl Write,
) -> Result<(), Failure> {
    let proposal = Proposal {
        edition,
        options: Vec::new(),
        mode: Mode::Solo,
        seats: vec![(Player::Person, Some("Breaker")), (Player::Computer, Some("Computer"))],
        length: None,
        first: None,
    };
    let setup = proposal.settle(chance).map_err(|faults| Failure::Wrong(sentences(&faults)))?;
    let mut game = Match::new(MatchId::draw(chance), setup.clone());
    let id = game.id().clone();
    let mut narrator = Narrator::new(&id, &setup);
    let began = Instant::now();
    let mut told = 0;

    let secret = Sealed::new(Secret::draw(setup.rules(), chance));
    let step = Step { by: Actor::Seat(MAKER), at: Time(0), action: Action::Secret(secret) };
    game.apply(step).map_err(|refusal| Failure::Wrong(refusal.to_string()))?;
    writeln!(output, "{}", help(&setup))?;
    loop {
        for entry in game.seen(Viewer::Seat(BREAKER), told) {
            told = entry.number;
            for line in narrator.tell(&entry) {
                writeln!(output, "{line}")?;
            }
        }
        let view = game.view(Viewer::Seat(BREAKER));
        let Some(Offer::Row { row, of }) = view.offers.first() else { break };
        write!(output, "row {row} of {of}> ")?;
        output.flush()?;
        let typed = read_line(&mut input)?;
        if let (true, Typed::Row(text)) = (echo, &typed) {
            writeln!(output, "{}", text.escape_debug())?;
        }
        let action = match typed {
            Typed::Help => {
                writeln!(output, "{}", help(&setup))?;
                continue;
            }
            Typed::Quit => {
                writeln!(output, "\nUntil next time.")?;
                break;
            }
            Typed::Resign => Action::ResignRound,
            Typed::Row(text) => match setup.rules().read_row(&text) {
                Ok(code) => Action::Row(code),
                Err(faults) => {
                    for fault in faults {
                        writeln!(output, "  {fault}")?;
                    }
                    continue;
                }
            },
        };
        let at = Time(u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX));
        if let Err(refusal) = game.apply(Step { by: Actor::Seat(BREAKER), at, action }) {
            writeln!(output, "  {refusal}")?;
        }
    }
    output.flush()?;
    Ok(())
}

fn help(setup: &rules::Setup) -> String {
    let rules = setup.rules();
    let symbols = rules.palette().symbols.iter().map(|symbol| format!("{} {}", symbol.letter, symbol.name));
    let symbols = symbols.collect::<Vec<_>>().join(", ");
    let example: Vec<_> = (0..rules.holes()).map(|hole| hole % rules.palette().size()).collect();
    format!(
        "Break the computer's code: {} holes, {} rows.\n\
         Colours: {symbols}.\n\
         Type a row as letters, such as {}. In the answer b counts pegs of the right\n\
         colour in the right hole, w those of the right colour in a wrong hole.\n\
         “help” says this again, “resign” shows the secret, “quit” leaves.\n",
        rules.holes(),
        rules.rows(),
        rules.show(rules::Code::new(&example)),
    )
}

/// The next line; the end of the input is a wish to leave.
fn read_line(input: &mut impl BufRead) -> Result<Typed, Failure> {
    let mut bytes = Vec::new();
    if input.read_until(b'\n', &mut bytes)? == 0 {
        return Ok(Typed::Quit);
    }
    let text = String::from_utf8_lossy(&bytes);
    Ok(match text.trim().to_ascii_lowercase().as_str() {
        "help" | "?" | "h" => Typed::Help,
        "resign" => Typed::Resign,
        "quit" | "exit" | "q" => Typed::Quit,
        _ => Typed::Row(text.trim().to_owned()),
    })
}
