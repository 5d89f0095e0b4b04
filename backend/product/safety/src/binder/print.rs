//! Prints the files of a binder, and its index.

use haul_api::{AppContext, authz::Actor};
use haul_company::company;
use haul_papers::{PaperError, Printed, facts, record_file, rendered};
use haul_types::{ComplianceSubject, Timestamp};
use uuid::Uuid;

use super::{
    contents::{Factor, folder, name_of},
    plan::{Paper, Sheet, Source},
};
use crate::sheets::{Part, accident_register, data, drug_alcohol_file, inspection_register, investigation_file};
use haul_entity::safety::audit_binder::Model;

/// Prints a file. A record that is gone by now, or whose papers are too large, keeps its line in the index.
pub async fn print(ctx: &AppContext, actor: &Actor, sheet: &mut Sheet, at: Timestamp) -> Result<(), PaperError> {
    let Some(source) = sheet.source else { return Ok(()) };
    let printed = match source {
        Source::Driver(id) => record_file(ctx, actor, (ComplianceSubject::Driver, id), at).await,
        Source::Truck(id) => record_file(ctx, actor, (ComplianceSubject::Truck, id), at).await,
        Source::Trailer(id) => record_file(ctx, actor, (ComplianceSubject::Trailer, id), at).await,
        Source::Carrier(id) => record_file(ctx, actor, (ComplianceSubject::MotorCarrier, id), at).await,
        Source::Investigation(id) => investigation_file(ctx, actor, id, at).await,
        Source::DrugAlcohol(id) => drug_alcohol_file(ctx, actor, id, at).await,
        Source::Accidents => accident_register(ctx, actor, at).await,
        Source::Inspections => inspection_register(ctx, actor, at).await,
    };
    match printed {
        Ok(Printed { blob_id, pages, .. }) => sheet.printed = Some(Paper { blob_id, pages }),
        Err(error) if error.is_too_large() => {
            sheet.note =
                Some("Not printed: its papers are too large for one file. Open the record's files.".to_owned());
        }
        Err(error) if error.is_not_found() => sheet.note = Some("Not printed: the record is gone.".to_owned()),
        Err(error) => return Err(error),
    }
    Ok(())
}

/// The index: every file by factor, with its pages, or why it is not inside.
pub async fn index(ctx: &AppContext, actor: &Actor, row: &Model, sheets: &[Sheet]) -> Result<Uuid, PaperError> {
    let company = company::read(&ctx.db_of(actor), &*ctx.sealing, actor.company_id).await?;
    let inside = sheets.iter().filter(|sheet| sheet.printed.is_some()).count();
    let about = facts([
        ("As of", Some(row.as_of.words().to_string())),
        ("Files", Some(inside.to_string())),
        ("Ordered by", Some(row.requested_by.clone())),
    ]);
    let factors = Factor::ALL.iter().copied();
    let parts = factors.filter(|factor| sheets.iter().any(|sheet| sheet.factor == *factor)).map(|factor| Part {
        title: folder(factor),
        source: "",
        head: vec!["File", "Pages", "Remark"],
        widths: vec![3, 0, 3],
        rows: lines(sheets, factor),
        empty: "",
    });
    let data = data(&company, name_of(row.kind), &row.as_of.to_string(), ctx.now(), about, parts.collect());
    rendered(ctx, actor.company_id, "record_sheet", &data).await.map(|(blob_id, _)| blob_id)
}

fn lines(sheets: &[Sheet], factor: Factor) -> Vec<Vec<String>> {
    let of_factor = numbered(sheets).filter(|(_, sheet)| sheet.factor == factor);
    let line = |(number, sheet): (usize, &Sheet)| {
        let name = if sheet.printed.is_some() { file_name(number, sheet) } else { sheet.name.clone() };
        let pages = sheet.printed.as_ref().map(|paper| paper.pages.to_string()).unwrap_or_default();
        vec![name, pages, sheet.note.clone().unwrap_or_default()]
    };
    of_factor.map(line).collect()
}

/// The files with their numbers, which go through all folders.
pub fn numbered(sheets: &[Sheet]) -> impl Iterator<Item = (usize, &Sheet)> {
    sheets.iter().enumerate().map(|(index, sheet)| (index.saturating_add(1), sheet))
}

/// `007 Cole Dana qualification file.pdf`: in the order of the index in every file manager.
pub fn file_name(number: usize, sheet: &Sheet) -> String {
    format!("{number:03} {}.pdf", sheet.name)
}
