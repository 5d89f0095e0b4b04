//! What can go wrong with papers.

use haul_api::{ApiError, ProblemField};
use haul_company::{company::CompanyError, remittance::RemittanceError};
use haul_detention::DetentionError;
use haul_loads::LoadError;
use haul_ports::{BlobError, PartFailure, TypesettingError};
use haul_types::ErrorCode;
use sea_orm::DbErr;
use uuid::Uuid;

use crate::packet::Lack;

#[derive(Debug, thiserror::Error)]
pub enum PaperError {
    #[error("no such load")]
    NotFound,
    #[error("the load is not delivered")]
    NotDelivered,
    #[error("the packet lacks something")]
    PacketIncomplete(Vec<Lack>),
    #[error("a document cannot be used")]
    DocumentUnusable { id: Uuid, file_name: String, failure: PartFailure },
    #[error(transparent)]
    Typesetting(#[from] TypesettingError),
    #[error(transparent)]
    Blob(#[from] BlobError),
    #[error(transparent)]
    Load(#[from] LoadError),
    #[error(transparent)]
    Company(#[from] CompanyError),
    #[error(transparent)]
    Remittance(#[from] RemittanceError),
    #[error(transparent)]
    Detention(#[from] DetentionError),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl PaperError {
    /// Its parts are more than a paper can have.
    pub fn is_too_large(&self) -> bool {
        matches!(self, Self::Typesetting(TypesettingError::TooLarge))
    }

    pub fn is_not_found(&self) -> bool {
        match self {
            Self::NotFound => true,
            Self::Api(error) => error.problem().code == ErrorCode::NotFound,
            _ => false,
        }
    }
}

impl From<PaperError> for ApiError {
    fn from(error: PaperError) -> Self {
        match error {
            PaperError::NotFound => Self::not_found(),
            PaperError::NotDelivered => {
                Self::new(ErrorCode::LoadNotDelivered, "An invoice packet is available once the load is delivered.")
            }
            PaperError::PacketIncomplete(lacks) => incomplete(lacks),
            PaperError::DocumentUnusable { id, file_name, failure } => {
                let message = format!("“{file_name}” {}", reason(failure));
                let field = ProblemField { path: format!("documents.{id}"), message: message.clone() };
                Self::with_fields(ErrorCode::PacketDocumentUnusable, message, vec![field])
            }
            PaperError::Typesetting(TypesettingError::TooLarge) => Self::new(
                ErrorCode::PacketTooLarge,
                "The packet would be too large to send. Leave documents out of it or upload smaller scans.",
            ),
            PaperError::Typesetting(error @ (TypesettingError::Template(_) | TypesettingError::Part { .. })) => {
                Self::internal(error)
            }
            PaperError::Typesetting(error @ (TypesettingError::Timeout | TypesettingError::Unavailable(_))) => {
                tracing::warn!(cause = %error, "typesetting unavailable");
                Self::unavailable()
            }
            PaperError::Blob(error) => {
                tracing::warn!(cause = %error, "blob store unavailable");
                Self::unavailable()
            }
            PaperError::Load(error) => error.into(),
            PaperError::Company(error) => error.into(),
            PaperError::Remittance(error) => error.into(),
            PaperError::Detention(error) => error.into(),
            PaperError::Api(error) => error,
            PaperError::Db(error) => error.into(),
        }
    }
}

fn incomplete(lacks: Vec<Lack>) -> ApiError {
    let message = match lacks.as_slice() {
        [only] => only.message.clone(),
        many => format!("The packet is missing {} items.", many.len()),
    };
    let fields = lacks.into_iter().map(|lack| ProblemField { path: lack.path, message: lack.message }).collect();
    ApiError::with_fields(ErrorCode::PacketIncomplete, message, fields)
}

fn reason(failure: PartFailure) -> &'static str {
    match failure {
        PartFailure::Encrypted => "is protected by a password. Upload a copy without one.",
        PartFailure::Broken => "is damaged or not what its name says. Upload it again.",
        PartFailure::Unsupported => "cannot become a page. Upload it as PDF, JPEG or PNG.",
        PartFailure::TooLarge => "is too large for a packet. Upload a smaller copy.",
        PartFailure::Missing => "is no longer in storage. Upload it again.",
    }
}
