//! The daily secret: the same for everybody, one scored try for each browser.

use hmac::{Hmac, KeyInit as _, Mac as _};
use play::{Who, date};
use rules::commitment::unhex;
use rules::matches::RoundEnd;
use rules::{Code, Edition, Mode, OptionKey, Options, Outcome, Rules, Viewer};
use sha2::Sha256;
use solver::computer::{Computer, Level, Maker};
use store::{Begun, Day, NewSeat, Once, Score, Whence};
use wire::{DailyBar, DailyResult, DailyTry, TableCard};

use crate::boxed;
use crate::caller::Caller;
use crate::date::{is_date, later};
use crate::error::HouseError;
use crate::games::Game;
use crate::house::House;
use crate::key::Key;
use crate::open::ID;
use crate::room::Room;
use crate::sit::{Sat, given_name};
use crate::source::Purpose;
use crate::terms::{DailyTerms, Terms};

/// The name of the key from which the secrets of all days come.
const KEY: &str = "daily secrets";

/// The name of the key with which addresses are hashed.
const ADDRESSES: &str = "daily addresses";

/// How many of the best tries are shown.
const BEST: i64 = 100;

/// The most days of a streak that are counted.
const LONGEST: i64 = 1000;

/// A finished try in its wire shape.
fn daily_try(done: store::Try) -> DailyTry {
    let store::Try { solved, rows, millis, name, ranked, marked } = done;
    DailyTry { solved, rows, millis, name, ranked, marked }
}

impl House {
    /// The date of today's secrets.
    pub fn today(&self) -> String {
        date(self.now())
    }

    /// Sits down at today's secret of an edition; at the try that was begun, if one was. The address is where the caller
    /// is: a try that begins when another one from there has ended isn't ranked.
    #[boxed]
    pub async fn begin_daily(
        &self,
        edition: &str,
        language: Option<&str>,
        name: Option<&str>,
        caller: &Caller,
        address: &str,
        key: Option<Key>,
    ) -> Result<(String, Sat), HouseError> {
        let (rules, day) = day_of(edition, language, &self.today())?;
        let name = given_name(name)?;
        let token = caller.known()?;
        let asked = self.asked("", caller, key.as_ref());
        let whence = self.whence(&day.date, address).await?;
        let id = self.letters(ID);
        let id = match self.inner.store.begin_daily(day.clone(), token, whence, &id, asked).await? {
            Once::Done(Begun::Done(id) | Begun::Before(id)) => id,
            // If a day has begun meanwhile, it is the try of the day before that was asked for.
            Once::Repeated(id) if self.inner.store.table(&id).await?.is_some() => id,
            // It was cut off before there was a table: perhaps it is another day now.
            Once::Repeated(_) => {
                match self.inner.store.begin_daily(day.clone(), token, whence, &id, self.now()).await? {
                    Once::Done(Begun::Done(id) | Begun::Before(id)) => id,
                    Once::Repeated(_) | Once::Reused => return Err(HouseError::Damaged),
                }
            }
            Once::Reused => return Err(HouseError::KeyReused),
        };
        if self.inner.store.table(&id).await?.is_none() {
            let options =
                rules.options().get(OptionKey::Language).map(|_| format!("language={}", day.language));
            let terms = Terms {
                edition: day.edition.clone(),
                options: options.into_iter().collect(),
                mode: Mode::Solo.name().to_owned(),
                rounds: Some(1),
                target: None,
                first: None,
                // A spectator would know today's secret before their own try.
                spectators: false,
                advice: false,
                daily: Some(DailyTerms {
                    date: day.date,
                    language: day.language,
                    browser: hex::encode(token),
                }),
                rematch: None,
                warning: None,
            };
            let seat = |number, who: Who, token| NewSeat {
                number,
                kind: who.to_string(),
                open: false,
                token,
                name: name.as_ref().filter(|_| number == 1).map(|name| name.as_str().to_owned()),
            };
            let maker = Who::Computer(Computer { level: Level::Perfect, maker: Maker::Fair });
            let seats = vec![seat(1, Who::Here, Some(token)), seat(2, maker, None)];
            self.put_table(&terms, seats, false, Some(&id), None).await?.unwrap_or_else(|there| there);
        }
        let sat = self.sat(&id, rules::Seat::new(0), caller).await?;
        Ok((id, sat))
    }

    /// Whether a try at today's secret that begins at an address now would be ranked.
    #[boxed]
    pub async fn would_be_ranked(
        &self,
        edition: &str,
        language: Option<&str>,
        address: &str,
    ) -> Result<bool, HouseError> {
        let (_, day) = day_of(edition, language, &self.today())?;
        let whence = self.whence(&day.date, address).await?;
        Ok(!self.inner.store.daily_ended(&day, whence).await?)
    }

