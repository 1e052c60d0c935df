//! Nudges and whispers through NATS.
//!
//! Two subjects for all matches: every node hears everything and passes on what somebody there wants to know. A
//! subject for each match would cost a subscription for each stream.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, Message, ServerAddr, Subscriber};
use futures_util::StreamExt;
use tokio::sync::{mpsc, watch};
use tokio::task::AbortHandle;

use super::Health;
use super::hub::Hub;
use crate::{Error, Refusal};

/// How many nudges and whispers may wait to be sent; what comes on top is lost.
const QUEUE: usize = 4096;

/// The most bytes of one message.
const MESSAGE: usize = 32 * 1024;

/// The longest pause before it is tried again to connect.
const PAUSE: Duration = Duration::from_secs(2);

/// What waits to be sent.
enum Out {
    Nudge(String, i64),
    Whisper(Vec<u8>),
}

/// The way out of this node.
pub(super) struct Sender {
    queue: mpsc::Sender<Out>,
}

impl Sender {
    /// Sends a nudge, unless too much waits already.
    pub(super) fn nudge(&self, match_id: &str, number: i64) {
        let _ = self.queue.try_send(Out::Nudge(match_id.to_owned(), number));
    }

    /// Sends a whisper, unless too much waits already.
    pub(super) fn whisper(&self, topic: &str, words: &[u8]) {
        let _ = self.queue.try_send(Out::Whisper([topic.as_bytes(), b"\n", words].concat()));
    }
}

/// Connects, now or as soon as it can be done, and for good.
pub(super) async fn connect(
    address: &str,
    name: &str,
    hub: &Arc<Hub>,
) -> Result<(Sender, watch::Receiver<Health>, Vec<AbortHandle>), Error> {
    let servers = address.split(',').map(str::parse).collect::<Result<Vec<ServerAddr>, _>>();
    let servers = servers.ok().filter(|servers| servers.iter().all(|server| !server.host().is_empty()));
    let servers = servers.ok_or(Refusal::NoBus)?;
    if name.is_empty()
        || !name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
    {
        return Err(Refusal::BusName.into());
    }
    let (healthy, health) = watch::channel(Health::Away);
    let doubting = hub.clone();
    let options = ConnectOptions::new()
        .name("codeknacker")
        .retry_on_initial_connect()
        // What this node says it hears without a detour.
        .no_echo()
        .connection_timeout(Duration::from_secs(2))
        .ping_interval(Duration::from_secs(10))
        .reconnect_delay_callback(|tries| {
            PAUSE.min(Duration::from_millis(50) * u32::try_from(tries).unwrap_or(40))
        })
        .event_callback(move |event| {
            match event {
                Event::Connected => drop(healthy.send_replace(Health::Connected)),
                Event::Disconnected | Event::Closed => drop(healthy.send_replace(Health::Away)),
                Event::SlowConsumer(_) => doubting.doubt.notify_one(),
                _ => {}
            }
            std::future::ready(())
        });
    let client = options.connect(servers).await.map_err(Error::unavailable)?;
    let subjects = [format!("codeknacker.{name}.nudge"), format!("codeknacker.{name}.whisper")];
    let nudges = client.subscribe(subjects[0].clone()).await.map_err(Error::unavailable)?;
    let whispers = client.subscribe(subjects[1].clone()).await.map_err(Error::unavailable)?;
    let (queue, waiting) = mpsc::channel(QUEUE);
    let tasks = vec![
        tokio::spawn(send(client, subjects, waiting, health.clone())).abort_handle(),
        tokio::spawn(hear(nudges, hub.clone(), nudged)).abort_handle(),
        tokio::spawn(hear(whispers, hub.clone(), whispered)).abort_handle(),
    ];
    Ok((Sender { queue }, health, tasks))
}

/// Sends all that waits, the nudges together: of a match only the furthest.
async fn send(
    client: Client,
    [nudge, whisper]: [String; 2],
    mut waiting: mpsc::Receiver<Out>,
    health: watch::Receiver<Health>,
) {
    let mut taken = Vec::new();
    while waiting.recv_many(&mut taken, QUEUE).await > 0 {
        // Nothing is kept for later: when the bus is back, the store is asked.
        if *health.borrow() != Health::Connected {
            taken.clear();
            continue;
        }
        let mut furthest: HashMap<String, i64> = HashMap::new();
        for out in taken.drain(..) {
            match out {
                Out::Nudge(id, number) => {
                    let known = furthest.entry(id).or_insert(number);
                    *known = number.max(*known);
                }
                Out::Whisper(words) => drop(client.publish(whisper.clone(), words.into()).await),
            }
        }
        let mut text = String::new();
        for (id, number) in furthest {
            // Writing to a text can't fail.
            let _ = writeln!(text, "{number} {id}");
            if text.len() > MESSAGE {
                let _ = client.publish(nudge.clone(), std::mem::take(&mut text).into()).await;
            }
        }
        if !text.is_empty() {
            let _ = client.publish(nudge.clone(), text.into()).await;
        }
    }
}

/// Passes on what others send.
async fn hear(mut messages: Subscriber, hub: Arc<Hub>, pass: fn(&Hub, &Message)) {
    while let Some(message) = messages.next().await {
        pass(&hub, &message);
    }
}

/// Passes nudges on. What can't be read is not ours.
fn nudged(hub: &Hub, message: &Message) {
    let lines = std::str::from_utf8(&message.payload).unwrap_or_default().lines();
    for (number, id) in lines.filter_map(|line| line.split_once(' ')) {
        if let Ok(number) = number.parse() {
            hub.nudge(id, number);
        }
    }
}

/// Passes a whisper on.
fn whispered(hub: &Hub, message: &Message) {
    let mut parts = message.payload.splitn(2, |&byte| byte == b'\n');
    if let (Some(topic), Some(words)) = (parts.next(), parts.next()) {
        hub.whisper(&String::from_utf8_lossy(topic), words);
    }
}
