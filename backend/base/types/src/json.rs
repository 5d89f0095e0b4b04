//! Responses are written directly as text, without an intermediate tree of values.

use uuid::Uuid;

/// A JSON text being written.
#[derive(Debug, Default)]
pub struct JsonText(Vec<u8>);

impl JsonText {
    /// A value as text.
    pub fn of(value: &impl WriteJson) -> Vec<u8> {
        let mut text = Self::default();
        value.write_json(&mut text);
        text.0
    }

    /// A text without anything to escape, such as a vocabulary word or a date.
    pub fn plain(&mut self, text: &str) {
        self.0.push(b'"');
        self.raw(text);
        self.0.push(b'"');
    }

    fn raw(&mut self, text: &str) {
        self.0.extend_from_slice(text.as_bytes());
    }

    /// A text, number or tree, as serde_json writes it.
    fn value<T: serde::Serialize + ?Sized>(&mut self, value: &T) {
        let before = self.0.len();
        if serde_json::to_writer(&mut self.0, value).is_err() {
            // A value that JSON can't express, such as NaN.
            self.0.truncate(before);
            self.raw("null");
        }
    }
}

/// A type that can be written as JSON: like poem-openapi's `ToJSON`, except for the order of fields. Derive it.
pub trait WriteJson {
    fn write_json(&self, text: &mut JsonText);

    /// Whether an object that skips empty values skips this one.
    fn is_left_out(&self) -> bool {
        false
    }
}

/// A type that is written as an object; its fields can also be flattened into another one.
pub trait WriteFields {
    fn write_fields(&self, object: &mut JsonObject<'_>);
}

/// An object written field by field.
#[derive(Debug)]
pub struct JsonObject<'a> {
    text: &'a mut JsonText,
    is_empty: bool,
}

impl<'a> JsonObject<'a> {
    /// Writes an object.
    pub fn write(text: &'a mut JsonText, fields: &impl WriteFields) {
        text.0.push(b'{');
        let mut object = JsonObject { text, is_empty: true };
        fields.write_fields(&mut object);
        object.text.0.push(b'}');
    }

    /// A field; its name needs no escaping.
    pub fn field(&mut self, name: &str, value: &impl WriteJson) {
        if !self.is_empty {
            self.text.0.push(b',');
        }
        self.is_empty = false;
        self.text.plain(name);
        self.text.0.push(b':');
        value.write_json(self.text);
    }

    /// A field, unless it is none.
    pub fn field_unless_none(&mut self, name: &str, value: &impl WriteJson) {
        if !value.is_left_out() {
            self.field(name, value);
        }
    }
}

impl<T: WriteJson> WriteJson for Option<T> {
    fn write_json(&self, text: &mut JsonText) {
        match self {
            Some(value) => value.write_json(text),
            None => text.raw("null"),
        }
    }

    fn is_left_out(&self) -> bool {
        self.is_none()
    }
}

impl<T: WriteJson> WriteJson for Vec<T> {
    fn write_json(&self, text: &mut JsonText) {
        text.0.push(b'[');
        for (index, item) in self.iter().enumerate() {
            if index > 0 {
                text.0.push(b',');
            }
            item.write_json(text);
        }
        text.0.push(b']');
    }
}

impl<T: WriteJson + ?Sized> WriteJson for Box<T> {
    fn write_json(&self, text: &mut JsonText) {
        (**self).write_json(text);
    }
}

/// Types written by serde_json.
macro_rules! written_by_serde {
    ($($type:ty),*) => {
        $(impl WriteJson for $type {
            fn write_json(&self, text: &mut JsonText) {
                text.value(self);
            }
        })*
    };
}

written_by_serde!(bool, u8, u16, u32, u64, usize, i32, i64, f64, String, &'static str, serde_json::Value);

impl WriteJson for Uuid {
    fn write_json(&self, text: &mut JsonText) {
        text.plain(self.hyphenated().encode_lower(&mut Self::encode_buffer()));
    }
}

#[cfg(test)]
mod tests {
    use poem_openapi::{Enum, Object, types::ToJSON};
    use serde_json::Value;
    use uuid::Uuid;

    use super::{JsonText, WriteJson};
    use crate::{Date, Timestamp};

    #[derive(Enum, haul_derive::WriteJson)]
    #[oai(rename_all = "snake_case")]
    enum Standing {
        InUse,
        #[oai(rename = "gone away")]
        Gone,
        Over30Days,
    }

    #[derive(Enum, haul_derive::WriteJson)]
    #[oai(rename_all = "camelCase")]
    enum Side {
        LeftHand,
    }

    #[derive(Object, haul_derive::WriteJson)]
    #[oai(skip_serializing_if_is_none)]
    struct Inner {
        #[oai(rename = "type")]
        kind: Standing,
        left_out: Option<i32>,
        kept: Option<i32>,
    }

    #[derive(Object, haul_derive::WriteJson)]
    struct Outer {
        id: Uuid,
        text: String,
        at: Timestamp,
        on: Date,
        null: Option<String>,
        numbers: Vec<f64>,
        all: Vec<Standing>,
        side: Side,
        #[oai(flatten)]
        flat: Inner,
        boxed: Box<Inner>,
        any: Value,
        /// The same text as poem-openapi's.
        #[oai(skip_serializing_if_is_none, default)]
        gone: Option<bool>,
        big: u64,
        small: i64,
    }

    fn inner() -> Inner {
        Inner { kind: Standing::InUse, left_out: None, kept: Some(-1) }
    }

    #[test]
    fn writes_what_poem_openapi_gives() {
        for at in [
            "2026-11-23T01:02:03Z",
            "2026-11-23T01:02:03.000450Z",
            "2026-11-23T01:02:03.100Z",
            "1969-12-31T23:59:59.999999Z",
        ] {
            let outer = Outer {
                id: Uuid::from_u128(0xa1b2),
                text: "line\n\"quoted\" \\ \u{1} é 🚚 \u{2028}".to_owned(),
                at: at.parse().unwrap(),
                on: Date::new(2026, 1, 2).unwrap(),
                null: None,
                numbers: vec![0.0, -1.5, 1e300, 29.760_427],
                all: vec![Standing::InUse, Standing::Gone, Standing::Over30Days],
                side: Side::LeftHand,
                flat: inner(),
                boxed: Box::new(inner()),
                any: serde_json::json!({ "a": [null, true, "x"] }),
                gone: None,
                big: u64::MAX,
                small: i64::MIN,
            };
            let written: Value = serde_json::from_slice(&JsonText::of(&outer)).unwrap();
            assert_eq!(Some(written), outer.to_json());
        }
    }

    #[test]
    fn an_object_without_fields_and_an_empty_list_are_written() {
        #[derive(Object, haul_derive::WriteJson)]
        #[oai(skip_serializing_if_is_none)]
        struct Nothing {
            none: Option<i32>,
        }
        assert_eq!(JsonText::of(&Nothing { none: None }), b"{}");
        assert_eq!(JsonText::of(&Vec::<i32>::new()), b"[]");
        assert_eq!(JsonText::of(&f64::NAN), b"null");
    }

    fn assert_written(value: &impl WriteJson, text: &str) {
        assert_eq!(JsonText::of(value), text.as_bytes());
    }

    #[test]
    fn what_is_none_is_null_by_itself() {
        assert_written(&None::<i32>, "null");
        assert_written(&vec![None, Some(1)], "[null,1]");
    }
}
