//! Requests through the router, on both databases; a folder an area.

mod annotations;
mod base;
mod company;
mod compliance;
mod detention;
mod fleet;
mod insight;
mod loads;
mod money;
mod papers;
mod partners;
mod quotes;
mod safety;
mod tracking;
mod webhooks;
