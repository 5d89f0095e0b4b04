//! The real parsers, as a test needs them.

use crate::confined::{ParserSettings, Parsers, find_program};

/// Without a spare process, which most tests would start for nothing.
pub fn parser_settings() -> ParserSettings {
    let program = find_program().unwrap_or_else(|missing| panic!("{missing}"));
    ParserSettings { keeps_spare: false, ..ParserSettings::new(program) }
}

/// Reads uploads as the host does.
pub fn parsers() -> Parsers {
    Parsers::new(parser_settings())
}
