//! Wire types of reminders.

use haul_types::{Date, NamedRef, ReminderHold, ReminderTone, Timestamp, WriteJson};
use poem_openapi::Object;

/// When an invoice is due for a reminder, and how it sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ReminderStep {
    /// Days after the due date, -30 to 365; negative before it.
    #[oai(validator(minimum(value = "-30"), maximum(value = "365")))]
    pub days_past_due: i32,
    pub tone: ReminderTone,
}

/// When customers are reminded of late invoices.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ReminderSettings {
    /// Reminders go out by themselves, at 9 in the morning of each business day.
    pub is_on: bool,
    /// The earliest first.
    pub steps: Vec<ReminderStep>,
    /// The defaults; nothing was changed yet.
    pub is_default: bool,
    /// Send this version back with your change; 0 until the first change.
    pub version: i32,
    /// When they last changed; omitted for the defaults.
    pub updated_at: Option<Timestamp>,
}

/// A schedule that replaces the current one.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ReminderSettingsReplace {
    /// The version your change is based on; 0 for the first change.
    pub version: i32,
    /// Reminders go out by themselves.
    pub is_on: bool,
    /// At most 10, each for a day of its own; at least one if reminders are on.
    #[oai(validator(max_items = 10))]
    pub steps: Vec<ReminderStep>,
}

/// An invoice that has reached a step since its last reminder.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ReminderInvoice {
    pub invoice: NamedRef,
    /// The day of the invoice.
    pub invoiced_on: Date,
    pub due_on: Date,
    /// Days since the due date when the reminder goes out; negative before it.
    pub days_past_due: i64,
    /// What is owed and not disputed, in cents.
    pub owed_cents: i64,
    /// What the customer doesn't want to pay, in cents.
    pub disputed_cents: i64,
    pub step: ReminderStep,
    /// Why the reminder leaves it out.
    pub hold: Option<ReminderHold>,
}

/// A customer's next reminder.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Reminder {
    pub customer: NamedRef,
    /// The day on which it goes out, if reminders are on and nothing changes until then.
    pub goes_on: Date,
    /// That of the latest step that an invoice has reached.
    pub tone: ReminderTone,
    /// Where it goes.
    pub email: Option<String>,
    /// Why it doesn't go out.
    pub hold: Option<ReminderHold>,
    /// The same in words.
    pub hold_reason: Option<String>,
    /// What its invoices add up to, in cents; those left out don't count.
    pub total_cents: i64,
    /// The first that is due comes first.
    pub invoices: Vec<ReminderInvoice>,
}

/// The reminders of the next morning.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ReminderList {
    /// Reminders go out by themselves; otherwise this is what would go out.
    pub is_on: bool,
    /// The day of that morning.
    pub goes_on: Date,
    /// The largest total comes first.
    pub items: Vec<Reminder>,
    /// Send it as `cursor` for the next page; omitted on the last one.
    pub next_cursor: Option<String>,
    /// How many customers have an invoice that has reached a step.
    pub total_count: u64,
    /// How many of them get a reminder.
    pub ready_count: u64,
    /// What those reminders add up to, in cents.
    pub ready_cents: i64,
    /// Always `USD`.
    pub currency: String,
}

/// A customer's reminders.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CustomerReminder {
    /// The company's reminders go out by themselves.
    pub is_on: bool,
    /// Omitted if no owed invoice has a step left.
    pub next: Option<Reminder>,
    /// Why reminders to the customer are turned off; omitted if they are not.
    pub opted_out_because: Option<String>,
    /// When the customer last got one.
    pub last_reminded_on: Option<Date>,
}

/// How to send a reminder.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ReminderSend {
    /// Where to send it; the customer's billing address if omitted.
    pub email: Option<String>,
    /// A personal message, at most 2,000 characters.
    #[oai(validator(max_length = 2_000))]
    pub message: Option<String>,
}
