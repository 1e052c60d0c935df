//! A server, from its settings to its end.

use std::io::{self, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::handler::HandlerWithoutStateExt as _;
use axum::middleware;
use axum::routing::get;
use etcetera::BaseStrategy as _;
use store::{Access, Bus, Database, Store};
use tables::{House, Source};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use words::Words;

use crate::app::App;
use crate::problem::Problem;
use crate::server::Door;
use crate::settings::Settings;
use crate::unable::Unable;
use crate::{api, files, gate, health, lan, log, memory, pages, panic, server};

/// How often blocked addresses are looked up, and what makes no difference any more is forgotten.
const CARE: Duration = Duration::from_secs(5);

/// After how long without a question what was thought is forgotten, about.
const IDLE: Duration = Duration::from_mins(2);

/// How often the store is asked while nodes can't hear each other, and otherwise.
const OFTEN: Duration = Duration::from_millis(500);
const SELDOM: Duration = Duration::from_secs(30);

/// The name under which nodes hear each other.
const NODES: &str = "codeknacker";

/// A server that runs.
pub struct Server {
    addresses: Vec<SocketAddr>,
    origin: String,
    stop: watch::Sender<bool>,
    tasks: Vec<JoinHandle<()>>,
    store: Store,
}

impl Server {
    /// Starts a server. Time and chance come from the source.
    pub async fn start(settings: Settings, source: Source) -> Result<Self, Unable> {
        let connections = files::prepare(&settings)?;
        let address = database(&settings)?;
        let store = Store::open(&address, Access::Serve).await.map_err(Unable::Store)?;
        let bus = match &settings.bus {
            // Nodes of one PostgreSQL hear each other through it.
            None => Bus::of(&store),
            Some(address) => Bus::nats(address, NODES).await.map_err(Unable::Bus)?,
        };
        if store.is_shared() {
            bus.fall_back_on(store.clone(), OFTEN, SELDOM);
        }
        let heard = bus.health();
        let house = House::new(store.clone(), bus, source, house_settings(&settings));
        // Before anybody is let in: clocks go on from where nobody watched them any more.
        if let Err(error) = house.tend().await {
            tracing::warn!(code = error.code(), "the clocks can't be looked after yet");
        }
        let deaf = |error| Unable::Listen(settings.listen.unwrap_or(server::USUAL), error);
        let listeners = server::listen(&settings).await.map_err(deaf)?;
        let bound: Result<Vec<_>, _> = listeners.iter().map(TcpListener::local_addr).collect();
        let bound = bound.map_err(deaf)?;
        let addresses = reached(&bound);
        let (stop, stopping) = watch::channel(false);
        let app =
            App::new(house.clone(), settings.clone(), &bound, &addresses, connections, stopping.clone())?;
        let app = Arc::new(app);
        let origin = app.origins.first().to_owned();
        care_once(&app).await;
        let door = Door::new(router(Arc::clone(&app)), &settings, &app.lines, connections);
        let working = stopped(stopping.clone());
        let tasks = vec![
            tokio::spawn(care(app, stopping.clone())),
            tokio::spawn(health::watch_bus(heard, stopping.clone())),
            tokio::spawn(async move { house.work(working).await }),
            tokio::spawn(door.serve(listeners, stopping)),
        ];
        Ok(Self { addresses, origin, stop, tasks, store })
    }

    /// The addresses under which it is reached.
    pub fn addresses(&self) -> &[SocketAddr] {
        &self.addresses
    }

    /// What addresses of pages begin with.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// Stops: takes no more connections, tells streams to come back elsewhere, lets requests under way end.
    pub async fn stop(self) {
        // Nobody listening any more is as good.
        let _ = self.stop.send(true);
        for task in self.tasks {
            if let Err(error) = task.await {
                tracing::error!(%error, "a part of the server ended badly");
            }
        }
        self.store.close().await;
    }
}

/// Runs a server until it is told to stop by the system or from the keyboard.
///
/// Where the game is it says in these words, and then welcomes with that address; the log is English, since programs and
/// those who look after servers read it.
pub fn run(settings: Settings, words: Words, welcome: impl FnOnce(&str)) -> Result<(), Unable> {
    log::begin(&settings);
    panic::log();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(Unable::Runtime)?;
    runtime.block_on(async {
        let lan = settings.lan;
        let public = settings.public_url.is_some();
        let moved = settings.listen.is_none();
        let database = database(&settings)?;
        let mut stop = pin!(told_to_stop());
        // A database that doesn't answer can take longer to open than anybody wants to wait.
        let server = tokio::select! {
            server = Server::start(settings, Source::system()) => server?,
            () = &mut stop => return Ok(()),
        };
        announce(&server, lan, public, words);
        if moved && server.addresses().iter().all(|address| address.port() != server::USUAL.port()) {
            say(&words.serve_port_taken(server::USUAL.port().to_string()));
        }
        welcome(server.origin());
        warn_of_others(&database, words);
        stop.await;
        tracing::info!("stopping");
        server.stop().await;
        Ok(())
    })
}

/// Says so if others on this machine can read the database.
fn warn_of_others(database: &str, words: Words) {
    let files = database.parse::<Database>().map_or_else(|_| Vec::new(), |place| place.open_to_others());
    if !files.is_empty() {
        let files: Vec<_> = files.iter().map(|file| file.display().to_string()).collect();
        say(&words.serve_open_to_others(files.join(", ")));
    }
}

/// Says where the game is.
fn announce(server: &Server, lan: bool, public: bool, words: Words) {
    say(&words.serve_at(server.origin()));
    if !lan {
        return;
    }
    let others: Vec<_> = server.addresses().iter().filter(|address| !address.ip().is_loopback()).collect();
    if public {
        say(&lan::code(server.origin()).unwrap_or_default());
        return;
    }
    for address in &others {
        say(&words.serve_lan(format!("http://{address}")));
    }
    match others.first().and_then(|address| lan::code(&format!("http://{address}"))) {
        Some(code) => say(&code),
        None => say(&words.serve_no_lan()),
    }
}

/// Says a line. Where nobody reads it the game is served all the same.
fn say(line: &str) {
    let _ = writeln!(io::stdout(), "{line}");
}

/// Ends when the system or somebody at the keyboard wants the server to stop. Listens from the call on, not only once it
/// is waited for: a stop right after the start still lets requests end.
#[cfg(unix)]
fn told_to_stop() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let heard = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
    async move {
        let (Ok(mut keyboard), Ok(mut terminate)) = heard else {
            // Where signals can't be heard, the process is killed anyway.
            return std::future::pending().await;
        };
        tokio::select! {
            _ = keyboard.recv() => {}
            _ = terminate.recv() => {}
        }
    }
}

