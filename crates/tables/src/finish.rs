//! What is done to its end, whether or not somebody waits for it.

use std::pin::Pin;
use std::task::{Context, Poll};

use tokio::runtime::Handle;

/// Work that goes on by itself when its waiter gives up. As long as somebody waits it is done right there,
/// without a task of its own: nearly everybody waits.
pub(crate) struct Finish<F>(Option<Pin<Box<F>>>)
where
    F: Future<Output: Send> + Send + 'static;

impl<F> Finish<F>
where
    F: Future<Output: Send> + Send + 'static,
{
    /// Does this to its end.
    pub(crate) fn new(work: F) -> Self {
        Self(Some(Box::pin(work)))
    }
}

impl<F> Future for Finish<F>
where
    F: Future<Output: Send> + Send + 'static,
{
    type Output = F::Output;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<F::Output> {
        let Some(work) = &mut self.0 else { return Poll::Pending };
        let polled = work.as_mut().poll(context);
        if polled.is_ready() {
            self.0 = None;
        }
        polled
    }
}

impl<F> Drop for Finish<F>
where
    F: Future<Output: Send> + Send + 'static,
{
    fn drop(&mut self) {
        // Work that panicked has ended as well.
        let Some(work) = self.0.take().filter(|_| !std::thread::panicking()) else { return };
        // Without a runtime the process is about to end.
        if let Ok(runtime) = Handle::try_current() {
            runtime.spawn(work);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test]
    async fn everybody_who_waits_gets_the_result() {
        assert_eq!(Finish::new(async { 7 }).await, 7);
    }

    #[tokio::test]
    async fn it_goes_on_when_nobody_waits_any_more() {
        let (go, gone) = oneshot::channel::<()>();
        let (done, ended) = oneshot::channel();
        let mut work = Finish::new(async move {
            let _ = gone.await;
            let _ = done.send("done");
        });
        let once = poll_fn(|context| Poll::Ready(Pin::new(&mut work).poll(context).is_pending()));
        assert!(once.await);
        drop(work);
        go.send(()).expect("somebody still works");
        assert_eq!(ended.await, Ok("done"));
    }
}
