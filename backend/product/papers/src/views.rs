//! Wire types of papers.

use haul_types::{WriteJson, text_enum};
use poem_openapi::Object;

text_enum! {
    /// What can be printed of a load.
    pub enum Paper {
        /// Everything about it, rates included; for the office.
        LoadSheet = "load_sheet",
        /// A straight bill of lading to be signed by shipper, driver and consignee.
        BillOfLading = "bill_of_lading",
        /// What a driver needs on the road, without rates.
        DispatchSheet = "dispatch_sheet",
    }
}

/// What to print.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct LoadPrint {
    pub paper: Paper,
    /// Shown in the page instead of saved.
    #[oai(default)]
    pub is_inline: bool,
}

/// How to open a paper that is made on demand.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct PaperOpen {
    /// Shown in the page instead of saved.
    #[oai(default)]
    pub is_inline: bool,
}
