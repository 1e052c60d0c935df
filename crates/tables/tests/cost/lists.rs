//! Lists: one query, however long they are.

use store::ListPage;
use tables::Telling;

use words::{Language, Words};

use crate::nature::Still;
use crate::venue::{Venue, act, newcomer, table};
use crate::{cost, least, turn};

fn english() -> Words {
    Words::of(Language::English)
}

#[tokio::test]
async fn lists_and_streams_of_many_tables_are_read_at_once() {
    let _turn = turn().await;
    for venue in [Venue::on_file(Still::new(1, 1)).await, Venue::on_server(Still::new(2, 2)).await] {
        let house = &venue.house;
        let ada = newcomer(house).await;
        let mut ids = Vec::new();
        for number in 0..40 {
            let seats = if number % 2 == 0 { ["here", "person"] } else { ["here", "computer casual fair"] };
            let opened = house.open(table("original", &seats), &ada, None).await.unwrap();
            ids.push(opened.id);
        }
        let over = house.look(&ids[39], &ada).await.unwrap().state(None).unwrap().number;
        house.act(&ids[39], &ada, act(0, over, "resign match")).await.unwrap();
        // Another house: nothing is kept ready.
        let house = &venue.another();

        let (statements, listed) = least(async || house.lobby(false, &ListPage::first(100)).await).await;
        assert_eq!((statements, listed.unwrap().items.len()), (1, 40));
        let (statements, mine) = least(async || house.tables_of(&ada, true, &ListPage::first(3)).await).await;
        let mine = mine.unwrap();
        assert_eq!((statements, mine.items.len()), (1, 3));
        assert!(mine.items.iter().all(|card| card.id != ids[39]), "that one is over");
        let (statements, all) =
            least(async || house.tables_of(&ada, false, &ListPage::first(100)).await).await;
        let all = all.unwrap();
        assert_eq!((statements, all.items.len()), (1, 40));
        let over = all.items.iter().find(|card| card.id == ids[39]).unwrap();
        assert_eq!((&*over.phase, over.matches), ("over", 1));

        let (id, _) = house.begin_daily("mini", None, None, &ada, "192.0.2.1", None).await.unwrap();
        let date = house.today();
        let (statements, found) = least(async || house.daily_table("mini", None, &date, &ada).await).await;
        assert_eq!(found.unwrap().unwrap().id, id);
        assert!(statements <= 3, "{statements} statements, however many tables are hers");
        let bob = newcomer(house).await;
        assert!(house.daily_table("mini", None, &date, &bob).await.unwrap().is_none());

        let wanted: Vec<_> = ids.iter().take(32).map(|id| (id.as_str(), None)).collect();
        let (statements, watches) =
            least(async || house.watch_all(&wanted, &ada, Telling::Brief).await).await;
        assert!(watches.unwrap().iter().all(Result::is_ok));
        // The tables with their seats and matches; how far those are since.
        assert!(statements <= 2, "{statements} statements");
    }
}

#[tokio::test]
async fn a_table_is_looked_at_in_one_query_or_none_by_a_house_that_is_alone() {
    let _turn = turn().await;
    let venues = [(0, Venue::on_file(Still::new(1, 1)).await), (1, Venue::on_server(Still::new(2, 2)).await)];
    for (wanted, venue) in venues {
        let house = &venue.house;
        let (ada, bob) = (newcomer(house).await, newcomer(house).await);
        let opened = house.open(table("original", &["here", "person"]), &ada, None).await.unwrap();
        house.sit(&opened.id, None, None, &bob, None).await.unwrap();
        let (statements, look) = least(async || house.look_by_name(&opened.code, &ada).await).await;
        let look = look.unwrap();
        assert_eq!(statements, wanted);
        let (statements, ()) = cost(async {
            assert_eq!(look.held().len(), 1);
            assert_eq!(look.card().phase, "playing");
            assert_eq!(look.state(None).unwrap().number, 0);
            assert_eq!(look.view(None).unwrap().steps, 0);
            assert!(look.sight(english(), None).unwrap().unwrap().story.is_empty());
        })
        .await;
        assert_eq!(statements, 0, "all else is at hand");
    }
}

#[tokio::test]
async fn a_score_over_many_matches_reads_the_last_one_alone() {
    let _turn = turn().await;
    let venue = Venue::on_file(Still::new(1, 1)).await;
    let house = &venue.house;
    let ada = newcomer(house).await;
    let mut new = table("mini", &["here", "here"]);
    new.advice = Some(false);
    let id = house.open(new, &ada, None).await.unwrap().id;
    let seat = rules::Seat::new(0);
    for number in 1..12 {
        let look = house.look(&id, &ada).await.unwrap();
        let series = look.series().await.unwrap();
        assert_eq!(series.map_or(0, |series| series.matches()), number - 1);
        let state = look.state(None).unwrap();
        house.act(&id, &ada, act(0, state.number, "resign match")).await.unwrap();
        house.rematch(&id, seat, &ada, None).await.unwrap();
    }
    let look = house.look(&id, &ada).await.unwrap();
    let (statements, series) = cost(look.series()).await;
    assert_eq!((statements, series.unwrap().unwrap().matches()), (1, 11));
    // A house that knows nothing of it reads them all, and comes to the same.
    let series = venue.another().look(&id, &ada).await.unwrap().series().await;
    assert_eq!(series.unwrap().unwrap().matches(), 11);
}
