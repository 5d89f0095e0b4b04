//! A struct with named fields.

use syn::{Data, DeriveInput, Error, Field, Fields, Ident, Path, Result};

pub struct NamedFields {
    pub input: DeriveInput,
    pub fields: Vec<Field>,
}

impl NamedFields {
    pub fn of(input: DeriveInput) -> Result<Self> {
        let Data::Struct(data) = &input.data else {
            return Err(Error::new_spanned(&input.ident, "only a struct can derive this"));
        };
        let Fields::Named(named) = &data.fields else {
            return Err(Error::new_spanned(&input.ident, "only a struct with named fields can derive this"));
        };
        let fields = named.named.iter().cloned().collect();
        Ok(Self { input, fields })
    }

    pub fn names(&self) -> Vec<&Ident> {
        self.fields.iter().filter_map(|field| field.ident.as_ref()).collect()
    }

    /// The type that `#[<attribute>(…)]` of the struct names.
    pub fn named_by(&self, attribute: &str) -> Result<Path> {
        let found = self.input.attrs.iter().find(|attr| attr.path().is_ident(attribute));
        let missing = || Error::new_spanned(&self.input.ident, format!("name the type: #[{attribute}(Type)]"));
        found.ok_or_else(missing)?.parse_args()
    }
}
