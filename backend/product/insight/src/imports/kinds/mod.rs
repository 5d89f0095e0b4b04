//! The kinds of import, one file each with what differs.

mod customers;
mod drivers;
mod facilities;
mod load_columns;
mod load_rows;
mod loads;
mod places;
mod trailers;
mod trucks;

pub use customers::Customers;
pub use drivers::Drivers;
pub use facilities::Facilities;
pub use loads::Loads;
pub use trailers::Trailers;
pub use trucks::Trucks;

use haul_types::ImportKind;

use crate::imports::{columns::Column, kind::Kind};

/// The columns of a kind.
pub fn columns(kind: ImportKind) -> Vec<Column> {
    match kind {
        ImportKind::Loads => Loads::columns(),
        ImportKind::Customers => Customers::columns(),
        ImportKind::Facilities => Facilities::columns(),
        ImportKind::Drivers => Drivers::columns(),
        ImportKind::Trucks => Trucks::columns(),
        ImportKind::Trailers => Trailers::columns(),
    }
}
