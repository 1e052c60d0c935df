//! How somebody plays alone, as their browser remembers it.

use pages::StatisticsPage;

use super::page::Page;
use super::visit::Visit;

/// Shows the page, which the browser fills in.
pub(super) async fn show(Visit { frame, .. }: Visit) -> Page<StatisticsPage> {
    Page(StatisticsPage::new(frame))
}
