//! A company's jobs are counted and listed by their kind.

use crate::Schema;

pub fn up(schema: &mut Schema) {
    schema.index("job_company_idx", "job", "company_id, kind, finished_at");
}
