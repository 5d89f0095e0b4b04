//! Derive macros that map rows to structs at compile time.

use proc_macro::TokenStream;
use quote::quote;
use syn::ext::IdentExt;
use syn::{Data, DeriveInput, Fields, parse_macro_input};

/// Reads a row into the struct by position: the fields are the columns, in the order in which both are written.
#[proc_macro_derive(FromRow)]
pub fn from_row(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    let Data::Struct(data) = &input.data else {
        return refuse(&input, "a row is read into a struct");
    };
    let Fields::Named(fields) = &data.fields else {
        return refuse(&input, "a row is read into named fields");
    };
    let name = &input.ident;
    let fields: Vec<_> = fields.named.iter().filter_map(|field| field.ident.as_ref()).collect();
    let columns: Vec<_> = fields.iter().map(|field| field.unraw().to_string()).collect();
    quote! {
        impl ::haul_db::FromRow for #name {
            const COLUMNS: &'static [&'static str] = &[#(#columns),*];

            fn from_row(row: &mut ::haul_db::RowReader<'_>) -> ::core::result::Result<Self, ::haul_db::ReadError> {
                Ok(Self { #(#fields: row.read(#columns)?),* })
            }
        }
    }
    .into()
}

fn refuse(input: &DeriveInput, why: &str) -> TokenStream {
    syn::Error::new_spanned(&input.ident, why).into_compile_error().into()
}
