//! The vocabulary of accidents and roadside inspections.

use crate::text_enum;

text_enum! {
    /// Whether the driver could have prevented an accident.
    pub enum Preventability {
        Undetermined = "undetermined",
        Preventable = "preventable",
        NotPreventable = "not_preventable",
    }
}

text_enum! {
    /// The level of a roadside inspection, as CVSA numbers them.
    ///
    /// - `1`: driver and vehicle, all of it.
    /// - `2`: walk-around of driver and vehicle.
    /// - `3`: driver, papers and hours only.
    /// - `4`: a special check of one item.
    /// - `5`: vehicle only.
    /// - `6`: radioactive freight.
    /// - `8`: electronic, while the truck moves.
    pub enum InspectionLevel {
        Full = "1",
        WalkAround = "2",
        Driver = "3",
        Special = "4",
        Vehicle = "5",
        Radioactive = "6",
        Electronic = "8",
    }
}
