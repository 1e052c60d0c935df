//! A server's view of a match, read back into what the rules call a view: the screen and the sentences need nothing else.

use rules::event::{Hints, SignalError};
use rules::matches::{RoundEnd, Row};
use rules::score::{Booking, Decision, Outcome, Reason};
use rules::seat::Name;
use rules::view::{
    Board, BreakerBoard, CallView, GroupBoard, GroupRowView, HolderBoard, MakerBoard, Offer, PastRound,
    RoundBoard, SeatView, View,
};
use rules::{
    Action, Actor, Code, Commitment, Due, Edition, Length, MatchId, Mode, Player, Proposal, Rules, Salt,
    Seat, Setup, Task, Time, Viewer, Withheld,
};
use serde_json::Value;

use crate::chance::Chance;
use rand::SeedableRng;

/// The view of a state; none before the first match, or if the server is a newer one that says what is not known here.
pub(super) fn view(state: &Value) -> Option<View> {
    let card = &state["table"];
    let shape = &state["view"];
    if shape.is_null() {
        return None;
    }
    let setup = setup(card, shape)?;
    let rules = setup.rules().clone();
    let reader = Reader { rules: &rules };
    let viewer = match state["viewer"].as_u64() {
        Some(number) => Viewer::Seat(seat_of(number)?),
        None => Viewer::Spectator,
    };
    let round = shape["board"]["round"].as_u64().map_or(1, |round| round as u32);
    let seats = list(&shape["seats"]).map(seat_view).collect::<Option<Vec<_>>>()?;
    let past = list(&shape["past"]).map(|past| reader.past(past)).collect::<Option<Vec<_>>>()?;
    Some(View {
        id: MatchId::new(state["match_id"].as_str()?)?,
        viewer,
        steps: usize::try_from(state["number"].as_u64()?).ok()?,
        seats,
        due: due(&shape["due"]),
        now: Time(0),
        deadline: None,
        offers: list(&shape["offers"]).filter_map(offer).collect(),
        past,
        bookings: list(&shape["points"]).map(|points| booking(points, round)).collect::<Option<_>>()?,
        board: reader.board(&shape["board"])?,
        outcome: outcome(&shape["outcome"]),
        setup,
    })
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn small(value: &Value) -> Option<u8> {
    value.as_u64().and_then(|number| u8::try_from(number).ok())
}

fn seat_of(number: u64) -> Option<Seat> {
    Some(Seat::new(usize::try_from(number).ok()?.checked_sub(1)?))
}

fn seat(value: &Value) -> Option<Seat> {
    seat_of(value.as_u64()?)
}

/// What was agreed: the edition and its options from the table, the rest as the match has it.
fn setup(card: &Value, shape: &Value) -> Option<Setup> {
    let options = card["options"].as_object()?.iter();
    let options: Vec<_> =
        options.filter_map(|(key, value)| Some(format!("{key}={}", value.as_str()?))).collect();
    let length = match (&shape["length"]["rounds"], &shape["length"]["target"]) {
        (Value::Number(rounds), _) => Length::Rounds(u16::try_from(rounds.as_u64()?).ok()?),
        (_, target) => Length::Target(u16::try_from(target.as_u64()?).ok()?),
    };
    let chairs = list(&card["seats"]).zip(list(&shape["seats"])).map(|(chair, now)| {
        let player = match (chair["for"].as_str(), chair["maker"].as_str()) {
            (Some("computer"), Some("contrary")) => Player::Contrary,
            (Some("computer"), _) => Player::Computer,
            _ => Player::Person,
        };
        (player, now["name"].as_str())
    });
    let proposal = Proposal {
        edition: Edition::find(card["edition"].as_str()?)?,
        options: options.iter().map(String::as_str).collect(),
        mode: Mode::find(card["mode"].as_str()?)?,
        seats: chairs.collect(),
        length: Some(length),
        first: Some(seat(&shape["first"])?),
    };
    // Nothing is left to the lot.
    proposal.settle(&mut Chance::seed_from_u64(0)).ok()
}

fn seat_view(value: &Value) -> Option<SeatView> {
    Some(SeatView {
        seat: seat(&value["seat"])?,
        name: value["name"].as_str().and_then(|name| Name::new(name).ok()),
        player: Player::find(value["player"].as_str()?)?,
        total: i32::try_from(value["total"].as_i64()?).ok()?,
        aborting: value["aborting"].as_bool()?,
    })
}

fn due(value: &Value) -> Option<Due> {
    let what = match value["task"].as_str()? {
        "deal" => Task::Deal,
        "secret" => Task::Secret,
        "row" => Task::Row,
        "answer" => Task::Answer,
        "uncover" => Task::Uncover,
        "solution" => Task::Solution,
        "final-call" => Task::FinalCall,
        "hints" => Task::Hints,
        "verdict" => Task::Verdict,
        "markers" => Task::Markers,
        _ => return None,
    };
    Some(Due { who: seat(&value["seat"]).map_or(Actor::Table, Actor::Seat), what })
}

fn offer(value: &Value) -> Option<Offer> {
    Some(match value["action"].as_str()? {
        "secret" => Offer::Secret { withhold: small(&value["withhold"]) },
        "row" => Offer::Row { row: small(&value["row"])?, of: small(&value["of"])? },
        "answer" => Offer::Answer {
            row: small(&value["row"])?,
            most: small(&value["of"])?,
            blue: value["blue"].as_bool()?,
        },
        "claim" => Offer::Claim { nothing_fits: value["sure"].as_bool()? },
        "uncover" => Offer::Uncover { due: value["due"].as_bool()? },
        "solution" => Offer::Solution { empty: small(&value["empty"])? },
        "resign round" => Offer::ResignRound,
        "resign match" => Offer::ResignMatch,
        "abort" => Offer::Abort,
        "play on" => Offer::PlayOn,
        "leave" => Offer::Leave,
        "call" => Offer::Call,
        "pass" => Offer::Pass,
        // A newer server may offer what is not known here.
        _ => return None,
    })
}

fn booking(value: &Value, round: u32) -> Option<Booking> {
    let row = || small(&value["row"]);
    let reason = match value["reason"].as_str()? {
        "rows" => Reason::Rows,
        "round" => Reason::Round,
        "row" => Reason::Row { row: row()? },
        "table" => Reason::Table,
        "signal" => Reason::Signal,
        "cancelled" => Reason::Cancelled,
        "corrected" => Reason::Corrected { row: row()? },
        _ => return None,
    };
    let points = i32::try_from(value["points"].as_i64()?).ok()?;
    Some(Booking { round, seat: seat(&value["seat"])?, points, reason })
}

fn outcome(value: &Value) -> Option<Outcome> {
    Some(match value["kind"].as_str()? {
        "won" => Outcome::Won {
            seats: list(&value["winners"]).filter_map(seat).collect(),
            by: match value["by"].as_str()? {
                "resignation" => Decision::Resignation,
                "absence" => Decision::Absence,
                "call" => Decision::Call,
                _ => Decision::Score,
            },
        },
        "draw" => Outcome::Draw,
        "no-winner" => Outcome::NoWinner,
        "aborted" => Outcome::Aborted,
        _ => Outcome::Played,
    })
}

/// Reads what is written in the notation of a game.
struct Reader<'r> {
    rules: &'r Rules,
}

