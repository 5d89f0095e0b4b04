//! Wire types of the operations dashboard.

use haul_loads::LoadSummary;
use haul_types::{Date, LoadRef, LoadStatus, Timestamp, WriteJson};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

use super::target_views::ApprovalWaiting;

/// What is happening today, and this week's money.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct OperationsDashboard {
    /// Time of these figures, in UTC.
    pub as_of: Timestamp,
    /// The company's; days and weeks are counted in it, weeks from Monday.
    pub time_zone: String,
    /// This week's Monday.
    pub week_start_on: Date,
    /// Loads with a driver and a truck that are not delivered.
    pub active_count: u64,
    /// Loads to be moved that lack a driver or a truck.
    pub unassigned_count: u64,
    /// Loads whose next stop is past due.
    pub late_count: u64,
    /// Loads whose next stop is due soon.
    pub at_risk_count: u64,
    /// Active loads due at their next stop within 4 hours.
    pub arriving_soon_count: u64,
    /// Trucks available and not on a load.
    pub idle_truck_count: u64,
    /// Trucks out of service, without archived ones.
    pub out_of_service_truck_count: u64,
    /// Trailers out of service, without archived ones.
    pub out_of_service_trailer_count: u64,
    /// Delivered loads without a proof of delivery.
    pub missing_pod_count: u64,
    /// The same counts at the end of earlier days.
    pub earlier: EarlierCounts,
    /// Totals of loads entered this week; drafts, canceled and unused ones left out.
    pub booked_this_week_cents: i64,
    /// Totals of loads entered last week; drafts, canceled and unused ones left out.
    pub booked_last_week_cents: i64,
    /// Totals of loads delivered this week.
    pub delivered_this_week_cents: i64,
    /// Totals of loads delivered last week.
    pub delivered_last_week_cents: i64,
    /// What customers owe for trucks that were ordered and not used this week.
    pub tonu_this_week_cents: i64,
    /// The same for last week.
    pub tonu_last_week_cents: i64,
    /// Charges on loads to bill that await customers' approval; not in any other figure.
    pub pending_cents: i64,
    /// Delivered loads without billing blockers.
    pub ready_to_bill_count: u64,
    /// Totals of delivered loads without billing blockers.
    pub ready_to_bill_cents: i64,
    /// Loads with known miles delivered this week and last: revenue ÷ loaded miles, in dollars with 4 places.
    pub rate_per_mile: Option<String>,
    /// The same for loads delivered in the two weeks before.
    pub previous_rate_per_mile: Option<String>,
    /// Currency of every amount, always `USD`.
    pub currency: String,
    /// Open loads by status.
    pub status_counts: Vec<StatusCount>,
    /// Late loads, then loads at risk, then loads on hold, earliest pickup first.
    pub exceptions: Vec<LoadSummary>,
    /// Papers that have expired or will within 30 days, soonest first.
    pub expiring_papers: Vec<ExpiringPaper>,
    /// What waits for a decision that you may make.
    pub approvals: Vec<ApprovalWaiting>,
    /// What people did with loads and their papers, newest first.
    pub recent_activity: Vec<Activity>,
    /// The sample load, as long as your company has one.
    pub sample_load: Option<LoadRef>,
}

/// How many loads have a status.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct StatusCount {
    pub status: LoadStatus,
    /// Loads with this status; never 0.
    pub count: u64,
}

/// A paper that needs to be renewed.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct ExpiringPaper {
    pub subject_kind: PaperSubject,
    /// The id of the driver, truck, trailer or carrier.
    pub subject_id: Uuid,
    /// The driver's name, or `Truck` or `Trailer` with its unit number.
    pub subject_name: String,
    /// Such as `license_expiring`.
    pub code: String,
    /// The paper's usual name, such as `Medical certificate`.
    pub name: String,
    /// Last valid day.
    pub expires_on: Date,
    /// Page of this product that shows the subject.
    pub path: String,
}

/// The driver, truck, trailer or carrier of a paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum PaperSubject {
    Driver,
    Truck,
    Trailer,
    MotorCarrier,
}

/// A user's action.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Activity {
    /// When it happened, in UTC.
    pub occurred_at: Timestamp,
    /// Name of the person or program that did it, as it was then.
    pub actor_name: String,
    /// What happened, in one sentence.
    pub summary: String,
    /// Page of this product that shows it.
    pub path: Option<String>,
}

/// Company-wide counts to compare with today's; omitted for people limited to terminals.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct EarlierCounts {
    /// At the end of yesterday; omitted if nothing was counted then.
    pub yesterday: Option<DayCounts>,
    /// At the end of the same weekday last week; omitted if nothing was counted then.
    pub week_ago: Option<DayCounts>,
}

/// What the dashboard counted when a day ended.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct DayCounts {
    /// The day, in the company's time zone.
    pub counted_on: Date,
    /// Active loads.
    pub active_count: u64,
    /// Loads without a driver or a truck.
    pub unassigned_count: u64,
    /// Late loads.
    pub late_count: u64,
    /// Loads at risk.
    pub at_risk_count: u64,
    /// Active loads due at their next stop within 4 hours.
    pub arriving_soon_count: u64,
    /// Idle trucks.
    pub idle_truck_count: u64,
    /// Trucks out of service.
    pub out_of_service_truck_count: u64,
    /// Trailers out of service.
    pub out_of_service_trailer_count: u64,
    /// Delivered loads without a proof of delivery.
    pub missing_pod_count: u64,
}

/// What the dashboard counts now.
#[derive(Clone, Debug)]
pub struct TodayCounts {
    pub active_count: u64,
    pub unassigned_count: u64,
    pub late_count: u64,
    pub at_risk_count: u64,
    pub arriving_soon_count: u64,
    pub idle_truck_count: u64,
    pub out_of_service_truck_count: u64,
    pub out_of_service_trailer_count: u64,
    pub missing_pod_count: u64,
}
