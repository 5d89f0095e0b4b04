//! A field of a merge patch that null clears.

use std::borrow::Cow;

use poem_openapi::{
    registry::{MetaSchema, MetaSchemaRef, Registry},
    types::{ParseError, ParseFromJSON, ParseResult, ToJSON, Type},
};
use serde_json::Value;

/// What a merge patch says about an optional field; the document calls the field nullable and not required.
///
/// Unlike poem-openapi's own `MaybeUndefined`, whose schema does not mention null.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Clearable<T> {
    /// Omitted.
    #[default]
    Keep,
    /// Null.
    Clear,
    Set(T),
}

impl<T> Clearable<T> {
    /// The value after the patch.
    pub fn or(self, before: Option<T>) -> Option<T> {
        match self {
            Self::Keep => before,
            Self::Clear => None,
            Self::Set(value) => Some(value),
        }
    }
}

/// For a create, where an omitted field has nothing to keep.
impl<T> From<Option<T>> for Clearable<T> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Keep, Self::Set)
    }
}

impl<T: Type> Type for Clearable<T> {
    const IS_REQUIRED: bool = false;

    type RawValueType = T::RawValueType;
    type RawElementValueType = T::RawElementValueType;

    fn name() -> Cow<'static, str> {
        format!("clearable_{}", T::name()).into()
    }

    fn schema_ref() -> MetaSchemaRef {
        let schema = match T::schema_ref() {
            MetaSchemaRef::Inline(schema) => MetaSchema { nullable: true, ..*schema },
            reference => MetaSchema { nullable: true, all_of: vec![reference], ..MetaSchema::ANY },
        };
        MetaSchemaRef::Inline(Box::new(schema))
    }

    fn register(registry: &mut Registry) {
        T::register(registry);
    }

    fn as_raw_value(&self) -> Option<&Self::RawValueType> {
        match self {
            Self::Set(value) => value.as_raw_value(),
            Self::Keep | Self::Clear => None,
        }
    }

    fn raw_element_iter<'a>(&'a self) -> Box<dyn Iterator<Item = &'a Self::RawElementValueType> + 'a> {
        match self {
            Self::Set(value) => value.raw_element_iter(),
            Self::Keep | Self::Clear => Box::new(std::iter::empty()),
        }
    }

    /// Whether to skip it when serializing a patch; a null stays.
    fn is_none(&self) -> bool {
        matches!(self, Self::Keep)
    }
}

impl<T: ParseFromJSON> ParseFromJSON for Clearable<T> {
    fn parse_from_json(value: Option<Value>) -> ParseResult<Self> {
        match value {
            None => Ok(Self::Keep),
            Some(Value::Null) => Ok(Self::Clear),
            value => T::parse_from_json(value).map(Self::Set).map_err(ParseError::propagate),
        }
    }
}

impl<T: ToJSON> ToJSON for Clearable<T> {
    fn to_json(&self) -> Option<Value> {
        match self {
            Self::Keep => None,
            Self::Clear => Some(Value::Null),
            Self::Set(value) => value.to_json(),
        }
    }
}
