//! Whether anything under a carrier's authority can be assigned. Pure, except for reading the carrier.

use haul_api::from_json_column;
use haul_company::fmcsa::FmcsaRecord;
use haul_compliance::{Papers, types::types_of, warning};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    company::company,
    fleet::motor_carrier::{Column, Entity, Model},
};
use haul_types::{ComplianceStatus, ComplianceSubject, Date, FmcsaStatus, MotorCarrierKind, MotorCarrierStatus};
use sea_orm::{ColumnTrait, Condition, DbErr, EntityTrait, QueryFilter, QuerySelect, QueryTrait};
use uuid::Uuid;

/// Why nothing under a carrier's authority can be assigned, and the field of the carrier that says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objection {
    /// Such as `carrier_do_not_use`.
    pub code: String,
    /// One sentence for a person, about "it".
    pub message: String,
    pub field: &'static str,
    pub value: String,
}

/// Every objection to trips that end on this day. 49 CFR 392.9a forbids operating without authority or under an
/// out-of-service order, 387.7 without the insurance.
pub fn objections(row: &Model, papers: &Papers, day: Date) -> Vec<Objection> {
    let ours = our_objection(row).into_iter().chain(left(row));
    ours.chain(objection_of_registry(row)).chain(objections_of_papers(papers, day)).collect()
}

fn our_objection(row: &Model) -> Option<Objection> {
    if row.status != MotorCarrierStatus::DoNotUse {
        return None;
    }
    let reason = row.status_reason.as_deref().unwrap_or_default().trim_end_matches('.');
    let because = if reason.is_empty() { String::new() } else { format!(": {reason}") };
    Some(Objection {
        code: "carrier_do_not_use".to_owned(),
        message: format!("It is marked “do not use”{because}."),
        field: "status",
        value: row.status.as_str().to_owned(),
    })
}

/// A partner that was archived; an own authority in the archive is still the one under which trucks run.
fn left(row: &Model) -> Option<Objection> {
    let at = row.archived_at.filter(|_| row.kind == MotorCarrierKind::Partner)?;
    Some(Objection {
        code: "carrier_archived".to_owned(),
        message: "It is archived.".to_owned(),
        field: "archived_at",
        value: at.to_rfc3339(),
    })
}

fn objection_of_registry(row: &Model) -> Option<Objection> {
    let (code, message) = match row.fmcsa_status {
        FmcsaStatus::OutOfService => ("carrier_out_of_service", out_of_service(row)),
        FmcsaStatus::Inactive => ("carrier_not_authorized", "FMCSA does not allow it to operate.".to_owned()),
        FmcsaStatus::InsuranceLapsed => {
            ("carrier_insurance_lapsed", "The insurance that it must file is not on file with FMCSA.".to_owned())
        }
        FmcsaStatus::NotChecked | FmcsaStatus::Active | FmcsaStatus::NotFound => return None,
    };
    let value = row.fmcsa_status.as_str().to_owned();
    Some(Objection { code: code.to_owned(), message, field: "fmcsa_status", value })
}

fn out_of_service(row: &Model) -> String {
    let record = row.fmcsa.clone().and_then(|json| from_json_column::<FmcsaRecord>(json).ok());
    match record.and_then(|record| record.out_of_service_on) {
        Some(day) => format!("FMCSA put it out of service on {}.", day.words()),
        None => "FMCSA put it out of service.".to_owned(),
    }
}

/// Papers that were on file and end too early. What was never on file is the carrier page's matter.
fn objections_of_papers(papers: &Papers, day: Date) -> impl Iterator<Item = Objection> {
    types_of(ComplianceSubject::MotorCarrier).filter_map(move |item_type| {
        let gate = item_type.gate?;
        let status = papers.status(item_type, None, day);
        if status != ComplianceStatus::Expired {
            return None;
        }
        let expires_on = papers.expires_on(item_type.code);
        let warning = warning(item_type, &item_type.name_in_sentence(), status, expires_on)?;
        Some(Objection {
            code: warning.code,
            message: format!("Its {}", warning.message),
            field: gate.field,
            value: expires_on.map(|day| day.to_string()).unwrap_or_default(),
        })
    })
}

