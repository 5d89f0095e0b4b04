//! Reading a list's filters.

use std::borrow::Cow;

use haul_types::folded;
use poem_openapi::{
    registry::{MetaSchema, MetaSchemaRef, Registry},
    types::{ParseError, ParseFromParameter, ParseResult, Type},
};
use sea_orm::{ColumnTrait, Condition, Value};

use crate::columns::contains;

/// As many as there are US states, and ids that leave the URL short enough for every proxy.
const MOST_VALUES: usize = 100;

/// A filter for rows with any of several values, which stand in the query with commas between them. Without one, all
/// rows pass.
#[derive(Clone, Debug)]
pub struct AnyOf<T>(Vec<T>);

impl<T> AnyOf<T> {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The values; none without a filter.
    pub fn values(&self) -> &[T] {
        &self.0
    }

    /// Rows whose column has one of the values.
    pub fn on(&self, column: impl ColumnTrait) -> Condition
    where
        T: Clone + Into<Value>,
    {
        Condition::all().add_option((!self.is_empty()).then(|| column.is_in(self.0.iter().cloned())))
    }
}

impl<T> Default for AnyOf<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> From<Vec<T>> for AnyOf<T> {
    fn from(values: Vec<T>) -> Self {
        Self(values)
    }
}

impl<T: Type> Type for AnyOf<T> {
    const IS_REQUIRED: bool = false;

    type RawValueType = Self;
    type RawElementValueType = T::RawValueType;

    fn name() -> Cow<'static, str> {
        format!("any_of_{}", T::name()).into()
    }

    fn schema_ref() -> MetaSchemaRef {
        MetaSchemaRef::Inline(Box::new(MetaSchema {
            items: Some(Box::new(T::schema_ref())),
            min_items: Some(1),
            max_items: Some(MOST_VALUES),
            ..MetaSchema::new("array")
        }))
    }

    fn register(registry: &mut Registry) {
        T::register(registry);
    }

    fn as_raw_value(&self) -> Option<&Self::RawValueType> {
        Some(self)
    }

    fn raw_element_iter<'a>(&'a self) -> Box<dyn Iterator<Item = &'a Self::RawElementValueType> + 'a> {
        Box::new(self.0.iter().filter_map(Type::as_raw_value))
    }
}

impl<T: ParseFromParameter> ParseFromParameter for AnyOf<T> {
    fn parse_from_parameter(text: &str) -> ParseResult<Self> {
        Self::parse_from_parameters([text])
    }

    fn parse_from_parameters<I: IntoIterator<Item = A>, A: AsRef<str>>(texts: I) -> ParseResult<Self> {
        let mut values = Vec::new();
        for text in texts {
            for word in text.as_ref().split(',') {
                values.push(T::parse_from_parameter(word).map_err(ParseError::propagate)?);
            }
        }
        Ok(Self(values))
    }
}

/// The words of a search field, folded; nothing for an empty one.
pub fn search_words(q: Option<&str>) -> Option<String> {
    q.map(folded).filter(|q| !q.is_empty())
}

/// Rows with the words of a search in a column: in lowercase for some columns, in uppercase for others.
pub fn searched<C: ColumnTrait>(q: Option<&str>, folded: &[C], in_capitals: &[C]) -> Condition {
    let matching = |q: String| {
        let capitals = q.to_uppercase();
        let folded = folded.iter().map(|column| contains(*column, &q));
        folded
            .chain(in_capitals.iter().map(|column| contains(*column, &capitals)))
            .fold(Condition::any(), Condition::add)
    };
    Condition::all().add_option(search_words(q).map(matching))
}
