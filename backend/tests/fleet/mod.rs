mod owner_sessions;
mod records;
