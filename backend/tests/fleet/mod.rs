mod motor_carriers;
mod owner_sessions;
mod papers;
mod records;
mod terminations;
