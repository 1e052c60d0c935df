//! Nudges and whispers through NATS.
//!
//! Two subjects for all matches: every node hears everything and passes on what somebody there wants to know. A
//! subject for each match would cost a subscription for each stream.

use std::sync::Arc;
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, Message, ServerAddr, Subscriber};
use futures_util::StreamExt;
use tokio::sync::watch;
use tokio::task::AbortHandle;

use super::Health;
use super::hub::Hub;
use super::outbox::{Departures, Outbox, nudged, whispered};
use crate::{StoreError, StoreRefusal};

/// The most bytes of one message.
const MESSAGE: usize = 32 * 1024;

/// The longest pause before it is tried again to connect.
const PAUSE: Duration = Duration::from_secs(2);

/// Connects, now or as soon as it can be done, and for good.
pub(super) async fn connect(
    address: &str,
    name: &str,
    hub: &Arc<Hub>,
) -> Result<(Outbox, watch::Receiver<Health>, Vec<AbortHandle>), StoreError> {
    let servers = address.split(',').map(str::parse).collect::<Result<Vec<ServerAddr>, _>>();
    let servers = servers.ok().filter(|servers| servers.iter().all(|server| !server.host().is_empty()));
    let servers = servers.ok_or(StoreRefusal::NoBus)?;
    if name.is_empty()
        || !name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
    {
        return Err(StoreRefusal::BusName.into());
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
    let client = options.connect(servers).await.map_err(StoreError::unavailable)?;
    let subjects = [format!("codeknacker.{name}.nudge"), format!("codeknacker.{name}.whisper")];
    let told = client.subscribe(subjects[0].clone()).await.map_err(StoreError::unavailable)?;
    let said = client.subscribe(subjects[1].clone()).await.map_err(StoreError::unavailable)?;
    let (outbox, waiting) = Outbox::new();
    let tasks = vec![
        tokio::spawn(send(client, subjects, Departures::new(waiting, health.clone()))).abort_handle(),
        tokio::spawn(hear(told, hub.clone(), nudges)).abort_handle(),
        tokio::spawn(hear(said, hub.clone(), whisper)).abort_handle(),
    ];
    Ok((outbox, health, tasks))
}

/// Sends all that waits, the nudges together: of a match only the furthest.
async fn send(client: Client, [nudge, whisper]: [String; 2], mut departures: Departures) {
    while let Some((nudges, whispers)) = departures.next(MESSAGE).await {
        for words in whispers {
            let _ = client.publish(whisper.clone(), words.into()).await;
        }
        for text in nudges {
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

/// Passes nudges on.
fn nudges(hub: &Hub, message: &Message) {
    nudged(hub, std::str::from_utf8(&message.payload).unwrap_or_default());
}

/// Passes a whisper on.
fn whisper(hub: &Hub, message: &Message) {
    whispered(hub, &message.payload);
}
