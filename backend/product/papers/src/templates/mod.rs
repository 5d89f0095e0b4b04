//! What a company adds to its papers: an opening text before the facts and a closing one after them, such as terms.
//!
//! The texts are data of the page like all others, never markup, and placeholders such as `{number}` are filled in when
//! the paper is rendered.

mod api;
mod ops;
mod views;
mod words;

pub use api::PaperTemplatesApi;
pub(crate) use words::words_of;
