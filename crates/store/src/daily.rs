//! The daily secret: one scored try for each browser.

use sqlx::AssertSqlSafe;

use crate::boxed;
use crate::connection::{Connection, SqlRow, values};
use crate::error::storable;
use crate::request::{AskedAt, Once};
use crate::store::{Store, Work};
use crate::{Hash, Moment, StoreError};

/// The secret of a day.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Day {
    /// The date in UTC, like `2026-01-31`.
    pub date: String,
    /// The edition.
    pub edition: String,
    /// The language, where the edition has one.
    pub language: String,
}

/// Whether a browser's try began.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Begun {
    /// It began with this match.
    Done(String),
    /// The browser has had its try, in this match.
    Before(String),
}

/// The result of a try.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    /// The day.
    pub day: Day,
    /// The hash of the browser's token.
    pub browser: Hash,
    /// Whether the code was found.
    pub solved: bool,
    /// How many rows it took.
    pub rows: i64,
    /// How long it took.
    pub millis: i64,
    /// The player's name, if there is one.
    pub name: Option<String>,
}

/// Where a try begins: a keyed hash of the address, if tries from one address are told apart.
pub type Whence = Option<Hash>;

/// A try as the ranking shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Try {
    /// Whether the code was found.
    pub solved: bool,
    /// How many rows it took.
    pub rows: i64,
    /// How long it took.
    pub millis: i64,
    /// The player's name, if there is one.
    pub name: Option<String>,
    /// Whether it counts: not if it began when another one from the same address had ended.
    pub ranked: bool,
    /// Whether it looks as if the secret had been known: found with the first row, or after another try from the same
    /// address had ended.
    pub marked: bool,
}

/// A browser's place in the ranking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DailyPlace {
    /// The place, from 1 on; equal results share one. None for a try that isn't ranked.
    pub place: Option<i64>,
    /// The result.
    pub result: Try,
}

impl Score {
    /// The texts in it.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &str> {
        self.day.texts().into_iter().chain(self.name.as_deref())
    }
}

impl Day {
    /// The texts in it.
    fn texts(&self) -> [&str; 3] {
        [&self.date, &self.edition, &self.language]
    }
}

/// The columns of a try, in the order in which they are read.
const COLUMNS: &str = "solved, row_count, millis, name, ranked, marked";

impl Try {
    /// Reads a try from a row.
    fn read(row: &SqlRow) -> sqlx::Result<Self> {
        Ok(Self {
            solved: row.get::<i64>(0)? == 1,
            rows: row.get(1)?,
            millis: row.get(2)?,
            name: row.get(3)?,
            ranked: row.get::<i64>(4)? == 1,
            marked: row.get::<i64>(5)? == 1,
        })
    }
}

impl Store {
    /// Begins a browser's one try. Its result comes with the append that ends the match. It isn't ranked if another one
    /// from the same address has ended. The result of a key is the match.
    pub async fn begin_daily(
        &self,
        day: Day,
        browser: Hash,
        whence: Whence,
        match_id: &str,
        asked: impl Into<AskedAt>,
    ) -> Result<Once<Begun>, StoreError> {
        storable(day.texts().into_iter().chain([match_id]))?;
        let asked = asked.into();
        let work: Work<_, Begun> = |mut connection,
                                    (day, browser, whence, match_id, now): &(
            Day,
            Hash,
            Whence,
            String,
            Moment,
        )| {
            Box::pin(async move {
                let Day { date, edition, language } = day;
                let sql = "INSERT INTO daily (date, edition, language, browser, match_id, began, place, ranked) \
                           SELECT $1, $2, $3, $4, $5, $6, $7, CASE WHEN EXISTS (SELECT 1 FROM daily \
                           WHERE place = $7 AND date = $1 AND edition = $2 AND language = $3 \
                           AND solved IS NOT NULL) THEN 0 ELSE 1 END WHERE TRUE ON CONFLICT DO NOTHING";
                let values = values![date, edition, language, browser, match_id, *now, whence];
                if connection.execute(sql, values).await? > 0 {
                    return Ok(Begun::Done(match_id.clone()));
                }
                let sql = "SELECT match_id FROM daily \
                           WHERE date = $1 AND edition = $2 AND language = $3 AND browser = $4";
                let row = connection.row(sql, values![date, edition, language, browser]).await?;
                Ok(Begun::Before(row.ok_or(sqlx::Error::RowNotFound)?.get(0)?))
            })
        };
        let input = (day, browser, whence, match_id.to_owned(), asked.now);
        self.write_once(asked, input, work, |begun| match begun {
            Begun::Done(id) | Begun::Before(id) => Some(id.clone()),
        })
        .await
    }

    /// Whether a try from an address has ended: another one from there isn't ranked any more.
    #[boxed]
    pub async fn daily_ended(&self, day: &Day, whence: Whence) -> Result<bool, StoreError> {
        storable(day.texts())?;
        let sql = "SELECT COUNT(*) FROM daily WHERE place = $4 AND date = $1 AND edition = $2 AND language = $3 \
                   AND solved IS NOT NULL";
        let rows = self.rows(sql, values![&day.date, &day.edition, &day.language, &whence]).await?;
        Ok(rows.first().map_or(Ok(0), |row| row.get::<i64>(0))? > 0)
    }

