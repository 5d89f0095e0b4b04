//! Wire types of targets, and of a person's tiles.

use haul_types::{ApprovalKind, DashboardFigure, Timestamp, WriteJson};
use poem_openapi::Object;

/// The company's targets.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DashboardTargets {
    /// At most one per figure.
    pub targets: Vec<DashboardTarget>,
    /// Send this version back with your change; 0 until the first change.
    pub version: i32,
    /// When they last changed; none before the first change.
    pub updated_at: Option<Timestamp>,
}

/// What a figure is to be.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct DashboardTarget {
    pub figure: DashboardFigure,
    /// In dollars, percent, loads or minutes, with up to 4 places. The most that it should be for dwell, deadhead, cost per
    /// mile and operating ratio; the least for the others.
    pub value: String,
}

/// Targets that replace the current ones.
#[derive(Clone, Debug, Object)]
pub struct DashboardTargetsReplace {
    /// The version your change is based on; 0 for the first change.
    pub version: i32,
    /// All of them; a figure that is not among them has no target.
    #[oai(validator(max_items = 20))]
    pub targets: Vec<DashboardTarget>,
}

/// How you like to see the dashboards.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DashboardPreference {
    pub tiles: DashboardTiles,
    /// Last week's figures are mailed to you every Monday morning.
    pub is_mailed_weekly: bool,
    /// When the next mail is due.
    pub mail_at: Option<Timestamp>,
    /// Send this version back with your change; 0 until the first change.
    pub version: i32,
}

/// Tiles by their keys, which the screens choose.
#[derive(Clone, Debug, Default, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DashboardTiles {
    /// Tiles in your order; others follow in the usual one.
    #[oai(validator(max_items = 60))]
    pub order: Vec<String>,
    /// Tiles that you do not want to see.
    #[oai(validator(max_items = 60))]
    pub hidden: Vec<String>,
    /// Tiles that take the room of two.
    #[oai(validator(max_items = 60))]
    pub wide: Option<Vec<String>>,
    /// Charts that are higher than usual.
    #[oai(validator(max_items = 60))]
    pub tall: Option<Vec<String>>,
}

/// Preferences that replace the current ones.
#[derive(Clone, Debug, Object)]
pub struct DashboardPreferenceReplace {
    /// The version your change is based on; 0 for the first change.
    pub version: i32,
    pub tiles: DashboardTiles,
    /// Mail me last week's figures every Monday morning.
    pub is_mailed_weekly: bool,
}

/// Something that waits for a decision of yours.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct ApprovalWaiting {
    pub kind: ApprovalKind,
    /// How many; never 0.
    pub count: u64,
}
