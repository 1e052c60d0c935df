//! The law of indistinguishable worlds: two matches that differ only in what a viewer can't know look the same
//! to him, whatever he looks at and whatever he tries. One battery over every edition, option and viewer.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use rand::RngExt;
use rules::commitment::masked;
use rules::matches::RoundEnd;
use rules::view::{Board, View};
use rules::{Action, Actor, Event, Keeper, Match, Mode, Player, Salt, Step, Time, Viewer, notation};

#[path = "support/battery.rs"]
#[allow(dead_code, reason = "the laws of play need more of it")]
mod battery;
#[path = "support/player.rs"]
#[allow(dead_code, reason = "the laws of play need more of it")]
mod player;
#[path = "support/scenario.rs"]
mod scenario;
#[path = "support/world.rs"]
mod world;

use player::{HiddenPart, Play, viewers};
use scenario::{Scenario, scenarios};
use world::{another, hidden_from, same_result};

fn hex(salt: Salt) -> String {
    salt.0.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// A look at a match: what a viewer gets to see, or, to try the battery, more than that.
type Look<'a> = &'a dyn Fn(&Match, Viewer, &HiddenPart) -> String;

/// What the rules show and nothing else.
fn honest(_: &Match, _: Viewer, _: &HiddenPart) -> String {
    String::new()
}

/// The fields of a view one by one, with the salts that `Debug` does not print.
fn fields(view: &View) -> Vec<(&'static str, String)> {
    let salts: Vec<_> = view.past.iter().map(|round| round.salt.map(hex)).collect();
    let uncovered = match &view.board {
        Board::Holder(holder) => &holder.board.uncovered,
        Board::GroupWatcher(board) => &board.uncovered,
        _ => &None,
    };
    let shown: Vec<_> = uncovered.iter().flatten().map(|(_, salt)| salt.map(hex)).collect();
    vec![
        ("id", view.id.to_string()),
        ("steps", view.steps.to_string()),
        ("seats", format!("{:?}", view.seats)),
        ("due", format!("{:?}", view.due)),
        ("clock", format!("{:?} {:?}", view.now, view.deadline)),
        ("offers", format!("{:?}", view.offers)),
        ("past", format!("{:?} {salts:?}", view.past)),
        ("bookings", format!("{:?}", view.bookings)),
        ("board", format!("{:?} {shown:?}", view.board)),
        ("outcome", format!("{:?}", view.outcome)),
    ]
}

/// Everything that this viewer can find out at this moment, by its name.
fn found_out(
    game: &Match,
    viewer: Viewer,
    hidden: &HiddenPart,
    attempts: &[Step],
    look: Look<'_>,
) -> Vec<(&'static str, String)> {
    let view = game.view(viewer);
    let mut found = fields(&view);
    found.push(("view", format!("{view:?}")));
    found.push(("the look", look(game, viewer, hidden)));
    found.push(("text", notation::write_seen(game, viewer)));
    let actions = (0..=game.steps() + 1).map(|number| game.seen_action(viewer, number) + "\n");
    found.push(("actions", actions.collect()));
    let seen: Vec<_> = game.seen(viewer, 0).collect();
    let salts = seen.iter().flat_map(|entry| &entry.events).filter_map(|event| match event {
        Event::Uncovered { salt, .. } => salt.map(hex),
        _ => None,
    });
    found.push(("salts told", salts.collect()));
    found.push(("seen", format!("{seen:?}")));
    found.push(("match", format!("{game:?}")));
    let mut refusals = String::new();
    let mut tried = game.clone();
    for step in attempts {
        match tried.apply(step.clone()) {
            Ok(_) => {
                refusals.push_str("accepted\n");
                tried = game.clone();
            }
            Err(refusal) => {
                let _ = writeln!(refusals, "{refusal:?} {refusal} {}", refusal.code());
            }
        }
    }
    found.push(("refusals", refusals));
    found.into_iter().map(|(name, text)| (name, masked(&text))).collect()
}

/// What anybody might try now: every kind of action by everybody, early and late, and what can't be right.
fn attempts(play: &mut Play) -> Vec<Step> {
    let now = play.game.now();
    let late = play.game.deadline().map_or(Time(u64::MAX), |deadline| deadline.max(now));
    let kinds = battery::every_kind(play);
    let mut steps = Vec::new();
    for by in battery::actors(&play.game) {
        let legal = battery::legal(play, by).into_iter().map(|(_, action, _)| action);
        let actions = kinds.iter().cloned().chain(legal).chain(battery::never_legal(&play.rules()));
        for action in actions {
            steps.extend([now, late].map(|at| Step { by, at, action: action.clone() }));
        }
    }
    steps
}

/// The first thing by which a viewer can tell the two worlds apart.
fn difference(play: &mut Play, world: &world::World, viewer: Viewer, look: Look<'_>) -> Result<(), String> {
    let attempts = attempts(play);
    let hidden = &play.moves[world.place].hidden;
    let here = found_out(&play.game, viewer, hidden, &attempts, look);
    let there = found_out(&world.game, viewer, &world.hidden, &attempts, look);
    for ((name, here), (_, there)) in here.iter().zip(&there) {
        if here != there {
            let at = here.bytes().zip(there.bytes()).take_while(|(a, b)| a == b).count();
            let part = |text: &str| text.chars().skip(at.saturating_sub(60)).take(160).collect::<String>();
            return Err(format!("{viewer:?} sees it by {name}:\n{}\n{}", part(here), part(there)));
        }
        for hidden in [hidden, &world.hidden] {
            for salt in salts(hidden) {
                let salt = hex(salt);
                if here.contains(&salt) || there.contains(&salt) {
                    return Err(format!("{viewer:?} reads the salt in {name}"));
                }
            }
        }
    }
    Ok(())
}

fn salts(hidden: &HiddenPart) -> Vec<Salt> {
    match hidden {
        HiddenPart::Nothing => Vec::new(),
        HiddenPart::Secret(secret) => vec![secret.salt],
        HiddenPart::Deal(deal) => deal.boards.iter().map(|(_, salt)| *salt).collect(),
    }
}

/// How many second worlds were looked at, by scenario.
type Worlds = BTreeMap<String, usize>;

/// Of a table where second worlds are rare, so many matches are played at most.
const MATCHES: u64 = 60;
/// So many second worlds of a table are enough.
const ENOUGH: usize = 8;

/// Plays every one of these scenarios and, at random moments, looks at a second world of every viewer.
fn battery_of_worlds<'a>(
    scenarios: impl IntoIterator<Item = &'a Scenario>,
    look: Look<'_>,
) -> Result<Worlds, String> {
    let mut worlds = Worlds::new();
    for scenario in scenarios {
        let looked = worlds.entry(format!("{scenario:?}")).or_default();
        for seed in 0..MATCHES {
            let mut play = Play::new(scenario, seed);
            while *looked < ENOUGH && play.go_on() {
                if play.game.outcome().is_some() || play.chance.random_range(0..6) != 0 {
                    continue;
                }
                for viewer in viewers(&play.game) {
                    *looked += follow(play.clone(), viewer, look).map_err(|what| {
                        format!(
                            "{scenario:?}, seed {seed}: {what}\n{}",
                            notation::write(&play.game, &Keeper::appointed())
                        )
                    })?;
                }
            }
        }
    }
    Ok(worlds)
}

