//! Every page that can be opened without having played.

use browser::Look;

use super::stage::journey;

/// The pages.
const PAGES: [&str; 1] = ["/api/v1"];

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_fine_for_everyone() {
    journey("every-page", async |stage| {
        for look in [Look::WIDE, Look::NARROW.dark()] {
            let ada = stage.somebody(look).await;
            let page = ada.open(PAGES[0]).await;
            for path in PAGES {
                page.go(&ada.address(path)).await;
                page.axe().await;
                assert!(!page.overflows().await, "{path} is wider than the screen");
            }
            ada.is_content();
        }
    })
    .await;
}
