//! Shared by days and moments: storage, parsing and description.

/// Implements a type over one of chrono's, with the same column, text and JSON, but a limited range.
macro_rules! calendar_type {
    ($name:ident($inner:ty), $invalid:ident, $cell:ident, $format:literal, $pattern:literal) => {
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Debug::fmt(&self.0, f)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.0, f)
            }
        }

        impl TryFrom<$inner> for $name {
            type Error = $invalid;

            fn try_from(value: $inner) -> Result<Self, $invalid> {
                if (Self::FIRST.0..=Self::LAST.0).contains(&value) { Ok(Self(value)) } else { Err($invalid) }
            }
        }

        /// Values stored before the range was checked become the nearest valid value.
        impl haul_db::FromCell for $name {
            fn from_cell(cell: haul_db::Cell<'_>) -> Option<Self> {
                match cell {
                    haul_db::Cell::$cell(value) => Some(Self::nearest(value)),
                    _ => None,
                }
            }
        }

        impl sea_orm::TryGetable for $name {
            fn try_get_by<I: sea_orm::ColIdx>(
                row: &sea_orm::QueryResult,
                index: I,
            ) -> Result<Self, sea_orm::TryGetError> {
                <$inner as sea_orm::TryGetable>::try_get_by(row, index).map(Self::nearest)
            }
        }

        impl From<$name> for sea_orm::Value {
            fn from(value: $name) -> Self {
                value.0.into()
            }
        }

        impl sea_orm::sea_query::ValueType for $name {
            fn try_from(value: sea_orm::Value) -> Result<Self, sea_orm::sea_query::ValueTypeErr> {
                <$inner as sea_orm::sea_query::ValueType>::try_from(value).map(Self::nearest)
            }

            fn type_name() -> String {
                stringify!($name).to_owned()
            }

            fn array_type() -> sea_orm::sea_query::ArrayType {
                <$inner as sea_orm::sea_query::ValueType>::array_type()
            }

            fn column_type() -> sea_orm::sea_query::ColumnType {
                <$inner as sea_orm::sea_query::ValueType>::column_type()
            }
        }

        impl sea_orm::sea_query::Nullable for $name {
            fn null() -> sea_orm::Value {
                <$inner as sea_orm::sea_query::Nullable>::null()
            }
        }

        impl sea_orm::IntoActiveValue<Self> for $name {
            fn into_active_value(self) -> sea_orm::ActiveValue<Self> {
                sea_orm::ActiveValue::Set(self)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.0.serialize(serializer)
            }
        }

        /// For values stored as JSON; like a cell.
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                <$inner as serde::Deserialize>::deserialize(deserializer).map(Self::nearest)
            }
        }

        impl poem_openapi::types::Type for $name {
            const IS_REQUIRED: bool = true;

            type RawValueType = Self;
            type RawElementValueType = Self;

            fn name() -> std::borrow::Cow<'static, str> {
                concat!("string_", $format).into()
            }

            fn schema_ref() -> poem_openapi::registry::MetaSchemaRef {
                let schema = poem_openapi::registry::MetaSchema::new_with_format("string", $format);
                let pattern = Some($pattern.to_owned());
                poem_openapi::registry::MetaSchemaRef::Inline(Box::new(poem_openapi::registry::MetaSchema {
                    pattern,
                    ..schema
                }))
            }

            fn as_raw_value(&self) -> Option<&Self> {
                Some(self)
            }

            fn raw_element_iter<'a>(&'a self) -> Box<dyn Iterator<Item = &'a Self> + 'a> {
                Box::new(std::iter::once(self))
            }
        }

        impl poem_openapi::types::ParseFromJSON for $name {
            fn parse_from_json(value: Option<serde_json::Value>) -> poem_openapi::types::ParseResult<Self> {
                match value.unwrap_or_default() {
                    serde_json::Value::String(text) => Ok(text.parse()?),
                    other => Err(poem_openapi::types::ParseError::expected_type(other)),
                }
            }
        }

        impl poem_openapi::types::ParseFromParameter for $name {
            fn parse_from_parameter(text: &str) -> poem_openapi::types::ParseResult<Self> {
                Ok(text.parse()?)
            }
        }

        impl poem_openapi::types::ToJSON for $name {
            fn to_json(&self) -> Option<serde_json::Value> {
                Some($crate::JsonText::of(self)).and_then(|text| serde_json::from_slice(&text).ok())
            }
        }
    };
}

pub(crate) use calendar_type;
