//! The first values of a record, as a change.

use proc_macro2::TokenStream;
use quote::quote;
use syn::Result;

use crate::named::NamedFields;

pub fn derive(of: &NamedFields) -> Result<TokenStream> {
    let name = &of.input.ident;
    let update = of.named_by("into_update")?;
    let fields = of.names();
    Ok(quote! {
        impl ::core::convert::From<#name> for #update {
            fn from(input: #name) -> Self {
                Self { version: 0, #(#fields: input.#fields.into()),* }
            }
        }
    })
}
