//! Dashboards: figures over loads, trucks and papers.
//!
//! A figure that opens a list is counted with the list's own filter, so the two always match.
//! Costs are those of the company's cost model until real ones are known.
//!
//! | Figure | Definition |
//! |---|---|
//! | active | loads that have a driver and a truck and are not delivered: `assigned` to `at_delivery` |
//! | unassigned | to be moved, not a draft, and without a driver or a truck |
//! | late, at risk | open loads by the worst of their stops ahead (`tracking/standing/timeliness.rs`) |
//! | arriving soon | active, and due at its next stop within 4 hours |
//! | idle trucks | available and not on a load |
//! | missing POD | delivered without a proof of delivery |
//! | booked | totals of loads entered in the week, drafts, canceled and unused ones left out |
//! | delivered | totals of loads whose last departure lies in the week |
//! | TONU | totals of loads whose truck was ordered and not used, by when that was decided |
//! | pending | charges of loads to bill that wait for their customers; totals leave them out |
//! | revenue per mile | over loads with known miles alone (`miles.rs`) |
//! | ready to bill | delivered or unused, and nothing blocks the invoice |
//! | billed | totals of invoices for loads by their dates, as they were invoiced; drafts and voided ones left out |
//! | unbilled | totals of delivered and unused loads that are on no invoice, approved ones included |
//! | receivables | balances of posted invoices, by the days since they were due |
//! | DSO | receivables ÷ what was invoiced in the last 90 days × 90 |
//! | RPM all | revenue ÷ (loaded + empty miles); loaded RPM: revenue ÷ loaded miles |
//! | deadhead | empty ÷ (loaded + empty miles) |
//! | on time | arrivals until the end of the window and grace ÷ arrivals at stops with an agreed time |
//! | dwell | departure − arrival |
//! | revenue per truck per week | revenue ÷ trucks of the fleet, idle ones included ÷ weeks of the range |
//! | utilization | days on which trucks were under a load ÷ days of all trucks, up to today |
//! | accidents, violations, claims | of the days on which they happened; accidents ÷ million miles: recordable ones |
//! | cost, margin | by the cost model, of delivered loads with loaded miles; operating ratio: cost ÷ revenue |
//!
//! What is counted now is compared with the ends of earlier days (`days.rs`).
//! Days and weeks are the company's; a week starts on Monday.

mod analytics;
mod analytics_views;
mod api;
mod approvals;
mod arrivals;
mod costs;
mod counts;
mod days;
mod figures_views;
mod finance;
mod finance_views;
mod letter;
mod margin_views;
mod miles;
mod operations;
mod operations_views;
mod papers;
mod preferences;
mod range;
mod safety_figures;
mod tables;
mod target_views;
mod targets;
mod usage;
mod weekly_mail;

pub use api::DashboardsApi;
pub use days::{CountDashboard, start as count_days, sweep as sweep_days};
pub use weekly_mail::MailDashboard;
