//! Code that every record would repeat: reading its row, showing it, its first values as a change, its usual
//! operations.

mod case;
mod from_model;
mod from_row;
mod into_update;
mod named;
mod record_operations;
mod write_json;

use proc_macro::TokenStream;
use syn::{DeriveInput, ItemImpl, parse_macro_input};

use named::NamedFields;
use record_operations::Record;

/// Reads a row into the struct by position: the fields are the columns, in the same order.
#[proc_macro_derive(FromRow)]
pub fn from_row(input: TokenStream) -> TokenStream {
    derived(parse_macro_input!(input as DeriveInput), &from_row::derive)
}

/// Shows a row: `#[from_model(vendor::Model)]` names its type; each field is the column of the same name.
///
/// `#[from_model(json)]` marks a field whose column holds JSON, `#[from_model(default)]` one without a column, which
/// is filled in later.
#[proc_macro_derive(FromModel, attributes(from_model))]
pub fn from_model(input: TokenStream) -> TokenStream {
    derived(parse_macro_input!(input as DeriveInput), &from_model::derive)
}

/// Writes a response as JSON, as poem-openapi's `Object` or `Enum` describes it: field by field, without a tree.
#[proc_macro_derive(WriteJson)]
pub fn write_json(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    write_json::derive(input).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Turns the create body into a change to an empty record: `#[into_update(VendorUpdate)]` names its type,
/// which has the same fields and a version. `#[into_update(skip)]` marks one that only a new record takes.
#[proc_macro_derive(IntoUpdate, attributes(into_update))]
pub fn into_update(input: TokenStream) -> TokenStream {
    derived(parse_macro_input!(input as DeriveInput), &into_update::derive)
}

/// Adds the operations that simple records share: read, create, update, archive and restore. Goes above `#[OpenApi]`.
///
/// ```text
/// #[record_operations(Vendor, path = "/api/vendors", create = "The name must not be in use in your company.", history)]
/// ```
///
/// `Vendor` is a `SimpleRecord`, with `VendorCreate` and `VendorUpdate` in scope. `create`, `update` and `archive`
/// describe these operations; the last two have default texts. `history` adds the operation that lists it.
#[proc_macro_attribute]
pub fn record_operations(arguments: TokenStream, input: TokenStream) -> TokenStream {
    let record = parse_macro_input!(arguments as Record);
    let operations = parse_macro_input!(input as ItemImpl);
    record.add_to(operations).into()
}

fn derived(input: DeriveInput, derive: &dyn Fn(&NamedFields) -> syn::Result<proc_macro2::TokenStream>) -> TokenStream {
    let code = NamedFields::of(input).and_then(|fields| derive(&fields));
    code.unwrap_or_else(syn::Error::into_compile_error).into()
}
