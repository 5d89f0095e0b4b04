//! The email to the insurance agent.

use haul_api::{ApiError, Write, from_nullable_json_column, mail::message};
use haul_db::Fetch;
use haul_entity::company::{certificate_request::Model, company};
use haul_ports::MailMessage;
use haul_types::Address;
use sea_orm::EntityTrait;

pub async fn request(write: &Write, row: &Model) -> Result<MailMessage, ApiError> {
    let company = company::Entity::find_by_id(write.company_id()).fetch_optional(write.tx()).await?;
    let company = company.ok_or_else(ApiError::not_found)?;
    let address: Option<Address> = from_nullable_json_column(row.holder_address.clone())?;
    let holder =
        [Some(row.holder_name.clone()), address.map(|it| format!("{}\n{} {}", it.line1, it.town(), it.postal_code))];
    let holder = holder.into_iter().flatten().collect::<Vec<_>>().join("\n");
    let reach = [company.email.as_deref(), company.phone.as_deref()];
    let reach = reach.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let blocks = [
        Some("Hello,".to_owned()),
        Some(format!(
            "please send a certificate of insurance of {}, USDOT {}, to this holder:",
            company.legal_name, company.dot_number
        )),
        Some(holder),
        row.wording.as_ref().map(|wording| format!("It has to say:\n{wording}")),
        (!reach.is_empty()).then(|| format!("Please send us a copy: {reach}")),
        Some(row.requested_by.clone()),
    ];
    let text = blocks.into_iter().flatten().collect::<Vec<_>>().join("\n\n") + "\n";
    let subject = format!("Certificate of insurance for {}", row.holder_name);
    Ok(message(&row.agent_email, subject, text))
}
