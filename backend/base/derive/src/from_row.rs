//! A row, read by position.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Result, ext::IdentExt};

use crate::named::NamedFields;

#[allow(clippy::unnecessary_wraps, reason = "the others can fail")]
pub fn derive(of: &NamedFields) -> Result<TokenStream> {
    let name = &of.input.ident;
    let fields = of.names();
    let columns: Vec<_> = fields.iter().map(|field| field.unraw().to_string()).collect();
    Ok(quote! {
        impl ::haul_db::FromRow for #name {
            const COLUMNS: &'static [&'static str] = &[#(#columns),*];

            fn from_row(row: &mut ::haul_db::RowReader<'_>) -> ::core::result::Result<Self, ::haul_db::ReadError> {
                Ok(Self { #(#fields: row.read(#columns)?),* })
            }
        }
    })
}
