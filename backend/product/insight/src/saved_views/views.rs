//! Wire types of saved views.

use haul_api::{ApiError, Clearable, from_nullable_json_column};
use haul_entity::insight::saved_view;
use haul_types::{NamedRef, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A list's filters, order and columns under a name.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct SavedView {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// The list's key, such as `loads`.
    pub list_name: String,
    /// Unique among your views of the list.
    pub name: String,
    /// Query of the page's URL, such as `status=booked&sort=-pickup_at`.
    pub search: String,
    /// Keys of the columns in order; none for the list's default.
    pub columns: Option<Vec<String>>,
    /// The list opens with this view.
    pub is_default: bool,
    /// Your colleagues can see it.
    pub is_shared: bool,
    /// You may change it.
    pub is_own: bool,
    /// The owner.
    pub owner: NamedRef,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was saved, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A view to save.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct SavedViewCreate {
    /// 1 to 60 lower-case letters, digits, `_`, `-` and `.`.
    #[oai(validator(max_length = 60))]
    pub list_name: String,
    /// At most 60 characters.
    #[oai(validator(max_length = 60))]
    pub name: String,
    /// Query of the page's URL, without the question mark; at most 2000 characters.
    #[oai(default, validator(max_length = 2_000))]
    pub search: String,
    /// Keys of the columns in order, 1 to 60 of them.
    #[oai(validator(max_items = 60))]
    pub columns: Option<Vec<String>>,
    /// Open the list with it; replaces your former default.
    #[oai(default)]
    pub is_default: bool,
    /// Show it to your colleagues.
    #[oai(default)]
    pub is_shared: bool,
}

/// Changes to a view: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct SavedViewUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// Unique among your views of the list; at most 60 characters.
    #[oai(validator(max_length = 60))]
    pub name: Option<String>,
    /// Query of the page's URL, without the question mark; at most 2000 characters.
    #[oai(validator(max_length = 2_000))]
    pub search: Option<String>,
    /// Keys of the columns in order, 1 to 60 of them; null for the list's default.
    #[oai(validator(max_items = 60))]
    pub columns: Clearable<Vec<String>>,
    /// Open the list with it; replaces your former default.
    pub is_default: Option<bool>,
    /// Show it to your colleagues.
    pub is_shared: Option<bool>,
}

/// A page of saved views.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct SavedViewPage {
    /// Your views and those shared with you, in the requested order.
    pub items: Vec<SavedView>,
    /// Send it as `cursor` for the next page; none on the last page.
    pub next_cursor: Option<String>,
    /// All rows that match the filter.
    pub total_count: u64,
}

impl SavedView {
    /// The view as `reader` sees it. Other people's defaults are not shown.
    pub(super) fn of(row: saved_view::Model, owner_name: String, reader: Option<Uuid>) -> Result<Self, ApiError> {
        let is_own = reader == Some(row.user_id);
        Ok(Self {
            id: row.id,
            list_name: row.list_name,
            name: row.name,
            search: row.search,
            columns: from_nullable_json_column(row.columns)?,
            is_default: is_own && row.is_default,
            is_shared: row.is_shared,
            is_own,
            owner: NamedRef { id: row.user_id, name: owner_name },
            version: row.version,
            created_at: row.created_at,
            updated_at: row.updated_at,
        })
    }
}
