//! The first values of a record, as a change.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Field, Ident, Result};

use crate::named::NamedFields;

const ATTRIBUTE: &str = "into_update";

pub fn derive(of: &NamedFields) -> Result<TokenStream> {
    let name = &of.input.ident;
    let update = of.named_by(ATTRIBUTE)?;
    let taken = of.fields.iter().filter(|field| !is_skipped(field));
    let fields: Vec<_> = taken.filter_map(|field| field.ident.as_ref()).collect();
    Ok(quote! {
        impl ::core::convert::From<#name> for #update {
            fn from(input: #name) -> Self {
                Self { version: 0, #(#fields: input.#fields.into()),* }
            }
        }
    })
}

/// `#[into_update(skip)]`
fn is_skipped(field: &Field) -> bool {
    let mut own = field.attrs.iter().filter(|attribute| attribute.path().is_ident(ATTRIBUTE));
    own.any(|attribute| attribute.parse_args::<Ident>().is_ok_and(|how| how == "skip"))
}
