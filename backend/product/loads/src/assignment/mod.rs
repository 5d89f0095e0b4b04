//! The assignment gate: whether a crew may take a leg.

pub(crate) mod api;
pub(crate) mod availability;
pub(crate) mod crew;
pub(crate) mod deadhead;
pub(crate) mod driving;
pub(crate) mod facts;
pub(crate) mod gate;
pub(crate) mod judge;
pub(crate) mod other_work;
mod reach;
pub(crate) mod rule_views;
pub(crate) mod rules;
pub(crate) mod verdicts;
