//! Which page answers which address.

use std::cell::Cell;
use std::sync::Arc;

use pages::cookie::{LANGUAGE, LOOK};
use pages::{Assets, Frame, ICON, PageHost, PageLook, ThinkingPage};
use rand::RngExt as _;
use rand_chacha::ChaCha20Rng;
use words::{Language, Words};

use crate::kept::FoundGame;
use crate::minds::Minds;
use crate::problem::PocketProblem;
use crate::request::PocketRequest;
use crate::response::PocketResponse;
use crate::{books, file, mine, open, table};

/// The game without a server.
pub struct Pocket {
    assets: Arc<Assets>,
    minds: Minds,
}

/// Which matches a request for a path is about: `all`, `table NAME`, `match ID`, or nothing.
pub fn wants(path: &str) -> String {
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let parts: Vec<_> = path.split('/').skip(1).collect();
    match parts.as_slice() {
        ["" | "matches" | "forget" | "share"] | ["matches", "export" | "import"] => "all".to_owned(),
        ["t", name, ..] => format!("table {name}"),
        ["m", id, ..] | ["api", "v1", "matches", id, "record"] => format!("match {id}"),
        _ => String::new(),
    }
}

impl Pocket {
    /// A game that has thought about nothing yet.
    #[allow(clippy::new_without_default, reason = "it makes all files")]
    pub fn new() -> Self {
        Self { assets: Arc::new(Assets::new()), minds: Minds::default() }
    }

    /// Answers a request.
    pub fn answer(&self, asked: &PocketRequest) -> PocketResponse {
        let visit = PocketVisit::new(self, asked);
        let frame = visit.frame.clone();
        let response = match &*asked.trouble {
            "" => self.route(visit).unwrap_or_else(|problem| problem.page(frame)),
            "full" => PocketProblem::Full.page(frame),
            "long" => PocketProblem::TooLong.page(frame),
            _ => PocketProblem::Unkept.page(frame),
        };
        if asked.base.is_empty() { response } else { response.below(&asked.base) }
    }

    fn route(&self, visit: PocketVisit<'_>) -> Result<PocketResponse, PocketProblem> {
        let asked = visit.asked;
        if asked.is_foreign() {
            return Err(PocketProblem::CrossSite);
        }
        let parts: Vec<_> = asked.address().split('/').skip(1).collect();
        Ok(match (asked.is_form(), parts.as_slice()) {
            (false, [""]) => mine::home(visit),
            (false, ["index.html"]) => PocketResponse::go_on("/"),
            (false, ["referee"]) => PocketResponse::go_on("/new?with=referee"),
            (false, ["new"]) => open::show(visit)?,
            (true, ["new"]) => open::open(visit)?,
            (false, ["learn"]) => open::learn(visit),
            (true, ["learn"]) => open::lesson(&visit)?,
            (_, ["t", name, rest @ ..]) if name.starts_with(open::HERE) => table::route(visit, name, rest)?,
            (false, ["m", id]) => mine::replay(visit, id)?,
            (false, ["m", id, "picture.svg"]) => mine::picture(&visit, id)?,
            (false, ["api", "v1", "matches", id, "record"]) => mine::record(&visit, id)?,
            (false, ["matches"]) => mine::matches(visit),
            (false, ["matches", "export"]) => file::export(&visit),
            (true, ["matches", "import"]) => file::import(&visit)?,
            (true, ["share"]) => file::share(&visit)?,
            (false, ["statistics"]) => books::statistics(visit),
            (false, ["rules"]) => books::editions(visit),
            (false, ["rules", id]) => books::edition(visit, id)?,
            (false, ["rules", id, "sheet"]) => books::sheet(visit, id)?,
            (false, ["strategies"]) => books::strategies(visit),
            (false, ["strategies", game]) => books::strategy(visit, game)?,
            (false, ["puzzles"]) => books::puzzles(visit)?,
            (false, ["puzzles", "sheet"]) => books::puzzle_sheet(visit)?,
            (false, ["settings"]) => books::settings(visit),
            (true, ["settings"]) => books::save(visit),
            (true, ["language"]) => books::speak(&visit),
            (false, ["privacy"]) => books::privacy(visit),
            (true, ["forget"]) => books::forget(&visit),
            (false, ["a"]) => PocketResponse::text("text/plain", self.assets.addresses().join("\n")),
            (false, ["a", _, name]) => self.asset(name)?,
            (false, ["favicon.ico"]) => PocketResponse::text("image/svg+xml", ICON),
            (false, ["app.webmanifest"]) => PocketResponse::text(
                "application/manifest+json",
                pages::manifest(visit.frame.words, asked.served),
            ),
            (_, ["t" | "api", ..] | ["lobby" | "daily" | "join" | "move"]) => {
                return Err(PocketProblem::NeedsServer);
            }
            _ => return Err(PocketProblem::NoPath),
        })
    }

    /// Style, script and pictures.
    fn asset(&self, name: &str) -> Result<PocketResponse, PocketProblem> {
        let asset = self.assets.file(name).ok_or(PocketProblem::NoPath)?;
        Ok(PocketResponse::text(asset.kind, asset.text.clone()))
    }
}

/// Somebody who opens a page.
pub(crate) struct PocketVisit<'a> {
    pub(crate) asked: &'a PocketRequest,
    pub(crate) frame: Frame,
    pub(crate) minds: &'a Minds,
    /// Where the keys of forms come from.
    keys: Cell<Option<ChaCha20Rng>>,
}

impl<'a> PocketVisit<'a> {
    fn new(pocket: &'a Pocket, asked: &'a PocketRequest) -> Self {
        let chosen = asked.cookie(LANGUAGE).and_then(Language::find);
        let words = Words::of(chosen.unwrap_or_else(|| words::negotiate(&asked.languages)));
        let look = asked.cookie(LOOK).map_or_else(PageLook::default, PageLook::of_words);
        let host = if asked.served { PageHost::Here } else { PageHost::Alone };
        let assets = Arc::clone(&pocket.assets);
        let mut frame = Frame::new(words, look, asked.here(), assets, asked.origin.clone());
        frame.host = host;
        let keys = asked.chance().map(|mut chance| {
            // Keys are shown; secrets come from elsewhere in the stream.
            chance.set_stream(1);
            chance
        });
        Self { asked, frame, minds: &pocket.minds, keys: Cell::new(keys) }
    }

    /// A key for a form.
    pub(crate) fn key(&self) -> String {
        let mut keys = self.keys.take();
        let mut bytes = [0; 16];
        if let Some(keys) = &mut keys {
            keys.fill(&mut bytes);
        }
        self.keys.set(keys);
        hex::encode(bytes)
    }

    /// Chance, for secrets.
    pub(crate) fn chance(&self) -> Result<ChaCha20Rng, PocketProblem> {
        self.asked.chance().ok_or(PocketProblem::NoChance)
    }

    /// Lets a match go on until somebody has to do or think something. Says whether computers have to think.
    pub(crate) fn proceed(&self, found: FoundGame) -> Result<(FoundGame, bool), PocketProblem> {
        use play::Table as _;
        let (words, now) = (self.frame.words, self.asked.now);
        let mut chance = self.chance()?;
        // What was drawn for a new match is not drawn again.
        chance.set_stream(2);
        Ok(found.play(words, chance, now, |local| local.proceed().is_some()))
    }

    /// The page that stands in for one that takes thought.
    pub(crate) fn thinking(&self) -> PocketResponse {
        PocketResponse::page(&ThinkingPage::new(self.frame.clone())).with_status(202)
    }
}
