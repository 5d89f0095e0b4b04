//! The local mailbox, so that every sent link can be opened in development and tests.

mod codes;
mod page;

use haul_capability::mail::LocalMailbox;
use maud::Markup;
use poem::Response;
use poem::http::header;
use serde_json::json;

use crate::config::Config;

use super::page::nonce;
use super::problem::{self, Problem};
use super::proxy::EmulatorProxy;
use codes::ActionCode;

/// A demo's or a test's mail; older ones stay in their folder.
const SHOWN_MAILS: usize = 200;

pub struct Mailbox {
    mails: LocalMailbox,
    product: String,
    public_origin: String,
    /// The emulator's listing of action codes.
    codes_path: String,
}

impl Mailbox {
    pub fn new(config: &Config, mails: LocalMailbox) -> Self {
        Self {
            mails,
            product: config.name.clone(),
            public_origin: config.server.public_url.as_str().to_owned(),
            codes_path: format!("/emulator/v1/projects/{}/oobCodes", config.identity.project_id),
        }
    }

    /// Every mail and every action code, the newest first.
    pub async fn list(&self, emulator: Option<&EmulatorProxy>) -> Result<Response, Problem> {
        let (mails, codes) = (self.mails.list(SHOWN_MAILS).await.map_err(unreadable)?, self.codes(emulator).await);
        let nonce = nonce();
        Ok(document(&nonce, page::list(&nonce, &self.product, &mails, &codes)))
    }

    /// The same for tests.
    pub async fn list_as_json(&self, emulator: Option<&EmulatorProxy>) -> Result<Response, Problem> {
        let (mails, codes) = (self.mails.list(SHOWN_MAILS).await.map_err(unreadable)?, self.codes(emulator).await);
        let body = json!({ "mails": mails, "codes": codes });
        Ok(Response::builder().content_type("application/json").body(body.to_string()))
    }

    pub async fn mail(&self, id: &str) -> Result<Response, Problem> {
        let id = id.parse().map_err(|_| problem::NOT_FOUND)?;
        let mail = self.mails.read(id).await.map_err(unreadable)?.ok_or(problem::NOT_FOUND)?;
        let mut files = Vec::with_capacity(mail.attachments.len());
        for file in &mail.attachments {
            files.push((file, self.mails.link(file).map_err(unreadable)?));
        }
        let nonce = nonce();
        Ok(document(&nonce, page::mail(&nonce, &self.public_origin, &mail, &files)))
    }

    /// An emulator that is down has no codes to show; its own error shows at sign-in.
    async fn codes(&self, emulator: Option<&EmulatorProxy>) -> Vec<ActionCode> {
        let Some(emulator) = emulator else { return Vec::new() };
        match emulator.read(&self.codes_path).await.map(|listing| codes::read(&listing)) {
            Ok(Ok(codes)) => codes,
            Ok(Err(error)) => {
                tracing::warn!(%error, "the identity emulator's list of codes is not readable");
                Vec::new()
            }
            Err(error) => {
                tracing::warn!(%error, "the identity emulator does not answer");
                Vec::new()
            }
        }
    }
}

fn unreadable(error: impl std::fmt::Display) -> Problem {
    tracing::error!(%error, "the local mailbox is not readable");
    problem::INTERNAL
}

fn document(nonce: &str, page: Markup) -> Response {
    let policy = format!(
        "default-src 'none'; style-src 'nonce-{nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    );
    Response::builder()
        .content_type("text/html; charset=utf-8")
        .header(header::CONTENT_SECURITY_POLICY, policy)
        .body(page.into_string())
}
