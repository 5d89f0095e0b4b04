mod audit;
pub mod authorization;
mod document;
mod hostile_tokens;
pub mod isolation;
mod jobs;
mod live;
mod notices;
pub mod records;
