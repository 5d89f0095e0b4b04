//! Text messages by a provider with Twilio's Messages API.
//!
//! Shapes: <https://www.twilio.com/docs/messaging/api/message-resource>. That API has no idempotency keys, so after a
//! lost answer the list of messages is searched before anything is sent again.

use std::time::Duration;

use async_trait::async_trait;
use chrono::{DateTime, TimeDelta, Utc};
use haul_ports::{Sms, SmsError, SmsMessage};
use reqwest::{RequestBuilder, Response, StatusCode, Url};
use serde::Deserialize;

use crate::http::{client_builder, describe};

/// Well below the lease of the job that sends.
const TIMEOUT: Duration = Duration::from_secs(20);
/// The provider's clock and ours may differ.
const CLOCK_SKEW: TimeDelta = TimeDelta::minutes(1);
/// How many of the latest messages to a number are searched: more than anyone gets between two attempts.
const PAGE_SIZE: &str = "50";

#[derive(Clone, Debug)]
pub struct SmsSettings {
    /// `https://api.twilio.com`, or a server with the same API.
    pub url: Url,
    pub account_sid: String,
    pub auth_token: String,
    /// A phone number in E.164, or a messaging service `MG…`.
    pub from: String,
}

pub struct TwilioSms {
    client: reqwest::Client,
    messages: Url,
    settings: SmsSettings,
}

#[derive(Deserialize)]
struct Accepted {
    sid: String,
}

/// How Twilio describes an error.
#[derive(Deserialize)]
struct Problem {
    code: Option<i64>,
    message: String,
}

#[derive(Deserialize)]
struct Page {
    messages: Vec<Listed>,
}

#[derive(Deserialize)]
struct Listed {
    sid: String,
    body: String,
    /// As RFC 2822 writes it.
    date_created: String,
}

impl TwilioSms {
    /// Prepares the client; it connects when there is a message.
    pub fn new(settings: SmsSettings) -> Result<Self, SmsError> {
        let refused = |error: &dyn std::fmt::Display| SmsError::Refused(error.to_string());
        let path = format!("2010-04-01/Accounts/{}/Messages.json", settings.account_sid);
        let messages = settings.url.join(&path).map_err(|error| refused(&error))?;
        let client = client_builder().timeout(TIMEOUT).build().map_err(|error| refused(&error))?;
        Ok(Self { client, messages, settings })
    }

    fn authorized(&self, request: RequestBuilder) -> RequestBuilder {
        request.basic_auth(&self.settings.account_sid, Some(&self.settings.auth_token))
    }
}

#[async_trait]
impl Sms for TwilioSms {
    async fn send(&self, message: &SmsMessage) -> Result<String, SmsError> {
        let sender = if self.settings.from.starts_with("MG") { "MessagingServiceSid" } else { "From" };
        let form = url::form_urlencoded::Serializer::new(String::new())
            .extend_pairs([("To", message.to.as_str()), (sender, &self.settings.from), ("Body", &message.text)])
            .finish();
        let request = self.client.post(self.messages.clone()).body(form);
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        let response = self.authorized(request).send().await.map_err(|error| {
            // Nothing was sent over a connection that was never there.
            let is_unsent = error.is_connect();
            let text = describe(&error.without_url());
            if is_unsent { SmsError::Unavailable(text) } else { SmsError::Unknown(text) }
        })?;
        let status = response.status();
        match status {
            StatusCode::CREATED | StatusCode::OK => {
                let accepted: Accepted = response.json().await.map_err(lost)?;
                Ok(accepted.sid)
            }
            // It may have failed after it had accepted the message.
            status if status.is_server_error() => Err(SmsError::Unknown(format!("the provider answered {status}"))),
            _ => Err(refusal(status, response).await),
        }
    }

    async fn find(&self, message: &SmsMessage, since: DateTime<Utc>) -> Result<Vec<String>, SmsError> {
        let mut list = self.messages.clone();
        list.query_pairs_mut().append_pair("To", &message.to).append_pair("PageSize", PAGE_SIZE);
        let unavailable = |error: reqwest::Error| SmsError::Unavailable(describe(&error.without_url()));
        let response = self.authorized(self.client.get(list)).send().await.map_err(unavailable)?;
        let status = response.status();
        if !status.is_success() {
            return Err(SmsError::Unavailable(format!("the provider answered {status}")));
        }
        let page: Page = response.json().await.map_err(unavailable)?;
        let is_same = |listed: &Listed| {
            let at = DateTime::parse_from_rfc2822(&listed.date_created);
            // A trial account puts a sentence in front.
            listed.body.ends_with(&message.text) && at.is_ok_and(|at| at.to_utc() >= since - CLOCK_SKEW)
        };
        Ok(page.messages.into_iter().filter(is_same).map(|listed| listed.sid).collect())
    }
}

fn lost(error: reqwest::Error) -> SmsError {
    SmsError::Unknown(describe(&error.without_url()))
}

async fn refusal(status: StatusCode, response: Response) -> SmsError {
    let problem: Option<Problem> = response.json().await.ok();
    let text = match problem {
        Some(Problem { code: Some(code), message }) => format!("{message} ({code})"),
        Some(Problem { message, .. }) => message,
        None => format!("the provider answered {status}"),
    };
    // Too many at once, or the account's key is being changed: neither is the message's fault.
    match status {
        StatusCode::TOO_MANY_REQUESTS | StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => SmsError::Unavailable(text),
        _ => SmsError::Refused(text),
    }
}
