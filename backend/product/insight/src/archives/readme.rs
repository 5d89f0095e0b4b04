//! What an archive says about itself.

use haul_api::AppContext;
use haul_db::{Fetch, Scope};
use haul_entity::{company::company, insight::company_archive::Model};
use sea_orm::EntityTrait;

use super::progress::Stop;

pub(super) async fn readme(ctx: &AppContext, row: &Model) -> Result<String, Stop> {
    let db = ctx.db.scoped(Scope::Company(row.company_id));
    let company = company::Entity::find_by_id(row.company_id).fetch_optional(&db).await?;
    let name = company.map(|company| company.legal_name).unwrap_or_default();
    let product = &ctx.settings.product_name;
    let (on, by) = (row.created_at.date(), &row.requested_by);
    let text = format!(
        "{name}\n\
         Lists and files stored in {product}, ordered on {on} by {by}.\n\
         \n\
         lists/        Each list as a CSV file (UTF-8, comma-separated, with a header), archived records included.\n\
         files/        Each stored file, in a folder for its record. Its name tells its kind and the day it was added.\n\
         manifest.csv  Every file with its record, kind, original name, size and SHA-256, and what could not be\n\
         \u{20}             included and why.\n\
         \n\
         Times are in UTC if the column's title says so. Lists and files were read one after the other: what changed\n\
         meanwhile may be in one of them and not in another.\n\
         \n\
         Not included: notes, tags, check calls, contract lanes, fuel programs and settings, which the API answers;\n\
         bank account numbers, tax IDs, passwords, and the secrets of API keys and webhooks, which are stored encrypted\n\
         or not at all. Invoices, bills of lading and other papers that {product} renders from a load are in the lists\n\
         as data.\n"
    );
    // Older editors on Windows need both.
    Ok(text.replace('\n', "\r\n"))
}
