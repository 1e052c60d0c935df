//! One kept connection to the server.

use std::net::SocketAddr;

use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

/// A connection to the server.
pub(crate) async fn connection(address: SocketAddr) -> Result<SendRequest<Full<Bytes>>, String> {
    let stream = TcpStream::connect(address).await.map_err(|error| format!("{address}: {error}"))?;
    stream.set_nodelay(true).map_err(|error| error.to_string())?;
    let (sender, connection) = handshake(TokioIo::new(stream)).await.map_err(|error| error.to_string())?;
    // The request that meets its end reports it.
    tokio::spawn(connection);
    Ok(sender)
}

/// A connection, and whom it speaks for.
pub(crate) struct LoadClient {
    address: SocketAddr,
    sender: SendRequest<Full<Bytes>>,
    token: Option<String>,
}

impl LoadClient {
    /// Connects.
    pub(crate) async fn connect(address: SocketAddr) -> Result<Self, String> {
        Ok(Self { address, sender: connection(address).await?, token: None })
    }

    /// Speaks for a seat from now on.
    pub(crate) fn with_token(mut self, token: String) -> Self {
        self.token = Some(token);
        self
    }

    /// Asks for a token and speaks for it from now on.
    pub(crate) async fn come(&mut self) -> Result<String, String> {
        let issued = self.ask("/api/v1/tokens", &Value::Null).await?;
        let token = issued["token"].as_str().ok_or("the server issues no token")?.to_owned();
        self.token = Some(token.clone());
        Ok(token)
    }

    /// Sends a request.
    pub(crate) async fn send(
        &mut self,
        method: Method,
        path: &str,
        body: String,
    ) -> Result<Response<Incoming>, String> {
        let mut request =
            Request::builder().method(method).uri(path).header("host", self.address.to_string());
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        if !body.is_empty() {
            request = request.header("content-type", "application/json");
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(|error| error.to_string())?;
        self.sender.ready().await.map_err(|error| format!("{path}: {error}"))?;
        self.sender.send_request(request).await.map_err(|error| format!("{path}: {error}"))
    }

    /// Posts something and returns what came back; anything but success is an error.
    pub(crate) async fn post(&mut self, path: &str, body: String) -> Result<Bytes, String> {
        let response = self.send(Method::POST, path, body).await?;
        let status = response.status();
        let bytes =
            response.into_body().collect().await.map_err(|error| format!("{path}: {error}"))?.to_bytes();
        if status.is_success() {
            return Ok(bytes);
        }
        Err(format!("{path}: {status}: {}", String::from_utf8_lossy(&bytes)))
    }

    /// Posts JSON and reads JSON.
    pub(crate) async fn ask(&mut self, path: &str, body: &Value) -> Result<Value, String> {
        let bytes = self.post(path, body.to_string()).await?;
        serde_json::from_slice(&bytes).map_err(|error| format!("{path}: {error}"))
    }
}
