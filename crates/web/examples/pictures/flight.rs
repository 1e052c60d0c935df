//! The picture of a telephone in flight mode: the server is gone, the network is cut, and the game goes on.

use std::fs;
use std::path::Path;

use browser::{Browser, BrowserPage, Look, Visitor};

use crate::{phone, place, tap};

/// Somebody who has come to the site once.
pub(crate) struct Traveller {
    visitor: Visitor,
    page: BrowserPage,
}

/// The line above every app, with the aeroplane.
const LINE: &str = r#"<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>
body { margin: 0; background: #12100d; color: #f3ead9; font: 600 15px system-ui, sans-serif; }
header { height: 32px; padding: 0 18px; display: flex; align-items: center; justify-content: space-between; }
header span { display: flex; gap: 10px; align-items: center; }
img { display: block; width: 390px; }
</style>
<header>21:40<span>
<svg width="17" height="17" viewBox="0 0 20 20" fill="currentColor"><path d="M10 1c.8 0 1.3 1 1.3 2.2V8l7.200 4.300v1.900l-7.200-2.100v4l2 1.500V19L10 18l-3.300 1v-1.400l2-1.500v-4l-7.200 2.100v-1.900L8.700 8V3.200C8.700 2 9.200 1 10 1z"/></svg>
<svg width="26" height="13" viewBox="0 0 26 13" fill="none" stroke="currentColor"><rect x=".5" y=".5" width="22" height="12" rx="3"/><rect x="2.500" y="2.500" width="14" height="8" rx="1.500" fill="currentColor" stroke="none"/><path d="M24.500 4.500v4" stroke-width="2" stroke-linecap="round"/></svg>
</span></header>
<img src="table.png">"#;

/// Comes to the site once.
pub(crate) async fn visit(browser: &Browser, origin: &str) -> Traveller {
    let visitor = browser.visitor(phone().dark().keeping()).await;
    let page = visitor.open(origin).await;
    page.wait_for("navigator.serviceWorker.controller !== null").await;
    Traveller { visitor, page }
}

/// Plays without a network, and takes the picture.
pub(crate) async fn take(traveller: &Traveller, folder: &Path, scratch: &Path) {
    let Traveller { visitor, page } = traveller;
    visitor.offline(true).await;
    page.reload().await;
    page.through(async { page.click("button", "Play now").await }).await;
    for row in ["RRYG", "BWKK"] {
        place(page, row).await;
    }
    tap(page, "RG").await;
    page.evaluate("scrollTo(0, 0)").await;
    page.picture(false, &scratch.join("table.png")).await;
    let frame = scratch.join("flight.html");
    fs::write(&frame, LINE).expect("a page for the picture");
    // The screen of the telephone, with the system's own line.
    page.reshape(&Look { height: phone().height + 32, ..phone().dark() }).await;
    page.go(&format!("file://{}", frame.display())).await;
    let file = folder.join("flight.webp");
    page.picture(false, &file).await;
    println!("{}", file.display());
}
