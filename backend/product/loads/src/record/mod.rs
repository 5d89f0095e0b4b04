//! A load with everything that belongs to it: its wire types, its state, and how every verb changes it.

pub(crate) mod action_views;
pub(crate) mod actions;
pub(crate) mod aggregate;
pub(crate) mod amounts;
pub(crate) mod assignment_views;
pub(crate) mod billing;
pub(crate) mod changes;
pub(crate) mod charge_views;
pub(crate) mod editing;
pub(crate) mod error;
pub(crate) mod leg_views;
pub(crate) mod local_time;
pub(crate) mod miles;
pub(crate) mod missing_papers;
pub(crate) mod notices;
pub(crate) mod own_terms;
pub(crate) mod papers;
pub(crate) mod present;
pub(crate) mod reference;
pub(crate) mod status;
pub(crate) mod stays;
pub(crate) mod stop_views;
pub(crate) mod summary_views;
pub(crate) mod timeliness;
pub(crate) mod totals;
pub(crate) mod views;
