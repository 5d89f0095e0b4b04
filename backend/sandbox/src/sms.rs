//! Twilio's Messages API, as far as Haul uses it: create a message, list the latest.
//!
//! Shapes and codes: <https://www.twilio.com/docs/messaging/api/message-resource>,
//! <https://www.twilio.com/docs/api/errors>. Some numbers always fail, like Twilio's own magic numbers.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use base64::{Engine, engine::general_purpose::STANDARD};
use chrono::{DateTime, Utc};
use hyper::Method;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{Call, Reply};

/// The one account that exists.
pub const ACCOUNT_SID: &str = "AC00000000000000000000000000000001";
pub const AUTH_TOKEN: &str = "sandbox";
/// Answered as a number that does not exist.
pub const NO_NUMBER: &str = "+15005550001";
/// Answered as a landline.
pub const LANDLINE: &str = "+15005550009";

/// A message that was accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReceivedSms {
    pub sid: String,
    pub to: String,
    pub from: String,
    pub body: String,
    pub created_at: DateTime<Utc>,
}

/// What happens to the next message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// 500 and not accepted.
    Error,
    /// Accepted, and then 503.
    Lost,
    /// Accepted, but the answer takes a minute.
    Slow,
    /// 429 and not accepted.
    Busy,
    /// The number does not exist.
    InvalidNumber,
    /// The recipient answered STOP.
    Unsubscribed,
}

/// The accepted messages and the faults to come.
#[derive(Default)]
pub struct SmsBox(Mutex<State>);

#[derive(Default)]
struct State {
    messages: Vec<ReceivedSms>,
    faults: VecDeque<Fault>,
    /// Attempts to create a message, accepted or not.
    attempts: usize,
    /// For tests whose product has a clock of its own.
    now: Option<DateTime<Utc>>,
}

#[derive(Deserialize)]
struct Faults {
    faults: Vec<Fault>,
}

impl SmsBox {
    /// The accepted messages, oldest first.
    pub fn received(&self) -> Vec<ReceivedSms> {
        self.state().messages.clone()
    }

    /// How often somebody tried to create a message.
    pub fn attempts(&self) -> usize {
        self.state().attempts
    }

    /// Faults for the next messages, in this order.
    pub fn fail(&self, faults: impl IntoIterator<Item = Fault>) {
        self.state().faults.extend(faults);
    }

    /// Stops the clock at a moment.
    pub fn set_now(&self, now: DateTime<Utc>) {
        self.state().now = Some(now);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn control(&self, call: &Call, rest: &str) -> Reply {
        match (&call.method, rest) {
            (&Method::GET, "messages") => Reply::now(200, json!({ "messages": self.received() })),
            (&Method::POST, "faults") => match serde_json::from_slice::<Faults>(&call.body) {
                Ok(Faults { faults }) => {
                    self.fail(faults);
                    Reply::now(200, json!({}))
                }
                Err(error) => Reply::now(422, json!({ "message": error.to_string() })),
            },
            _ => Reply::now(404, json!({ "message": "GET messages, or POST faults" })),
        }
    }

    pub(crate) fn answer(&self, call: &Call) -> Reply {
        if call.path != format!("/2010-04-01/Accounts/{ACCOUNT_SID}/Messages.json") {
            return problem(404, 20404, "The requested resource was not found");
        }
        let expected = format!("Basic {}", STANDARD.encode(format!("{ACCOUNT_SID}:{AUTH_TOKEN}")));
        if call.authorization.as_ref() != Some(&expected) {
            return problem(401, 20003, "Authenticate");
        }
        match call.method {
            Method::POST => self.create(&call.body),
            Method::GET => self.list(&call.query),
            _ => problem(405, 20004, "Method not allowed"),
        }
    }

    fn create(&self, body: &[u8]) -> Reply {
        let form = |name: &str| value_of(body, name);
        let mut state = self.state();
        state.attempts += 1;
        let Some(to) = form("To") else { return problem(400, 21604, "A 'To' phone number is required.") };
        let Some(from) = form("From").or_else(|| form("MessagingServiceSid")) else {
            return problem(400, 21603, "A 'From' phone number is required.");
        };
        let Some(text) = form("Body") else { return problem(400, 21602, "Message body is required.") };
        let fault = state.faults.pop_front();
        match (fault, to.as_str()) {
            (Some(Fault::InvalidNumber), _) | (_, NO_NUMBER) => {
                return problem(400, 21211, &format!("The 'To' number {to} is not a valid phone number."));
            }
            (_, LANDLINE) => return problem(400, 21614, &format!("'To' number is not a valid mobile number: {to}")),
            (Some(Fault::Unsubscribed), _) => {
                return problem(400, 21610, "Attempt to send to unsubscribed recipient");
            }
            (Some(Fault::Error), _) => return problem(500, 20500, "Internal Server Error"),
            (Some(Fault::Busy), _) => return problem(429, 20429, "Too Many Requests"),
            (Some(Fault::Lost | Fault::Slow) | None, _) => {}
        }
        let message = ReceivedSms {
            sid: format!("SM{:032}", state.messages.len() + 1),
            to,
            from,
            body: text,
            created_at: state.now.unwrap_or_else(Utc::now),
        };
        state.messages.push(message.clone());
        match fault {
            Some(Fault::Lost) => problem(503, 20503, "Service Unavailable"),
            Some(Fault::Slow) => Reply { after: Duration::from_secs(60), ..Reply::now(201, shown(&message)) },
            _ => Reply::now(201, shown(&message)),
        }
    }

    /// The latest first.
    fn list(&self, query: &str) -> Reply {
        let to = value_of(query.as_bytes(), "To");
        let state = self.state();
        let found = state.messages.iter().rev().filter(|message| to.as_ref().is_none_or(|to| *to == message.to));
        Reply::now(200, json!({ "messages": found.map(shown).collect::<Vec<_>>(), "next_page_uri": null }))
    }
}

fn value_of(form: &[u8], name: &str) -> Option<String> {
    let mut pairs = url::form_urlencoded::parse(form);
    pairs.find(|(key, value)| key == name && !value.is_empty()).map(|(_, value)| value.into_owned())
}

fn shown(message: &ReceivedSms) -> Value {
    json!({
        "sid": message.sid,
        "account_sid": ACCOUNT_SID,
        "to": message.to,
        "from": message.from,
        "body": message.body,
        "status": "queued",
        "direction": "outbound-api",
        "date_created": message.created_at.to_rfc2822(),
        "error_code": null,
        "error_message": null,
    })
}

fn problem(status: u16, code: u32, message: &str) -> Reply {
    Reply::now(
        status,
        json!({
            "code": code,
            "message": message,
            "more_info": format!("https://www.twilio.com/docs/errors/{code}"),
            "status": status,
        }),
    )
}