    /// The best tries of a day: those that found the code, by rows, then by time; then the others.
    #[boxed]
    pub async fn daily_ranking(&self, day: &Day, limit: i64) -> Result<Vec<Try>, StoreError> {
        storable(day.texts())?;
        let sql = format!(
            "SELECT {COLUMNS} FROM daily \
             WHERE date = $1 AND edition = $2 AND language = $3 AND solved IS NOT NULL AND ranked = 1 \
             ORDER BY solved DESC, row_count, millis, browser LIMIT $4"
        );
        let rows =
            self.rows(AssertSqlSafe(sql), values![&day.date, &day.edition, &day.language, limit]).await?;
        Ok(rows.iter().map(Try::read).collect::<sqlx::Result<_>>()?)
    }

    /// How many tries of a day took how many rows; those that didn't find the code are counted apart, under none.
    #[boxed]
    pub async fn daily_histogram(&self, day: &Day) -> Result<Vec<(Option<i64>, i64)>, StoreError> {
        storable(day.texts())?;
        let sql = "SELECT CASE WHEN solved = 1 THEN row_count END, COUNT(*) FROM daily \
                   WHERE date = $1 AND edition = $2 AND language = $3 AND solved IS NOT NULL AND ranked = 1 \
                   GROUP BY 1";
        let rows = self.rows(sql, values![&day.date, &day.edition, &day.language]).await?;
        let mut bars = rows
            .iter()
            .map(|row| Ok((row.get::<Option<i64>>(0)?, row.get::<i64>(1)?)))
            .collect::<sqlx::Result<Vec<_>>>()?;
        bars.sort_by_key(|(rows, _)| (rows.is_none(), *rows));
        Ok(bars)
    }

    /// The days on which a browser has found the code of an edition, the newest first.
    #[boxed]
    pub async fn daily_solved(
        &self,
        day: &Day,
        browser: &Hash,
        limit: i64,
    ) -> Result<Vec<String>, StoreError> {
        storable(day.texts())?;
        let sql = "SELECT date FROM daily WHERE date <= $1 AND edition = $2 AND language = $3 AND browser = $4 \
                   AND solved = 1 ORDER BY date DESC LIMIT $5";
        let Day { date, edition, language } = day;
        let rows = self.rows(sql, values![date, edition, language, browser, limit]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect::<sqlx::Result<_>>()?)
    }

    /// What a browser's try of a day was begun as, if it was.
    #[boxed]
    pub async fn daily_try(&self, day: &Day, browser: &Hash) -> Result<Option<String>, StoreError> {
        storable(day.texts())?;
        let Day { date, edition, language } = day;
        let sql =
            "SELECT match_id FROM daily WHERE date = $1 AND edition = $2 AND language = $3 AND browser = $4";
        let rows = self.rows(sql, values![date, edition, language, browser]).await?;
        Ok(rows.first().map(|row| row.get(0)).transpose()?)
    }

    /// A browser's place in the ranking of a day, once it has finished its try.
    #[boxed]
    pub async fn daily_place(&self, day: &Day, browser: &Hash) -> Result<Option<DailyPlace>, StoreError> {
        storable(day.texts())?;
        let Day { date, edition, language } = day;
        let sql = format!(
            "SELECT {COLUMNS} FROM daily \
             WHERE date = $1 AND edition = $2 AND language = $3 AND browser = $4 AND solved IS NOT NULL"
        );
        let rows = self.rows(AssertSqlSafe(sql), values![date, edition, language, browser]).await?;
        let Some(result) = rows.first().map(Try::read).transpose()? else { return Ok(None) };
        let sql = "SELECT COUNT(*) FROM daily WHERE date = $1 AND edition = $2 AND language = $3 \
                   AND solved IS NOT NULL AND ranked = 1 AND (1 - solved, row_count, millis) < ($4, $5, $6)";
        let values = values![date, edition, language, i64::from(!result.solved), result.rows, result.millis];
        let rows = self.rows(sql, values).await?;
        let row = rows.first().ok_or(sqlx::Error::RowNotFound)?;
        let place = result.ranked.then_some(row.get::<i64>(0)? + 1);
        Ok(Some(DailyPlace { place, result }))
    }
}

/// Writes the result of a try that has begun. A result that is there stays.
pub(crate) async fn finish(connection: &mut Connection<'_>, score: Option<&Score>) -> sqlx::Result<()> {
    let Some(score) = score else { return Ok(()) };
    let Day { date, edition, language } = &score.day;
    let sql = "UPDATE daily SET solved = $5, row_count = $6, millis = $7, name = $8, \
               marked = CASE WHEN $5 = 1 AND ($6 = 1 OR EXISTS (SELECT 1 FROM daily other \
               WHERE other.place = daily.place AND other.date = $1 AND other.edition = $2 \
               AND other.language = $3 AND other.solved IS NOT NULL)) THEN 1 ELSE 0 END \
               WHERE date = $1 AND edition = $2 AND language = $3 AND browser = $4 AND solved IS NULL";
    let values =
        values![date, edition, language, &score.browser, score.solved, score.rows, score.millis, &score.name];
    connection.execute(sql, values).await.map(drop)
}
