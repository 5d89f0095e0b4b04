//! A row, shown field by field.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Error, Field, Ident, Result, Type};

use crate::named::NamedFields;

const ATTRIBUTE: &str = "from_model";

pub fn derive(of: &NamedFields) -> Result<TokenStream> {
    let name = &of.input.ident;
    let model = of.named_by(ATTRIBUTE)?;
    let fields = of.names();
    let values = of.fields.iter().map(value_of).collect::<Result<Vec<_>>>()?;
    Ok(quote! {
        impl ::core::convert::TryFrom<#model> for #name {
            type Error = ::haul_api::ApiError;

            fn try_from(row: #model) -> ::core::result::Result<Self, ::haul_api::ApiError> {
                Ok(Self { #(#fields: #values),* })
            }
        }
    })
}

fn value_of(field: &Field) -> Result<TokenStream> {
    let name = &field.ident;
    let Some(attribute) = field.attrs.iter().find(|attribute| attribute.path().is_ident(ATTRIBUTE)) else {
        return Ok(quote!(row.#name));
    };
    let how = attribute.parse_args::<Ident>()?;
    if how == "default" {
        return Ok(quote!(::core::default::Default::default()));
    }
    if how != "json" {
        return Err(Error::new_spanned(attribute, "a column is taken as it is or as json, or the field is a default"));
    }
    Ok(if is_option(&field.ty) {
        quote!(::haul_api::from_nullable_json_column(row.#name)?)
    } else {
        quote!(::haul_api::from_json_column(row.#name)?)
    })
}

fn is_option(of: &Type) -> bool {
    matches!(of, Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "Option"))
}