/// The carrier under whose authority a truck runs: the one that it names, or else the company's own.
pub async fn authority_of(
    db: &impl Connection,
    company_id: Uuid,
    motor_carrier_id: Option<Uuid>,
) -> Result<Option<Model>, DbErr> {
    match motor_carrier_id {
        Some(id) => Entity::find_owned(company_id, id).fetch_optional(db).await,
        None => Entity::owned_by(company_id).filter(is_default(company_id)).fetch_optional(db).await,
    }
}

/// The company's own authority that has its USDOT number.
pub fn is_default(company_id: Uuid) -> Condition {
    let of_company = company::Entity::find()
        .filter(company::Column::Id.eq(company_id))
        .select_only()
        .column(company::Column::DotNumber)
        .into_query();
    Condition::all().add(Column::Kind.eq(MotorCarrierKind::Own)).add(Column::DotNumber.in_subquery(of_company))
}

#[cfg(test)]
mod tests {
    use haul_compliance::Paper;
    use haul_types::Timestamp;
    use serde_json::json;

    use super::*;

    fn carrier() -> Model {
        Model {
            id: Uuid::nil(),
            company_id: Uuid::nil(),
            kind: MotorCarrierKind::Partner,
            legal_name: "Blue Lake Carriers LLC".to_owned(),
            name_folded: String::new(),
            dba_name: None,
            dot_number: "77001".to_owned(),
            docket_numbers: json!([]),
            contact_name: None,
            phone: None,
            email: None,
            address: None,
            status: MotorCarrierStatus::Active,
            status_reason: None,
            notes: None,
            fmcsa_status: FmcsaStatus::Active,
            fmcsa: None,
            fmcsa_checked_at: None,
            fmcsa_changed_at: None,
            fmcsa_failed_at: None,
            fmcsa_problem: None,
            archived_at: None,
            version: 1,
            created_at: Timestamp::EPOCH,
            updated_at: Timestamp::EPOCH,
        }
    }

    fn insured_until(code: &str, last: &str) -> Papers {
        vec![Paper { item_type: code.to_owned(), expires_on: last.parse().ok(), is_waived: false }].into()
    }

    #[test]
    fn each_reason_is_named_and_nothing_else_objects() {
        let day = "2026-11-22".parse().unwrap();
        let none = Papers::default();
        let unwanted = Model {
            status: MotorCarrierStatus::DoNotUse,
            status_reason: Some("Double brokered a load.".to_owned()),
            ..carrier()
        };
        let of_registry = |fmcsa_status| Model { fmcsa_status, ..carrier() };
        let stopped = Model {
            fmcsa: Some(json!({
                "legal_name": "A", "docket_numbers": [], "out_of_service_on": "2026-11-02"
            })),
            ..of_registry(FmcsaStatus::OutOfService)
        };
        for (row, papers, expected) in [
            (carrier(), none.clone(), None),
            (Model { status: MotorCarrierStatus::OnWatch, ..carrier() }, none.clone(), None),
            (Model { archived_at: Some(Timestamp::EPOCH), ..carrier() }, none.clone(), Some("It is archived.")),
            (unwanted, none.clone(), Some("It is marked “do not use”: Double brokered a load.")),
            (stopped, none.clone(), Some("FMCSA put it out of service on Nov 2, 2026.")),
            (of_registry(FmcsaStatus::Inactive), none.clone(), Some("FMCSA does not allow it to operate.")),
            (
                of_registry(FmcsaStatus::InsuranceLapsed),
                none.clone(),
                Some("The insurance that it must file is not on file with FMCSA."),
            ),
            // Unverified, which is no reason to stop.
            (of_registry(FmcsaStatus::NotFound), none.clone(), None),
            (of_registry(FmcsaStatus::NotChecked), none, None),
            (carrier(), insured_until("carrier_auto_insurance", "2026-11-22"), None),
            (
                carrier(),
                insured_until("carrier_auto_insurance", "2026-11-21"),
                Some("Its auto liability insurance expired on Nov 21, 2026."),
            ),
            (
                carrier(),
                insured_until("carrier_cargo_insurance", "2026-11-21"),
                Some("Its cargo insurance expired on Nov 21, 2026."),
            ),
            (carrier(), insured_until("carrier_agreement", "2026-11-21"), None),
        ] {
            let found = objections(&row, &papers, day);
            let said: Vec<_> = found.iter().map(|objection| objection.message.as_str()).collect();
            assert_eq!(said, expected.into_iter().collect::<Vec<_>>());
        }
    }
}