/// Ends when somebody at the keyboard wants the server to stop.
#[cfg(not(unix))]
async fn told_to_stop() {
    // Where that can't be heard, the process is killed anyway.
    let _ = tokio::signal::ctrl_c().await;
}

async fn stopped(mut stopping: watch::Receiver<bool>) {
    server::stopped(&mut stopping).await;
}

/// All routes, behind the gate.
fn router(app: Arc<App>) -> Router {
    let nowhere = || async { Problem::NoSuchPath };
    Router::new()
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(health::metrics))
        .merge(pages::routes(&app))
        .merge(api::routes())
        .fallback_service(nowhere.into_service())
        .method_not_allowed_fallback(|| async { Problem::WrongMethod })
        .layer(panic::answer())
        .layer(middleware::from_fn_with_state(Arc::clone(&app), gate::pass))
        .with_state(app)
}

/// Looks after what changes beside requests.
async fn care(app: Arc<App>, mut stopping: watch::Receiver<bool>) {
    let mut looked = Instant::now();
    loop {
        tokio::select! {
            () = server::stopped(&mut stopping) => return,
            () = tokio::time::sleep(CARE) => care_once(&app).await,
        }
        if looked.elapsed() >= IDLE {
            looked = Instant::now();
            // On a thread that ends soon after: only then does the allocator give back what was let go.
            let app = Arc::clone(&app);
            tokio::task::spawn_blocking(move || app.adviser.forget());
            memory::give_back().await;
        }
    }
}

async fn care_once(app: &App) {
    app.limits.forget();
    app.lines.forget();
    match app.house.store().blocks(app.house.now()).await {
        Ok(blocks) => app.blocks.set(&blocks),
        Err(error) => tracing::warn!(detail = error.detail(), "blocked addresses can't be looked up"),
    }
}

/// Where matches live: as the settings say, or a file in the user's data folder.
pub fn database(settings: &Settings) -> Result<String, Unable> {
    match &settings.database {
        Some(address) => Ok(address.clone()),
        None => default_database(),
    }
}

/// A file in the user's data folder, which is made if it isn't there.
pub fn default_database() -> Result<String, Unable> {
    let path = data_folder().ok_or(Unable::NoDataFolder)?;
    ::files::make_folder(&path).map_err(|error| Unable::DataFolder(path.clone(), error))?;
    let file = path.join("games.db");
    let file = file.to_str().ok_or(Unable::DataFolderName)?;
    Ok(format!("sqlite:{file}"))
}

fn data_folder() -> Option<PathBuf> {
    Some(etcetera::choose_base_strategy().ok()?.data_dir().join("codeknacker"))
}

/// How the house works, of the server's settings.
fn house_settings(settings: &Settings) -> tables::HouseSettings {
    let days = |days: u32| Duration::from_secs(u64::from(days) * 24 * 60 * 60);
    tables::HouseSettings {
        node: format!("node {}", std::process::id()),
        abandoned: days(settings.archive_days),
        kept: settings.keep_days.map(days),
        shared_address: settings.daily_shared,
        ..tables::HouseSettings::default()
    }
}

/// The addresses under which a listening server is reached, this machine first.
fn reached(bound: &[SocketAddr]) -> Vec<SocketAddr> {
    let Some(everywhere) = bound.iter().find(|address| address.ip().is_unspecified()) else {
        // An address of one link needs a zone, which no link can name.
        let usable = |address: &&SocketAddr| match address.ip() {
            IpAddr::V4(_) => true,
            IpAddr::V6(ip) => bound.len() == 1 || !(ip.is_unicast_link_local() || ip.is_loopback()),
        };
        return bound.iter().filter(usable).copied().collect();
    };
    let mut addresses = vec![SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), everywhere.port())];
    match lan::addresses(everywhere.port()) {
        Ok(found) => addresses.extend(found),
        Err(error) => tracing::warn!(%error, "the addresses of this machine can't be listed"),
    }
    addresses
}
