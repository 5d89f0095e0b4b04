//! Wire types of papers.

use haul_types::{WriteJson, text_enum};
use poem_openapi::Object;

text_enum! {
    /// A paper that can be printed for a load.
    ///
    /// - `load_sheet`: everything about the load, rates included; for the office.
    /// - `bill_of_lading`: a straight bill of lading for shipper, driver and consignee to sign.
    /// - `dispatch_sheet`: what a driver needs on the road, without rates.
    pub enum Paper {
        LoadSheet = "load_sheet",
        BillOfLading = "bill_of_lading",
        DispatchSheet = "dispatch_sheet",
    }
}

/// The paper to print.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct LoadPrint {
    pub paper: Paper,
    /// Shown in the page instead of saved.
    #[oai(default)]
    pub is_inline: bool,
}

/// How to open a paper that is rendered on demand.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct PaperOpen {
    /// Shown in the page instead of saved.
    #[oai(default)]
    pub is_inline: bool,
}
