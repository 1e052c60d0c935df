//! Which row to place: one that teaches its player much and the rivals little.

use std::collections::HashSet;

use rules::{Code, Seat};

use super::asked::{AskedRow, CLASSES, ShownHints};
use super::bag::{Id, MAX_BOARDS};
use super::facts::Dealt;
use super::kernel::MarkerKernel;
use super::log::{BIT, log2};
use super::mind::GroupMind;
use crate::advice::Meter;

/// How many rows are weighed closely: the better half of those that leave the least, and for the best of these every
/// content of the player's own holes.
const CLOSER: usize = 96;
/// How many at the least.
const FEWEST: usize = 16;
/// How many deals may be looked at to see what rivals learn; the more there are, the fewer rows.
const WORK: usize = 1_500_000;
/// What showing one's own marker costs where it can't be computed what rivals make of it.
const SHOWN: i64 = BIT.cast_signed() / 4;

/// How much a rival's uncertainty counts against one's own, in hundredths.
const RIVALS: i64 = 60;

/// A row with what it is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RowChoice {
    /// Its place among all rows.
    pub(crate) row: usize,
    /// How uncertain its player will be of the secret, in the unit of [`BIT`].
    pub(crate) own: i64,
    /// How uncertain the rivals will be on average; nothing if that can't be computed.
    pub(crate) rivals: Option<i64>,
    /// What it is judged by; the least is the best.
    pub(crate) score: i64,
}

/// The rows that are worth most, the best first, equal ones in the order of rows.
///
/// With `public`, all deals that fit what everybody sees, rivals' knowledge counts; without, only what the player
/// learns, and whether their marker shows. The rows `wanted` are always weighed. Rows are weighed in the order of
/// their promise; when time runs out, those weighed so far are returned, at least one.
pub(crate) fn best_rows(
    kernel: &MarkerKernel,
    mind: &GroupMind,
    public: Option<&[Dealt]>,
    wanted: &[Code],
    meter: &mut Meter<'_>,
) -> Vec<RowChoice> {
    let mut weighed = kernel.weigh(&mind.deals, mind.seat, mind.unseen());
    let rivals = mind.rivals().count();
    let work = public.map_or(0, <[Dealt]>::len) * rivals.max(1);
    let looked_at = (WORK / work.max(1)).clamp(FEWEST, CLOSER);
    let closer = (looked_at / 2).min(weighed.len());
    weighed.select_nth_unstable(closer - 1);
    weighed.truncate(closer);
    weighed.sort_unstable();
    let mut rows: Vec<usize> = weighed.into_iter().map(|(_, row)| row).collect();
    if mind.reading.is_some() {
        let each = (mind.bag().colours + 1) * mind.held.len();
        for place in 0..(looked_at / 2).div_ceil(each).min(rows.len()) {
            vary(kernel, mind, rows[place], &mut rows);
        }
    }
    rows.extend(wanted.iter().filter_map(|wanted| kernel.rows().iter().position(|row| row == wanted)));
    let mut met = HashSet::with_capacity(rows.len());
    rows.retain(|row| met.insert(*row));
    let own = KnownChoice::new(mind.deals.clone());
    let others = public.map(|public| Others::new(mind, public));
    let mut choices = Vec::with_capacity(rows.len());
    for row in rows {
        if !choices.is_empty() && !meter.may(0) {
            break;
        }
        choices.push(judge(kernel, mind, &own, others.as_ref(), row));
    }
    choices.sort_by_key(|choice| (choice.score, choice.row));
    choices
}

/// Adds the rows that differ in the player's own holes only: the player knows what is there, and may mislead.
fn vary(kernel: &MarkerKernel, mind: &GroupMind, row: usize, rows: &mut Vec<usize>) {
    let bag = mind.bag();
    let contents = bag.colours + 1;
    for id in &mind.held {
        let place = contents.pow((bag.holes - 1 - bag.hole(*id)) as u32);
        let here = row / place % contents;
        rows.extend((0..contents).map(|symbol| row - here * place + symbol * place));
    }
    debug_assert!(rows.iter().all(|row| *row < kernel.rows().len()));
}

fn judge(
    kernel: &MarkerKernel,
    mind: &GroupMind,
    own: &KnownChoice,
    others: Option<&Others<'_>>,
    row: usize,
) -> RowChoice {
    let code = kernel.rows()[row];
    let asked = AskedRow::new(mind.bag(), code);
    let shown = mind.facts.shown(mind.seat);
    let uncertain = own.uncertainty(&asked, shown, mind.weight);
    let rivals = others.and_then(|others| others.uncertainty(code, &asked, shown));
    let score = match (rivals, &mind.reading) {
        (Some(rivals), _) => uncertain - rivals * RIVALS / 100,
        (None, Some(reading)) => {
            let mut markers = [0; MAX_BOARDS];
            markers[mind.bag().boards_of(mind.seat)].copy_from_slice(&mind.held);
            let player = mind.seat.index();
            let after = reading.with(&mind.facts, mind.seat, code).of(player, &markers);
            uncertain + if after > reading.of(player, &markers) { SHOWN } else { 0 }
        }
        (None, None) => uncertain,
    };
    RowChoice { row, own: uncertain, rivals, score }
}

