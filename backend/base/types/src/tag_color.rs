//! The colors of tags.

use crate::text_enum;

text_enum! {
    /// A color of the product's palette. There is no red: red means late or blocked, and nothing else.
    pub enum TagColor {
        Gray = "gray",
        Teal = "teal",
        Blue = "blue",
        Violet = "violet",
        Green = "green",
        Amber = "amber",
    }
}
