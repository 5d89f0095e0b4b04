//! The tables of this area in an archive of the company.

use haul_api::tables::Table;

pub const TABLES: &[Table] = &[Table::left_out("owner_session", "fleet owners' sign-ins, which end")];
