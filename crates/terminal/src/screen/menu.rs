//! What can be done besides the current task, as a list to choose from.

use play::{HintWish, PuzzleSign};
use rules::view::{Board, Offer};
use rules::{Seat, Task};
use solver::coach::PuzzleSeed;

use super::board::Play;

/// Something to choose from the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum MenuChoice {
    Hint(HintWish),
    /// The last hint, as pencil marks.
    Learn,
    Fits,
    Roll,
    Shield,
    Pencil,
    Hold,
    Undo,
    Clear,
    Score,
    Analysis,
    Log,
    Promise,
    Help,
    Rules,
    /// How others find the server's table.
    Invitation,
    /// Something that a person at the keyboard may do.
    Offer(Seat, Offer),
    Rematch,
    /// Declines a rematch, or withdraws one's own request.
    Decline,
    /// Corrects a row of a real board.
    Correct,
    New,
    /// A puzzle of today.
    Puzzle(PuzzleSeed),
    Quit,
}

impl Play {
    /// What can be chosen now, with its name and its key.
    pub(super) fn choices(&self) -> Vec<(MenuChoice, String, &'static str)> {
        if let Some(sign) = &self.sight.puzzle {
            return self.puzzle_choices(sign);
        }
        let words = self.words;
        let sight = &self.sight;
        let mut list: Vec<(MenuChoice, String, &'static str)> = Vec::new();
        let task = sight.task();
        let filling = sight.turn.is_some_and(play::Question::wants_a_code);
        let offered = |wanted: fn(&Offer) -> bool| {
            let all = sight.offers.iter().filter(|_| !sight.is_over());
            let each = all.flat_map(|(seat, offers)| offers.iter().map(|offer| (*seat, *offer)));
            each.filter(move |(_, offer)| wanted(offer)).map(|(seat, offer)| {
                let mut label = words.offer(&offer);
                if sight.offers.len() > 1 {
                    label = words
                        .prompt_named()
                        .name(words.at(&sight.view.setup, sight.told).name(seat))
                        .prompt(label);
                }
                (MenuChoice::Offer(seat, offer), label, "")
            })
        };
        list.extend(offered(is_a_move));
        if !sight.is_over() {
            // At a real board, everybody enters for everybody.
            if let Some(seat) = sight.offering(|offer| *offer == Offer::TakeBack) {
                list.push((MenuChoice::Offer(seat, Offer::TakeBack), words.offer_take_back().into(), ""));
            }
            if sight.corrector().is_some() {
                list.push((MenuChoice::Correct, words.offer_correct().into(), ""));
            }
        }
        if !sight.is_over() {
            if sight.seat().is_some() && sight.advice {
                let hint = if self.is_hinted() { words.coach_next() } else { words.advice_hint() };
                list.push((MenuChoice::Hint(HintWish::Next), hint.into(), "F2"));
                if self.can_learn() {
                    list.push((MenuChoice::Learn, words.coach_pencil().into(), "Ctrl+K"));
                }
                list.push((MenuChoice::Hint(HintWish::Aim), words.coach_ask_aim().into(), ""));
                list.push((MenuChoice::Hint(HintWish::Best), words.coach_ask_best().into(), "Ctrl+B"));
                list.push((MenuChoice::Fits, words.screen_fits().into(), "F3"));
            }
            if filling {
                list.extend(self.filling_choices());
            }
            if task == Some(Task::Secret) {
                list.push((MenuChoice::Roll, words.board_roll_secret().into(), "F8"));
            }
            if self.has_something_to_hide() {
                list.push((MenuChoice::Shield, words.screen_shield().into(), "F9"));
            }
        }
        if !matches!(sight.view.board, Board::Holder(_) | Board::GroupWatcher(_)) {
            list.push((MenuChoice::Score, words.board_score_sheet().into(), "F5"));
        }
        if self.can_analyse() {
            list.push((MenuChoice::Analysis, words.analysis_title().into(), "F6"));
        }
        list.push((MenuChoice::Log, words.screen_log().into(), "F7"));
        list.push((MenuChoice::Promise, words.screen_promise().into(), ""));
        list.push((MenuChoice::Help, words.page_help().into(), "?"));
        list.push((MenuChoice::Rules, words.guide_title().into(), "Ctrl+E"));
        if let Some(sign) = &sight.server {
            list.push((MenuChoice::Invitation, words.screen_table(sign.code.as_str()), ""));
        }
        // Actions that nobody should choose by mistake are far from the first choice.
        list.extend(offered(is_a_farewell));
        if sight.is_over() {
            list.push((MenuChoice::Rematch, words.board_rematch().into(), "Ctrl+R"));
            if !sight.rematch.is_empty() {
                list.push((MenuChoice::Decline, self.decline_label(), "Ctrl+D"));
            }
        }
        let other = if sight.server.is_some() { words.home_lobby() } else { words.screen_new() };
        list.push((MenuChoice::New, other.into(), "Ctrl+N"));
        list.push((MenuChoice::Quit, words.screen_quit().into(), "Ctrl+Q"));
        list
    }

    /// What can be chosen at a puzzle.
    fn puzzle_choices(&self, sign: &PuzzleSign) -> Vec<(MenuChoice, String, &'static str)> {
        let words = self.words;
        let mut list: Vec<(MenuChoice, String, &'static str)> = Vec::new();
        if !self.sight.is_over() {
            let hint = if self.is_hinted() { words.coach_next() } else { words.advice_hint() };
            list.push((MenuChoice::Hint(HintWish::Next), hint.into(), "F2"));
            if self.can_learn() {
                list.push((MenuChoice::Learn, words.coach_pencil().into(), "Ctrl+K"));
            }
            // No row comes after the solution that a peg could be kept for.
            list.extend(
                self.filling_choices().into_iter().filter(|(choice, ..)| *choice != MenuChoice::Hold),
            );
        }
        list.push((MenuChoice::Log, words.screen_log().into(), "F7"));
        list.push((MenuChoice::Help, words.page_help().into(), "?"));
        list.push((MenuChoice::Rules, words.guide_title().into(), "Ctrl+E"));
        if !self.sight.is_over() {
            let offers =
                self.sight.offers.iter().flat_map(|(seat, offers)| offers.iter().map(|it| (*seat, *it)));
            let last = offers.filter(|(_, offer)| is_a_farewell(offer));
            list.extend(last.map(|(seat, offer)| (MenuChoice::Offer(seat, offer), words.offer(&offer), "")));
        }
        list.push((MenuChoice::Rematch, words.coach_another().into(), "Ctrl+R"));
        for (seed, name, solved) in sign.today.iter().filter(|(seed, ..)| *seed != sign.seed) {
            let name = if *solved { format!("{name} ✓") } else { name.clone() };
            list.push((MenuChoice::Puzzle(seed.clone()), name, ""));
        }
        list.push((MenuChoice::Quit, words.screen_quit().into(), "Ctrl+Q"));
        list
    }

    /// What can be chosen while a row is filled.
    fn filling_choices(&self) -> Vec<(MenuChoice, String, &'static str)> {
        let words = self.words;
        let undo = if self.is_free_letter('u') { "u" } else { "" };
        vec![
            (MenuChoice::Pencil, words.board_pencil().into(), "F4"),
            (MenuChoice::Hold, words.board_hold().into(), "*"),
            (MenuChoice::Undo, words.board_undo().into(), undo),
            (MenuChoice::Clear, words.board_clear().into(), "Ctrl+U"),
        ]
    }

    /// The name for declining a rematch: withdrawing, if the request is one's own.
    pub(super) fn decline_label(&self) -> String {
        let own = self.sight.rematch.iter().all(|seat| self.sight.seat() == Some(*seat));
        if own { self.words.together_withdraw() } else { self.words.together_decline() }.into()
    }
}

/// Whether an offer is a move of the game other than the current task, which is done on the board.
const fn is_a_move(offer: &Offer) -> bool {
    matches!(
        offer,
        Offer::Claim { .. }
            | Offer::Uncover { due: false }
            | Offer::PlayOn
            | Offer::Call
            | Offer::Pass
            | Offer::Return
    )
}

/// Whether an offer ends something.
const fn is_a_farewell(offer: &Offer) -> bool {
    matches!(offer, Offer::ResignRound | Offer::ResignMatch | Offer::Abort | Offer::Leave)
}