/// Deals in the order of their secrets.
struct KnownChoice {
    deals: Vec<Dealt>,
}

impl KnownChoice {
    fn new(mut deals: Vec<Dealt>) -> Self {
        deals.sort_by_key(|deal| deal.key);
        Self { deals }
    }

    /// How uncertain the secret will be on average when the hints to a row are known.
    fn uncertainty(&self, asked: &AskedRow, shown: &ShownHints, weight: u64) -> i64 {
        let mut all = [0; CLASSES];
        let mut sum = 0;
        for secret in self.deals.chunk_by(|one, other| one.key == other.key) {
            let mut here = [0; CLASSES];
            let mut touched = 0u32;
            for deal in secret {
                let class = usize::from(asked.class(shown, &deal.markers));
                here[class] += deal.weight;
                all[class] += deal.weight;
                touched |= 1 << class;
            }
            for_each_bit(touched, |class| sum -= weighted(here[class], here[class]));
        }
        sum += all.iter().map(|weight| weighted(*weight, *weight)).sum::<i128>();
        average(sum, weight)
    }
}

/// A weight times the logarithm of another.
fn weighted(weight: u64, of: u64) -> i128 {
    i128::from(weight) * i128::from(log2(of))
}

fn average(sum: i128, weight: u64) -> i64 {
    (sum / i128::from(weight.max(1))) as i64
}

fn for_each_bit(mut bits: u32, mut each: impl FnMut(usize)) {
    while bits != 0 {
        each(bits.trailing_zeros() as usize);
        bits &= bits - 1;
    }
}

/// What rivals know: for each of them the deals by the markers they may hold, and then by secret.
struct Others<'a> {
    mind: &'a GroupMind,
    rivals: Vec<Vec<SeenHints>>,
}

/// A deal as a rival sees it.
#[derive(Clone, Copy)]
struct SeenHints {
    /// The rival's own markers.
    held: u16,
    deal: Dealt,
    /// Whether it is one of the player's own deals.
    mine: bool,
}

impl<'a> Others<'a> {
    fn new(mind: &'a GroupMind, public: &[Dealt]) -> Self {
        let bag = mind.bag();
        let of = |rival: usize| {
            let held = |markers: &[Id; MAX_BOARDS]| {
                let ids = &markers[bag.boards_of(Seat::new(rival))];
                ids.iter().fold(0, |held, id| held << 5 | u16::from(*id))
            };
            let mut possible = vec![false; 1 << 10];
            for deal in &mind.deals {
                possible[usize::from(held(&deal.markers))] = true;
            }
            let seen = |deal: &Dealt| {
                let held = held(&deal.markers);
                possible[usize::from(held)].then(|| SeenHints {
                    held,
                    deal: *deal,
                    mine: mind.is_mine(&deal.markers),
                })
            };
            let mut seen: Vec<_> = public.iter().filter_map(seen).collect();
            seen.sort_by_key(|seen| (seen.held, seen.deal.key));
            seen
        };
        Self { mind, rivals: mind.rivals().map(of).collect() }
    }

    /// How uncertain of the truth rivals will be on average: what they must still learn, mistakes that the row leads
    /// them into included. None if there are no rivals.
    fn uncertainty(&self, row: Code, asked: &AskedRow, shown: &ShownHints) -> Option<i64> {
        if self.rivals.is_empty() {
            return None;
        }
        let mind = self.mind;
        let reading = mind.reading.as_ref().map(|reading| reading.with(&mind.facts, mind.seat, row));
        let told =
            |deal: &Dealt| reading.as_ref().map_or(0, |reading| reading.of(mind.seat.index(), &deal.markers));
        let mut sum = 0;
        for seen in &self.rivals {
            for held in seen.chunk_by(|one, other| one.held == other.held) {
                let (mut all, mut all_mine) = ([0; CLASSES], [0; CLASSES]);
                for secret in held.chunk_by(|one, other| one.deal.key == other.deal.key) {
                    let (mut here, mut true_here) = ([0; CLASSES], [0; CLASSES]);
                    let mut touched = 0u32;
                    for seen in secret {
                        let class = usize::from(asked.class(shown, &seen.deal.markers));
                        let weight = seen.deal.weight << told(&seen.deal);
                        here[class] += weight;
                        all[class] += weight;
                        if seen.mine {
                            true_here[class] += seen.deal.weight;
                            all_mine[class] += seen.deal.weight;
                            touched |= 1 << class;
                        }
                    }
                    for_each_bit(touched, |class| sum -= weighted(true_here[class], here[class]));
                }
                for class in 0..CLASSES {
                    sum += weighted(all_mine[class], all[class]);
                }
            }
        }
        let own: u64 = self.rivals[0].iter().filter(|seen| seen.mine).map(|seen| seen.deal.weight).sum();
        Some(average(sum / self.rivals.len() as i128, own))
    }
}
