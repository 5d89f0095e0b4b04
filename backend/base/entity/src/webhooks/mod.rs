//! Endpoints of other programs, the events for them, and each event's delivery.

pub mod webhook_delivery;
pub mod webhook_endpoint;
pub mod webhook_event;
