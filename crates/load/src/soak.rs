//! Hours of play: does a server keep what it should have let go?
//!
//! Wave after wave of new tables is played by page and left in the middle of a match, as people leave. After each wave the
//! server rests; then its memory and its open files are read. Caches fill at first, so what counts is whether the second half
//! of the run needs more than the first. In the end it is shown what a server holds that nobody has used for a while.

use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use crate::LoadLine;
use crate::pages::PageTable;
use crate::process::Process;

/// How long a wave is played, and how long the server rests afterwards.
const WAVE: Duration = Duration::from_secs(45);
const REST: Duration = Duration::from_secs(15);

/// The fewest waves that tell anything.
const FEWEST: usize = 4;

/// How much more the second half may need: megabytes, the share of the first half that counts instead if it is more, and
/// open files.
const MORE_MEMORY: f64 = 8.0;
const MORE_SHARE: f64 = 0.1;
const MORE_FILES: usize = 8;

/// Nobody plays for so long at the end: caches go after ten minutes, and the allocator gives their memory back a little later.
const LONG_REST: Duration = Duration::from_mins(13);

/// What a server holds after a wave.
#[derive(Clone, Copy)]
struct WaveReading {
    memory: f64,
    files: usize,
}

/// Plays until the time is up, shows what the server held after each wave, and judges it.
pub(crate) async fn measure(line: &LoadLine, server: Process) -> Result<(), String> {
    let began = Instant::now();
    let (mut readings, before) = (Vec::new(), reading(&server)?);
    println!("{:>8}{:>10}{:>12}{:>8}", "seconds", "rows", "memory MB", "files");
    while began.elapsed() < line.duration() {
        let rows = wave(line, &server).await?;
        tokio::time::sleep(REST).await;
        let now = reading(&server)?;
        println!("{:>8}{rows:>10}{:>12.1}{:>8}", began.elapsed().as_secs(), now.memory, now.files);
        readings.push(now);
    }
    flat(&readings)?;
    tokio::time::sleep(LONG_REST).await;
    let after = reading(&server)?;
    server.kill();
    println!("memory before: {:.1} MB, at rest afterwards: {:.1}", before.memory, after.memory);
    Ok(())
}

/// What the server holds now.
fn reading(server: &Process) -> Result<WaveReading, String> {
    let (memory, files) = server.held().ok_or("this system doesn't tell what a process holds")?;
    Ok(WaveReading { memory, files })
}

/// One wave of tables; how many rows were placed.
async fn wave(line: &LoadLine, server: &Process) -> Result<usize, String> {
    let mut playing = JoinSet::new();
    let end = Instant::now() + WAVE;
    for _ in 0..line.matches {
        playing.spawn(PageTable::open(server.address).await?.play(end));
    }
    let mut rows = 0;
    while let Some(task) = playing.join_next().await {
        rows += task.map_err(|error| error.to_string())??.len();
    }
    Ok(rows)
}

/// Whether the second half needed no more than the first.
fn flat(readings: &[WaveReading]) -> Result<(), String> {
    if readings.len() < FEWEST {
        return Err(format!("{} waves are too few to tell; play for longer: --seconds 300", readings.len()));
    }
    let (first, second) = readings.split_at(readings.len() / 2);
    let memory = |half: &[WaveReading]| half.iter().map(|reading| reading.memory).fold(0.0, f64::max);
    let files = |half: &[WaveReading]| half.iter().map(|reading| reading.files).max().unwrap_or_default();
    let allowed = memory(first) + MORE_MEMORY.max(memory(first) * MORE_SHARE);
    println!(
        "memory: at most {:.1} MB, then {:.1}; files: {}, then {}",
        memory(first),
        memory(second),
        files(first),
        files(second)
    );
    if memory(second) > allowed {
        return Err(format!("memory grows: {:.1} MB are more than {allowed:.1}", memory(second)));
    }
    if files(second) > files(first) + MORE_FILES {
        return Err(format!("open files grow: from {} to {}", files(first), files(second)));
    }
    Ok(())
}
