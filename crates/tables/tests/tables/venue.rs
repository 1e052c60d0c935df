//! Houses over databases that go with the test.

use play::Who;
use rules::Seat;
use servers::Database;
use store::{Access, Bus, Store};
use tables::{Act, Caller, House, HouseSettings, NewTable};
use tempfile::TempDir;

use crate::nature::Still;

/// What keeps a database there.
#[allow(dead_code, reason = "they are only dropped")]
pub(crate) enum Ground {
    File(TempDir),
    Server(Box<Database>),
}

/// A house with its database and its nature.
pub(crate) struct Venue {
    pub(crate) house: House,
    pub(crate) nature: Still,
    pub(crate) address: String,
    _ground: Ground,
}

impl Venue {
    /// A house over a file.
    pub(crate) async fn on_file(nature: Still) -> Self {
        let directory = TempDir::with_prefix("codeknacker-tables-").expect("a directory");
        let address = format!("sqlite:{}", directory.path().join("games.db").display());
        Self::over(address, Ground::File(directory), nature).await
    }

    /// A house over a server.
    pub(crate) async fn on_server(nature: Still) -> Self {
        // On the test's own thread: a server ends with the thread that started it, and threads for what blocks end
        // when they have had nothing to do for a while.
        let database = Database::create();
        Self::over(database.address.clone(), Ground::Server(Box::new(database)), nature).await
    }

    /// Another house over the same database, which has nothing ready. It knows of no others: ask it to read alone.
    #[allow(dead_code, reason = "wanted by the tests of costs alone")]
    pub(crate) fn another(&self) -> House {
        let store = self.house.store().clone();
        House::new(store, Bus::local(), self.nature.source(), HouseSettings::default())
    }

    async fn over(address: String, ground: Ground, nature: Still) -> Self {
        let store = patient(&address).await;
        let house = House::new(store, Bus::local(), nature.source(), HouseSettings::default());
        Self { house, nature, address, _ground: ground }
    }
}

/// A store whose server may be slow: what is tested here is not its speed.
pub(crate) async fn patient(address: &str) -> Store {
    let settings =
        store::StoreSettings { patience: crate::player::PATIENCE, ..store::StoreSettings::default() };
    Store::open_with(&address.parse().expect("an address"), Access::Serve, &settings).await.expect("a store")
}

/// A table of an edition for these players, with every option at its default.
pub(crate) fn table(edition: &str, seats: &[&str]) -> NewTable {
    let who = |who: &&str| (who.parse::<Who>().expect("somebody"), None);
    NewTable {
        edition: edition.to_owned(),
        options: Vec::new(),
        mode: "table".to_owned(),
        length: None,
        first: Some(1),
        seats: seats.iter().map(who).collect(),
        public: true,
        spectators: None,
        advice: None,
    }
}

/// Two people who have sat down at a new table: its id, who opened it, and who came.
pub(crate) async fn duel(house: &House, new: NewTable) -> (String, Caller, Caller) {
    let (ada, bob) = (newcomer(house).await, newcomer(house).await);
    let id = house.open(new, &ada, None).await.unwrap().id;
    house.sit(&id, None, None, &bob, None).await.unwrap();
    (id, ada, bob)
}

/// Somebody new, with a token of their own.
pub(crate) async fn newcomer(house: &House) -> Caller {
    Caller::from(Some(&house.issue().await.expect("a token")))
}

/// Something that a seat wants to do, decided on this number.
pub(crate) fn act(seat: usize, number: i64, action: &str) -> Act {
    Act { seat: Seat::new(seat), number, action: action.to_owned(), key: None }
}