    /// How a day went.
    #[boxed]
    pub async fn daily(
        &self,
        edition: &str,
        language: Option<&str>,
        date: &str,
        caller: &Caller,
    ) -> Result<DailyResult, HouseError> {
        if !is_date(date) || *date > *self.today() {
            return Err(HouseError::NoDate { text: date.to_owned() });
        }
        let (_, day) = day_of(edition, language, date)?;
        let store = &self.inner.store;
        let histogram = store.daily_histogram(&day).await?;
        let ranking = store.daily_ranking(&day, BEST).await?;
        let place = match caller.hash() {
            Some(token) => store.daily_place(&day, token).await?,
            None => None,
        };
        Ok(DailyResult {
            tries: histogram.iter().map(|(_, tries)| tries).sum(),
            histogram: histogram.into_iter().map(|(rows, tries)| DailyBar { rows, tries }).collect(),
            ranking: ranking.into_iter().map(daily_try).collect(),
            place: place.as_ref().and_then(|place| place.place),
            own: place.map(|place| daily_try(place.result)),
            language: Some(day.language).filter(|language| !language.is_empty()),
            date: day.date,
            edition: day.edition,
        })
    }

    /// The table of the caller's try of a day, if there is one.
    #[boxed]
    pub async fn daily_table(
        &self,
        edition: &str,
        language: Option<&str>,
        date: &str,
        caller: &Caller,
    ) -> Result<Option<TableCard>, HouseError> {
        let (_, day) = day_of(edition, language, date)?;
        let Some(token) = caller.hash() else { return Ok(None) };
        let Some(id) = self.inner.store.daily_try(&day, token).await? else { return Ok(None) };
        match self.table(&id).await {
            Ok(card) => Ok(Some(card)),
            // It was cut off before there was a table, or the table has been removed since.
            Err(HouseError::NoTable) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// On how many days in a row the caller has found the code of an edition, up to today or, as long as today's is not
    /// found, up to yesterday.
    #[boxed]
    pub async fn streak(
        &self,
        edition: &str,
        language: Option<&str>,
        caller: &Caller,
    ) -> Result<u32, HouseError> {
        let (_, day) = day_of(edition, language, &self.today())?;
        let Some(token) = caller.hash() else { return Ok(0) };
        let solved = self.inner.store.daily_solved(&day, token, LONGEST).await?;
        Ok(in_a_row(&day.date, &solved))
    }

    /// What is kept of the address where a try begins: an HMAC with the date, which is removed when the day is over. Nothing
    /// where people share an address.
    async fn whence(&self, date: &str, address: &str) -> Result<Whence, HouseError> {
        if self.inner.settings.shared_address {
            return Ok(None);
        }
        let key = self.key(ADDRESSES, Purpose::Key).await?;
        let mut mac = Hmac::<Sha256>::new_from_slice(&key).map_err(|_| HouseError::Damaged)?;
        mac.update(format!("{date}\n{address}").as_bytes());
        Ok(Some(mac.finalize().into_bytes().into()))
    }

    /// The secret of a daily table; none elsewhere.
    pub(crate) async fn daily_code(&self, room: &Room) -> Result<Option<Code>, HouseError> {
        let Some(daily) = &room.terms.daily else { return Ok(None) };
        let (rules, day) = day_of(&room.terms.edition, Some(&daily.language), &daily.date)?;
        Ok(Some(secret_of(&self.key(KEY, Purpose::Secret).await?, &rules, &day)))
    }
}

/// How many of these dates, the newest first, follow on each other up to today or yesterday.
fn in_a_row(today: &str, dates: &[String]) -> u32 {
    let mut wanted = today.to_owned();
    if dates.first() != Some(&wanted) {
        wanted = later(today, -1);
    }
    let mut days = 0;
    for date in dates {
        if *date != wanted {
            break;
        }
        days += 1;
        wanted = later(date, -1);
    }
    days
}

/// The rules and the day of a daily secret.
fn day_of(edition: &str, language: Option<&str>, date: &str) -> Result<(Rules, Day), HouseError> {
    let edition = Edition::find(edition).ok_or_else(|| HouseError::NoEdition { id: edition.to_owned() })?;
    if !edition.has_daily() {
        return Err(HouseError::NoDaily);
    }
    let chosen =
        language.filter(|language| !language.is_empty()).map(|language| format!("language={language}"));
    let options = Options::read(edition, chosen.as_deref());
    let rules = options.and_then(|options| Rules::new(edition, options)).map_err(|faults| {
        HouseError::Setup(faults.into_iter().map(rules::setup::SetupFault::Option).collect())
    })?;
    let language = rules.options().get(OptionKey::Language).map_or(String::new(), |value| value.to_string());
    Ok((rules, Day { date: date.to_owned(), edition: edition.id.to_owned(), language }))
}

/// The result of a try at a daily secret that is over.
pub(crate) fn score_of(room: &Room, game: &Game) -> Option<Score> {
    let daily = room.terms.daily.as_ref()?;
    let view = game.play.view(Viewer::Spectator);
    let round = view.past.first()?;
    // A player who ends it alone has had their try all the same; what the computer solved is nobody's.
    let taken_over = |entry: rules::view::SeenEntry| {
        entry.events.iter().any(|event| matches!(event, rules::Event::TakenOver { .. }))
    };
    let solved = matches!(round.end, RoundEnd::Solved { .. })
        && game.play.outcome() == Some(&Outcome::Played)
        && !game.play.seen(Viewer::Spectator, 0).any(taken_over);
    let day = Day {
        date: daily.date.clone(),
        edition: room.terms.edition.clone(),
        language: daily.language.clone(),
    };
    Some(Score {
        day,
        browser: unhex(&daily.browser)?,
        solved,
        rows: i64::try_from(round.rows.len()).unwrap_or(i64::MAX),
        millis: i64::try_from(game.play.now().0).unwrap_or(i64::MAX),
        name: room.table.seats.first()?.name.clone(),
    })
}

/// The secret of a day: an HMAC of a key that only the servers know, brought down to the number of secrets. A number
/// that would make some secrets likelier than others is passed over for the next.
fn secret_of(key: &[u8], rules: &Rules, day: &Day) -> Code {
    let common = rules.word_list().map(rules::words::WordList::common);
    let count = common.map_or_else(|| rules.secrets().count(), |words| words.len() as u64);
    let fair = u64::MAX - u64::MAX % count;
    let mut turn = 0_u32;
    loop {
        let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("an HMAC takes a key of any length");
        mac.update(format!("{}\n{}\n{}\n{turn}", day.date, day.edition, day.language).as_bytes());
        let bytes: [u8; 32] = mac.finalize().into_bytes().into();
        let drawn = bytes.chunks_exact(8).map(|chunk| {
            let mut eight = [0; 8];
            eight.copy_from_slice(chunk);
            u64::from_be_bytes(eight)
        });
        if let Some(drawn) = drawn.into_iter().find(|drawn| *drawn < fair) {
            let index = drawn % count;
            let word = common.and_then(|words| words.get(usize::try_from(index).ok()?)).copied();
            return word.or_else(|| rules.secrets().code(index)).expect("an index below the count");
        }
        turn += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(date: &str, edition: &str) -> Day {
        Day { date: date.to_owned(), edition: edition.to_owned(), language: String::new() }
    }

    #[test]
    fn a_streak_goes_back_from_today_or_yesterday_without_a_gap() {
        let count = |dates: &[&str]| {
            let dates: Vec<_> = dates.iter().map(ToString::to_string).collect();
            in_a_row("2026-03-01", &dates)
        };
        assert_eq!(count(&[]), 0);
        assert_eq!(count(&["2026-03-01", "2026-02-28", "2026-02-27", "2026-02-25"]), 3);
        assert_eq!(count(&["2026-02-28", "2026-02-27"]), 2);
        assert_eq!(count(&["2026-02-27", "2026-02-26"]), 0);
    }

    #[test]
    fn a_day_has_one_secret_and_every_secret_its_share_of_days() {
        let rules = Rules::default_of(Edition::find("lock").unwrap());
        let secret = |key: &[u8], date: &str| secret_of(key, &rules, &day(date, "lock"));
        assert_eq!(secret(b"key", "2026-01-31"), secret(b"key", "2026-01-31"));
        let differ = (0..50).filter(|n| secret(b"key", &n.to_string()) != secret(b"other", &n.to_string()));
        assert!(differ.count() > 45);
        // 1680 codes, 10 days each on average: none is left out or favoured.
        let mut counts = std::collections::HashMap::new();
        for date in 0..16_800 {
            *counts.entry(secret(b"key", &date.to_string())).or_insert(0) += 1;
        }
        assert!(counts.len() > 1670 && counts.values().all(|count| *count < 40), "{}", counts.len());
    }
}
