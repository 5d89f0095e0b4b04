//! Prints the files of a binder, and its index.

use haul_api::{AppContext, authz::Actor};
use haul_company::company;
use haul_papers::{PaperError, Printed, facts, record_file, rendered};
use haul_types::{ComplianceSubject, Timestamp};
use uuid::Uuid;

use super::{
    contents::{Factor, folder, name_of},
    plan::{BinderFile, Paper, Source},
};
use crate::sheets::{self, Part, data};
use haul_entity::safety::audit_binder::Model;

/// Prints a file. A record that is gone by now, or whose papers are too large, keeps its line in the index.
pub async fn print(ctx: &AppContext, actor: &Actor, file: &mut BinderFile, at: Timestamp) -> Result<(), PaperError> {
    let Some(source) = file.source else { return Ok(()) };
    let printed = match source {
        Source::Driver(id) => record_file(ctx, actor, (ComplianceSubject::Driver, id), at).await,
        Source::Truck(id) => record_file(ctx, actor, (ComplianceSubject::Truck, id), at).await,
        Source::Trailer(id) => record_file(ctx, actor, (ComplianceSubject::Trailer, id), at).await,
        Source::Carrier(id) => record_file(ctx, actor, (ComplianceSubject::MotorCarrier, id), at).await,
        Source::Sheet(sheet) => sheets::print(ctx, actor, sheet, at).await,
    };
    match printed {
        Ok(Printed { blob_id, pages, .. }) => file.printed = Some(Paper { blob_id, pages }),
        Err(error) if error.is_too_large() => {
            file.note = Some("Not printed: its papers are too large for one file. Open the record's files.".to_owned());
        }
        Err(error) if error.is_not_found() => file.note = Some("Not printed: the record is gone.".to_owned()),
        Err(error) => return Err(error),
    }
    Ok(())
}

/// The index: every file by factor, with its pages, or why it is not inside.
pub async fn index(ctx: &AppContext, actor: &Actor, row: &Model, files: &[BinderFile]) -> Result<Uuid, PaperError> {
    let company = company::read(&ctx.db_of(actor), &*ctx.sealing, actor.company_id).await?;
    let inside = files.iter().filter(|file| file.printed.is_some()).count();
    let about = facts([
        ("As of", Some(row.as_of.words().to_string())),
        ("Files", Some(inside.to_string())),
        ("Ordered by", Some(row.requested_by.clone())),
    ]);
    let factors = Factor::ALL.iter().copied();
    let parts = factors.filter(|factor| files.iter().any(|file| file.factor == *factor)).map(|factor| Part {
        title: folder(factor),
        source: "",
        head: vec!["File", "Pages", "Remark"],
        widths: vec![3, 0, 3],
        rows: lines(files, factor),
        empty: "",
    });
    let data = data(&company, name_of(row.kind), &row.as_of.to_string(), ctx.now(), about, parts.collect());
    rendered(ctx, actor.company_id, "record_sheet", &data).await.map(|(blob_id, _)| blob_id)
}

fn lines(files: &[BinderFile], factor: Factor) -> Vec<Vec<String>> {
    let of_factor = numbered(files).filter(|(_, file)| file.factor == factor);
    let line = |(number, file): (usize, &BinderFile)| {
        let name = if file.printed.is_some() { file_name(number, file) } else { file.name.clone() };
        let pages = file.printed.as_ref().map(|paper| paper.pages.to_string()).unwrap_or_default();
        vec![name, pages, file.note.clone().unwrap_or_default()]
    };
    of_factor.map(line).collect()
}

/// The files with their numbers, which go through all folders.
pub fn numbered(files: &[BinderFile]) -> impl Iterator<Item = (usize, &BinderFile)> {
    files.iter().enumerate().map(|(index, sheet)| (index.saturating_add(1), sheet))
}

/// `007 Cole Dana qualification file.pdf`: in the order of the index in every file manager.
pub fn file_name(number: usize, file: &BinderFile) -> String {
    format!("{number:03} {}.pdf", file.name)
}
