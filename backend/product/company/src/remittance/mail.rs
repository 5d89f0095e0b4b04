//! What the Admins are told: in the bell and by mail, outside the mail budget, because a spent one must not hide this.

use haul_api::{
    ApiError, Write,
    jobs::send_sign_in_mail,
    mail::{company_name, link, message},
    notices::{NewNotice, notify_admins},
    zone_of_company,
};
use haul_types::{NoticeKind, Timestamp};
use uuid::Uuid;

use super::{PAGE, views::RemittanceChange};

pub async fn tell_requested(write: &mut Write, change: &RemittanceChange) -> Result<(), ApiError> {
    let company = company_name(write).await?;
    let when = moment(write, change.effective_at).await?;
    let title = "The payment instructions are about to change";
    let text = format!(
        "{} requested a change of the payment instructions of {company}.\n\n{}\n\nIt takes effect on {when}. \
         If you didn't expect this, stop it now:\n{}\n\n\
         Then ask {} about it, and check under Admin who has signed in.\n",
        write.actor.name,
        facts(change),
        link(&write.ctx, PAGE),
        write.actor.name,
    );
    let body = format!("{} requested it. It takes effect on {when} unless an Admin stops it.", write.actor.name);
    tell(write, change.id, title, body, &text).await
}

pub async fn tell_stopped(write: &mut Write, change: &RemittanceChange) -> Result<(), ApiError> {
    let title = "The change of payment instructions was stopped";
    let name = write.actor.name.clone();
    let text = format!(
        "{name} stopped the change that {} requested. Customers pay as before.\n\n{}\n\n{}\n",
        change.requested_by,
        facts(change),
        link(&write.ctx, PAGE),
    );
    tell(write, change.id, title, format!("{name} stopped it. Customers pay as before."), &text).await
}

pub async fn tell_in_effect(write: &mut Write, change: &RemittanceChange) -> Result<(), ApiError> {
    let title = "The payment instructions have changed";
    let text = format!(
        "The change that {} requested is in effect.\n\n{}\n\n{}\n",
        change.requested_by,
        facts(change),
        link(&write.ctx, PAGE),
    );
    tell(write, change.id, title, format!("The change that {} requested is in effect.", change.requested_by), &text)
        .await
}

async fn tell(write: &mut Write, change_id: Uuid, title: &str, body: String, text: &str) -> Result<(), ApiError> {
    let notice = NewNotice {
        kind: NoticeKind::Banking,
        matter: change_id.to_string(),
        title: title.to_owned(),
        body: Some(body),
        path: Some(PAGE.to_owned()),
    };
    for admin in notify_admins(write, notice).await? {
        let text = format!("Hello {},\n\n{text}", admin.full_name);
        send_sign_in_mail(write, message(&admin.email, title.to_owned(), text)).await?;
    }
    Ok(())
}

/// `Pay to  Prairie Line LLC`, a line for each.
fn facts(change: &RemittanceChange) -> String {
    let address = change.address.as_ref().map(|address| format!("{}, {}", address.line1, address.town()));
    let bank = change.bank.as_ref().map(|bank| format!("{}, account ending in {}", bank.bank_name, bank.account_last4));
    [("Pay to", Some(change.remit_name.clone())), ("Checks to", address), ("Bank", bank)]
        .into_iter()
        .filter_map(|(label, value)| Some(format!("{label}  {}", value?)))
        .collect::<Vec<_>>()
        .join("\n")
}

async fn moment(write: &Write, at: Timestamp) -> Result<String, ApiError> {
    let zone = zone_of_company(write.tx(), write.company_id()).await?;
    Ok(at.in_zone(zone).format("%A, %B %-d at %H:%M %Z").to_string())
}
