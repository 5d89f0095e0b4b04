//! The colours of tags.

use crate::text_enum;

text_enum! {
    /// A colour of the product's palette. Red is none of them: it means late or blocked, and nothing else.
    pub enum TagColor {
        Gray = "gray",
        Teal = "teal",
        Blue = "blue",
        Violet = "violet",
        Green = "green",
        Amber = "amber",
    }
}
