//! In-product notices about quotes to the carrier's staff.

use haul_api::{
    ApiError, Write,
    notices::{NewNotice, notify, notify_admins, notify_section},
};
use haul_entity::quotes::quote;
use haul_types::{NoticeKind, Section};

/// Notifies those who may approve that a quote awaits approval.
pub async fn ask_for_approval(write: &mut Write, quote: &quote::Model) -> Result<(), ApiError> {
    let notice = NewNotice {
        kind: NoticeKind::Quote,
        matter: quote.id.to_string(),
        title: format!("Quote {} is waiting for approval", quote.number),
        body: Some(format!("Requested by {}: its margin is below the floor. {}", write.actor.name, quote.lane)),
        path: Some(path_of(quote)),
    };
    notify_section(write, Section::Pricing, quote.terminal_id, notice).await
}

/// Notifies the quote's author, or the Admins if a program created it.
pub async fn tell_author(
    write: &mut Write,
    quote: &quote::Model,
    happened: &str,
    words: Option<&str>,
) -> Result<(), ApiError> {
    let body = match words {
        Some(words) => format!("{}: {words}", quote.lane),
        None => quote.lane.clone(),
    };
    let notice = NewNotice {
        kind: NoticeKind::Quote,
        matter: quote.id.to_string(),
        title: format!("Quote {} {happened}", quote.number),
        body: Some(body),
        path: Some(path_of(quote)),
    };
    match quote.created_by_id {
        Some(user_id) => notify(write, user_id, notice).await,
        None => notify_admins(write, notice).await.map(drop),
    }
}

fn path_of(quote: &quote::Model) -> String {
    format!("/apps/quotation/{}", quote.id)
}
