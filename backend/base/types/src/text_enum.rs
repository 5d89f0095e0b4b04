//! One definition of a closed vocabulary for the database, the wire and the code.

/// Defines an enum that is stored and sent as the same text.
#[macro_export]
macro_rules! text_enum {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$variant_meta:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord,
            sea_orm::EnumIter, sea_orm::DeriveActiveEnum, poem_openapi::Enum,
        )]
        #[sea_orm(rs_type = "String", db_type = "Text")]
        pub enum $name {
            $($(#[$variant_meta])* #[sea_orm(string_value = $text)] #[oai(rename = $text)] $variant,)*
        }

        impl haul_db::FromCell for $name {
            fn from_cell(cell: haul_db::Cell<'_>) -> Option<Self> {
                match cell {
                    haul_db::Cell::Text(text) => Self::parse(text),
                    _ => None,
                }
            }
        }

        impl $crate::WriteJson for $name {
            fn write_json(&self, text: &mut $crate::JsonText) {
                text.plain(self.as_str());
            }
        }

        impl $name {
            /// The text that is stored and sent.
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $text),* }
            }

            /// Parses the stored or sent text.
            pub fn parse(text: &str) -> Option<Self> {
                match text { $($text => Some(Self::$variant),)* _ => None }
            }
        }
    };
}