/// Looks at a second world of one viewer, plays on in both as long as the truth is the same, and looks again.
fn follow(mut play: Play, viewer: Viewer, look: Look<'_>) -> Result<usize, String> {
    let Some(mut world) = another(&mut play, viewer) else { return Ok(0) };
    difference(&mut play, &world, viewer, look)?;
    for _ in 0..3 {
        let Some(next) = play.choose() else { break };
        if !same_result(&play, &world, &next) {
            break;
        }
        let step = next.step.clone();
        play.take(next);
        if hidden_from(&play, viewer) != Some(world.place) {
            break;
        }
        let other = world.game.apply(step);
        other.map_err(|refusal| format!("a step is possible in one world alone: {refusal}"))?;
    }
    if play.game.steps() == world.game.steps() {
        difference(&mut play, &world, viewer, look)?;
    }
    Ok(1)
}

/// Whether something lies hidden at this table at any time.
fn hides(scenario: &Scenario) -> bool {
    let makers = match scenario.mode {
        Mode::Table => &scenario.players[..],
        Mode::Solo => &scenario.players[1..],
        // At a real board the secret lies on the table, not here.
        Mode::Referee => return false,
    };
    makers.iter().any(|player| *player != Player::Contrary)
}

#[test]
fn two_worlds_that_a_viewer_cannot_tell_apart_look_the_same() {
    let scenarios = scenarios();
    let worlds = battery_of_worlds(scenarios.iter().filter(|scenario| hides(scenario)), &honest);
    let worlds = worlds.unwrap_or_else(|what| panic!("{what}"));
    for (scenario, found) in &worlds {
        assert!(*found >= ENOUGH, "only {found} second worlds were found for {scenario}");
    }
    assert!(worlds.len() > 150, "only {} tables were looked at", worlds.len());
}

/// Tries the battery with a look that shows too much, at the tables where there is too much to show.
fn notices(wanted: impl Fn(&Scenario) -> bool, look: Look<'_>) -> bool {
    let scenarios = scenarios();
    battery_of_worlds(scenarios.iter().filter(|s| hides(s) && wanted(s)), look).is_err()
}

fn chosen(scenario: &Scenario, option: &str) -> bool {
    scenario.options.iter().any(|chosen| chosen == option)
}

/// A viewer to whom the secret may not be shown.
fn is_breaker(game: &Match, viewer: Viewer) -> bool {
    !matches!(game.view(viewer).board, Board::Maker(_))
}

#[test]
fn the_battery_notices_one_symbol_of_the_secret() {
    assert!(notices(|s| s.edition.id == "original", &|game, viewer, hidden| match hidden {
        HiddenPart::Secret(secret) if is_breaker(game, viewer) => secret.code.symbols()[0].to_string(),
        _ => String::new(),
    }));
}

