//! The email to the insurance agent.

use haul_api::{ApiError, Write, from_nullable_json_column, mail::message};
use haul_db::Fetch;
use haul_entity::company::{certificate_request::Model, company};
use haul_ports::MailMessage;
use haul_types::{Address, national_phone};
use sea_orm::EntityTrait;

pub async fn request(write: &Write, row: &Model) -> Result<MailMessage, ApiError> {
    let company = company::Entity::find_by_id(write.company_id()).fetch_optional(write.tx()).await?;
    let company = company.ok_or_else(ApiError::not_found)?;
    let address: Option<Address> = from_nullable_json_column(row.holder_address.clone())?;
    let holder = [row.holder_name.clone()].into_iter().chain(address.iter().flat_map(Address::lines));
    let holder = holder.collect::<Vec<_>>().join("\n");
    let phone = company.phone.as_deref().map(national_phone);
    let reach = [company.email.as_deref(), phone.as_deref()];
    let reach = reach.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let blocks = [
        Some("Hello,".to_owned()),
        Some(format!(
            "Please send a certificate of insurance for {}, USDOT {}, to this certificate holder:",
            company.legal_name, company.dot_number
        )),
        Some(holder),
        row.wording.as_ref().map(|wording| format!("Required wording:\n{wording}")),
        (!reach.is_empty()).then(|| format!("Please send us a copy at {reach}.")),
        Some(row.requested_by.clone()),
    ];
    let text = blocks.into_iter().flatten().collect::<Vec<_>>().join("\n\n") + "\n";
    let subject = format!("Certificate of insurance for {}", row.holder_name);
    Ok(message(&row.agent_email, subject, text))
}
