mod owner_sessions;
mod papers;
mod records;
