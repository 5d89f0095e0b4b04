//! The order of a list: which fields callers may sort by, and what they asked for.

use std::{borrow::Cow, marker::PhantomData};

use poem_openapi::{
    registry::{MetaSchema, MetaSchemaRef},
    types::{ParseError, ParseFromParameter, ParseResult, Type},
};
use sea_orm::{ColumnTrait, Order};
use serde_json::json;

/// Further fields would decide between hardly any rows, and each makes the page slower to find.
const MOST_FIELDS: usize = 3;

/// A list whose order its callers choose; implemented by what the list shows.
pub trait SortBy: Send + Sync + 'static {
    type Column: ColumnTrait;

    /// The fields that a caller may sort by. Text sorts by a folded column.
    const FIELDS: &'static [(&'static str, Self::Column)];

    /// The order without a wish, as a caller would write it.
    const DEFAULT: &'static str;

    /// A field that falls as its column rises, such as the days since a date.
    const REVERSED: Option<&'static str> = None;
}

/// The order that a caller asks for: fields with commas between them, `-` before one for descending.
pub struct Sort<L> {
    text: Cow<'static, str>,
    list: PhantomData<fn() -> L>,
}

impl<L: SortBy> Sort<L> {
    /// As the caller wrote it; a cursor holds for one order only.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The columns, the most important first.
    pub fn columns(&self) -> Vec<(L::Column, Order)> {
        self.text.split(',').filter_map(column::<L>).collect()
    }

    /// Reads an order as a caller writes it.
    pub fn parse(text: impl Into<Cow<'static, str>>) -> Option<Self> {
        let text = text.into();
        let mut seen = Vec::new();
        for field in text.split(',') {
            column::<L>(field)?;
            let name = field.trim_start_matches('-').to_owned();
            if seen.contains(&name) {
                return None;
            }
            seen.push(name);
        }
        (seen.len() <= MOST_FIELDS).then_some(Self { text, list: PhantomData })
    }
}

fn column<L: SortBy>(field: &str) -> Option<(L::Column, Order)> {
    let (name, is_descending) = field.strip_prefix('-').map_or((field, false), |name| (name, true));
    let (_, column) = L::FIELDS.iter().find(|(known, _)| *known == name)?;
    let is_falling = is_descending != (L::REVERSED == Some(name));
    Some((*column, if is_falling { Order::Desc } else { Order::Asc }))
}

impl<L: SortBy> Default for Sort<L> {
    fn default() -> Self {
        Self { text: Cow::Borrowed(L::DEFAULT), list: PhantomData }
    }
}

impl<L> Clone for Sort<L> {
    fn clone(&self) -> Self {
        Self { text: self.text.clone(), list: PhantomData }
    }
}

impl<L: SortBy> Type for Sort<L> {
    const IS_REQUIRED: bool = false;

    type RawValueType = Self;
    type RawElementValueType = Self;

    fn name() -> Cow<'static, str> {
        "sort".into()
    }

    fn schema_ref() -> MetaSchemaRef {
        let words = L::FIELDS.iter().flat_map(|(name, _)| [json!(name), json!(format!("-{name}"))]);
        let field = MetaSchema { enum_items: words.collect(), ..MetaSchema::new("string") };
        MetaSchemaRef::Inline(Box::new(MetaSchema {
            items: Some(Box::new(MetaSchemaRef::Inline(Box::new(field)))),
            min_items: Some(1),
            max_items: Some(MOST_FIELDS),
            default: Some(L::DEFAULT.split(',').collect()),
            ..MetaSchema::new("array")
        }))
    }

    fn as_raw_value(&self) -> Option<&Self::RawValueType> {
        Some(self)
    }

    fn raw_element_iter<'a>(&'a self) -> Box<dyn Iterator<Item = &'a Self::RawElementValueType> + 'a> {
        Box::new(std::iter::empty())
    }
}

impl<L: SortBy> ParseFromParameter for Sort<L> {
    fn parse_from_parameter(text: &str) -> ParseResult<Self> {
        Self::parse_from_parameters([text])
    }

    fn parse_from_parameters<I: IntoIterator<Item = A>, A: AsRef<str>>(texts: I) -> ParseResult<Self> {
        let texts: Vec<A> = texts.into_iter().collect();
        if texts.is_empty() {
            return Ok(Self::default());
        }
        let texts: Vec<&str> = texts.iter().map(AsRef::as_ref).collect();
        Self::parse(texts.join(",")).ok_or_else(|| ParseError::custom("Sort by each field once."))
    }
}