impl Reader<'_> {
    fn row_code(&self, value: &Value) -> Option<Code> {
        self.rules.read_row(value.as_str()?).ok()
    }

    fn secret(&self, value: &Value) -> Option<Code> {
        self.rules.read_secret(value.as_str()?).ok()
    }

    fn withheld(&self, value: &Value) -> Option<Withheld> {
        self.rules.read_withheld(value.as_str()?).ok()
    }

    fn row(&self, value: &Value) -> Option<Row> {
        let answer = value["answer"].as_str().map(|text| self.rules.read_answer(text)).transpose().ok()?;
        Some(Row { by: seat(&value["by"])?, code: self.row_code(&value["code"]), answer })
    }

    fn rows(&self, value: &Value) -> Option<Vec<Row>> {
        list(value).map(|row| self.row(row)).collect()
    }

    fn past(&self, value: &Value) -> Option<PastRound> {
        let number = u32::try_from(value["round"].as_u64()?).ok()?;
        let error = |error: &Value| {
            Some(SignalError {
                row: small(&error["row"])?,
                placed: self.rules.read_answer(error["placed"].as_str()?).ok()?,
                right: self.rules.read_answer(error["right"].as_str()?).ok()?,
            })
        };
        Some(PastRound {
            number,
            maker: seat(&value["maker"])?,
            rows: self.rows(&value["rows"])?,
            end: match value["end"].as_str()? {
                "solved" => RoundEnd::Solved { row: small(&value["solved_in"])? },
                "conceded" => RoundEnd::Conceded { row: small(&value["solved_in"])? },
                "void" => RoundEnd::Void,
                "abandoned" => RoundEnd::Abandoned,
                _ => RoundEnd::Unsolved,
            },
            secret: self.secret(&value["secret"]),
            withheld: self.withheld(&value["withheld"]),
            commitment: value["commitment"].as_str().and_then(Commitment::read),
            salt: value["salt"].as_str().and_then(Salt::read),
            errors: list(&value["errors"]).map(error).collect::<Option<_>>()?,
            bookings: list(&value["points"]).map(|points| booking(points, number)).collect::<Option<_>>()?,
        })
    }

    fn board(&self, value: &Value) -> Option<Board> {
        let Some(from) = value["from"].as_str() else { return Some(Board::Cleared) };
        Some(match from {
            "maker" => Board::Maker(MakerBoard {
                board: self.round(value)?,
                secret: self.secret(&value["secret"]),
                withheld: self.withheld(&value["withheld"]),
            }),
            "breaker" => Board::Breaker(BreakerBoard {
                board: self.round(value)?,
                nothing_fits: value["nothing_fits"].as_bool()?,
                stock: value["stock"].as_array().map(|stock| stock.iter().filter_map(small).collect()),
            }),
            "watcher" => Board::Watcher(self.round(value)?),
            "holder" => Board::Holder(HolderBoard {
                board: self.group(value)?,
                markers: list(&value["own"])
                    .map(|marker| self.rules.read_marker(marker.as_str()?).ok())
                    .collect::<Option<_>>()?,
            }),
            "onlooker" => Board::GroupWatcher(self.group(value)?),
            _ => return None,
        })
    }

    fn round(&self, value: &Value) -> Option<RoundBoard> {
        Some(RoundBoard {
            number: u32::try_from(value["round"].as_u64()?).ok()?,
            maker: seat(&value["maker"])?,
            fixed: value["fixed"].as_bool()?,
            commitment: value["commitment"].as_str().and_then(Commitment::read),
            rows: self.rows(&value["rows"])?,
            of: small(&value["of"])?,
            proven: usize::try_from(value["proven"].as_u64()?).ok()?,
        })
    }

    fn group(&self, value: &Value) -> Option<GroupBoard> {
        let seats = |value: &Value| list(value).map(seat).collect::<Option<Vec<_>>>();
        let row = |row: &Value| {
            Some(GroupRowView {
                by: seat(&row["by"])?,
                board: small(&row["board"])?,
                row: small(&row["row"])?,
                code: self.row_code(&row["code"]),
                hints: row["hints"].as_str().and_then(|hints| self.hints(hints)),
            })
        };
        let call = |call: &Value| {
            Some(CallView {
                by: seat(&call["by"])?,
                code: self.secret(&call["code"]),
                right: call["right"].as_bool(),
            })
        };
        let shown = |shown: &Value| {
            let marker = self.rules.read_marker(shown["marker"].as_str()?).ok()?;
            Some((marker, shown["salt"].as_str().and_then(Salt::read)))
        };
        let uncovered = match value["markers"].as_array() {
            Some(markers) => Some(markers.iter().map(shown).collect::<Option<Vec<_>>>()?),
            None => None,
        };
        Some(GroupBoard {
            commitments: list(&value["commitments"])
                .map(|promise| Commitment::read(promise.as_str()?))
                .collect::<Option<_>>()?,
            rows: list(&value["rows"]).map(row).collect::<Option<_>>()?,
            calls: list(&value["calls"]).map(call).collect::<Option<_>>()?,
            out: seats(&value["out"])?,
            rows_left: list(&value["rows_left"]).map(small).collect::<Option<_>>()?,
            finals: value["finals"].as_bool()?,
            passed: seats(&value["passed"])?,
            // An older server doesn't say.
            nothing_fits: value["nothing_fits"].as_bool().unwrap_or(false),
            uncovered,
        })
    }

    fn hints(&self, text: &str) -> Option<Hints> {
        match self.rules.read_action(&format!("hints {text}")) {
            Ok(Action::Hints(hints)) => Some(hints),
            _ => None,
        }
    }
}
