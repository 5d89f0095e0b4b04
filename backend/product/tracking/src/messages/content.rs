//! The text of a message, sealed in its row until it is sent.

use haul_api::{ApiError, AppContext};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// What a message says. An SMS has the text only.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Content {
    pub subject: String,
    pub text: String,
    /// Attached to a mail.
    #[serde(default)]
    pub file: Option<ContentFile>,
}

/// A file of the blob store; unclaimed it outlives the last attempt to send it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ContentFile {
    pub blob_id: Uuid,
    pub file_name: String,
    pub media_type: String,
}

impl Content {
    /// Without a file.
    pub fn mail(subject: String, text: String) -> Self {
        Self { subject, text, file: None }
    }

    pub fn seal(&self, ctx: &AppContext, message_id: Uuid) -> Result<String, ApiError> {
        let plain = serde_json::to_vec(self).map_err(ApiError::internal)?;
        ctx.sealing.seal(&plain, &associated_data(message_id)).map_err(ApiError::internal)
    }

    pub fn open(ctx: &AppContext, message_id: Uuid, sealed: &str) -> Result<Self, ApiError> {
        let plain = ctx.sealing.open(sealed, &associated_data(message_id)).map_err(ApiError::internal)?;
        serde_json::from_slice(&plain).map_err(ApiError::internal)
    }
}

/// Binds a sealed text to its row.
fn associated_data(message_id: Uuid) -> String {
    format!("load_message.content.{message_id}")
}
