mod carrier;
pub mod printed;
mod templates;