#[test]
fn the_battery_notices_the_number_of_wrong_answers() {
    assert!(notices(|s| s.edition.id == "original" && chosen(s, "answers=hand-set"), &|game, _, hidden| {
        let HiddenPart::Secret(secret) = hidden else { return String::new() };
        let rows = player::open_rows(game);
        let right = |code, answer| game.setup().rules().answer(secret.code, code) == answer;
        let wrong =
            |row: &&rules::matches::Row| !matches!((row.code, row.answer), (Some(c), Some(a)) if right(c, a));
        rows.iter().filter(wrong).count().to_string()
    }));
}

#[test]
fn the_battery_notices_a_withheld_peg_that_a_spectator_may_not_count() {
    assert!(notices(|s| chosen(s, "pegs=counted"), &|_, viewer, hidden| match (viewer, hidden) {
        (Viewer::Spectator, HiddenPart::Secret(secret)) => secret.withheld.0[0].to_string(),
        _ => String::new(),
    }));
}

#[test]
fn the_battery_notices_the_colour_of_another_players_marker() {
    assert!(notices(|s| s.edition.id == "group", &|_, viewer, hidden| match (viewer, hidden) {
        (Viewer::Seat(seat), HiddenPart::Deal(deal)) =>
            deal.boards[(seat.index() + 1) % 4].0.colour.to_string(),
        _ => String::new(),
    }));
}

#[test]
fn the_battery_notices_a_salt_before_its_time() {
    let one_digit = |s: Salt| hex(s)[..1].to_owned();
    assert!(notices(|s| s.edition.id == "mini", &|_, _, hidden| salts(hidden)
        .into_iter()
        .map(one_digit)
        .collect()));
}

#[test]
fn no_secret_is_named_before_it_is_uncovered_unless_it_was_placed() {
    let mut looked = 0;
    for scenario in
        scenarios().iter().filter(|scenario| hides(scenario) && scenario.edition.shapes.is_empty())
    {
        let mut play = Play::new(scenario, 5);
        let rules = play.rules();
        while play.go_on() {
            let Some(place) = hidden_from(&play, Viewer::Spectator) else { continue };
            let HiddenPart::Secret(secret) = &play.moves[place].hidden else { continue };
            let spectator = play.game.view(Viewer::Spectator);
            let past = spectator.past.iter();
            let named = past.flat_map(|round| round.rows.iter().map(|row| row.code).chain([round.secret]));
            let open = player::open_rows(&play.game);
            let placed = named.chain(open.iter().map(|row| row.code)).any(|code| code == Some(secret.code));
            // One or two symbols occur by chance in any text, and digits in any time.
            let letters = rules.show(secret.code);
            if placed || rules.holes() < 3 || letters.contains(|c: char| c.is_ascii_digit()) {
                continue;
            }
            for viewer in viewers(&play.game).into_iter().filter(|viewer| is_breaker(&play.game, *viewer)) {
                let view = play.game.view(viewer);
                let seen: Vec<_> = play.game.seen(viewer, 0).collect();
                let text = notation::write_seen(&play.game, viewer);
                for text in [format!("{view:?}"), format!("{seen:?}"), format!("{:?}", play.game), text] {
                    let numbers = format!("{:?}", secret.code);
                    assert!(!text.contains(&letters) && !text.contains(&numbers), "{scenario:?}: {text}");
                }
                looked += 1;
            }
        }
    }
    assert!(looked > 1000, "{looked}");
}

#[test]
fn a_hidden_decision_is_one_step_whatever_it_contains() {
    for scenario in scenarios().iter().filter(|scenario| hides(scenario)) {
        let mut play = Play::new(scenario, 3);
        let mut shapes = Vec::new();
        for _ in 0..12 {
            let by = play.game.due().expect("a match begins with something due").who;
            let hidden = battery::legal(&mut play, by)
                .into_iter()
                .find(|(.., hidden)| !matches!(hidden, HiddenPart::Nothing));
            // A contrary maker decides nothing at the start.
            let Some((_, action, _)) = hidden else { continue };
            let secret = matches!(action, Action::Secret(_));
            let mut game = play.game.clone();
            let entry = game.apply(Step { by, at: Time(9), action }).expect("it is due");
            shapes.push(masked(&format!("{entry:?}")));
            assert_eq!(game.steps(), 1);
            assert_eq!(by == Actor::Table, !secret);
        }
        shapes.dedup();
        assert!(shapes.len() <= 1, "{shapes:?}");
    }
}

#[test]
fn a_round_that_has_ended_is_the_same_for_everybody() {
    let mut rounds = 0;
    for scenario in scenarios().iter().filter(|scenario| scenario.edition.shapes.is_empty()) {
        let mut play = Play::new(scenario, 8);
        while play.go_on() {}
        let past = play.game.view(Viewer::Spectator).past;
        for viewer in viewers(&play.game) {
            assert_eq!(play.game.view(viewer).past, past);
        }
        for round in past.iter().filter(|round| round.end != RoundEnd::Abandoned) {
            rounds += 1;
            assert!(round.secret.is_some());
            assert_eq!(round.salt.is_some(), round.commitment.is_some(), "what was promised can be checked");
        }
    }
    assert!(rounds > 300, "{rounds}");
}
