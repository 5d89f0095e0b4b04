//! Writes a response as JSON.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{
    Attribute, Data, DataEnum, DeriveInput, Error, Expr, Field, Ident, LitStr, Result, Token, ext::IdentExt, token,
};

use crate::case::{camel_case, snake_case};
use crate::named::NamedFields;

pub fn derive(input: DeriveInput) -> Result<TokenStream> {
    match &input.data {
        Data::Enum(words) => word(&input, words),
        _ => object(&NamedFields::of(input)?),
    }
}

fn object(of: &NamedFields) -> Result<TokenStream> {
    let name = &of.input.ident;
    let said = OaiAttributes::of(&of.input.attrs)?;
    let fields = of.fields.iter().map(|field| written(field, &said)).collect::<Result<Vec<_>>>()?;
    let (generics, arguments, bounds) = of.input.generics.split_for_impl();
    Ok(quote! {
        impl #generics ::haul_types::WriteFields for #name #arguments #bounds {
            fn write_fields(&self, object: &mut ::haul_types::JsonObject<'_>) {
                #(#fields)*
            }
        }

        impl #generics ::haul_types::WriteJson for #name #arguments #bounds {
            fn write_json(&self, text: &mut ::haul_types::JsonText) {
                ::haul_types::JsonObject::write(text, self);
            }
        }
    })
}

fn written(field: &Field, of_object: &OaiAttributes) -> Result<TokenStream> {
    let name = field.ident.as_ref().ok_or_else(|| Error::new_spanned(field, "a field has a name"))?;
    let said = OaiAttributes::of(&field.attrs)?;
    if said.is_flattened {
        return Ok(quote!(::haul_types::WriteFields::write_fields(&self.#name, object);));
    }
    let written = said.rename.map_or_else(|| in_case(of_object.rename_all.as_deref(), name), Ok)?;
    Ok(if of_object.leaves_out_none || said.leaves_out_none {
        quote!(object.field_unless_none(#written, &self.#name);)
    } else {
        quote!(object.field(#written, &self.#name);)
    })
}

fn word(input: &DeriveInput, of: &DataEnum) -> Result<TokenStream> {
    let name = &input.ident;
    let case = OaiAttributes::of(&input.attrs)?.rename_all;
    let mut arms = Vec::new();
    for variant in &of.variants {
        let ident = &variant.ident;
        let renamed = OaiAttributes::of(&variant.attrs)?.rename;
        let word = renamed.map_or_else(|| in_case(case.as_deref(), ident), Ok)?;
        arms.push(quote!(Self::#ident => #word));
    }
    Ok(quote! {
        impl ::haul_types::WriteJson for #name {
            fn write_json(&self, text: &mut ::haul_types::JsonText) {
                text.plain(match self { #(#arms),* });
            }
        }
    })
}

fn in_case(case: Option<&str>, name: &Ident) -> Result<String> {
    let text = name.unraw().to_string();
    match case {
        None => Ok(text),
        Some("snake_case") => Ok(snake_case(&text)),
        Some("camelCase") => Ok(camel_case(&text)),
        Some(_) => Err(Error::new_spanned(name, "haul-derive does not know this case yet")),
    }
}

/// poem-openapi's attributes for serialization.
#[derive(Default)]
struct OaiAttributes {
    rename: Option<String>,
    rename_all: Option<String>,
    leaves_out_none: bool,
    is_flattened: bool,
}

impl OaiAttributes {
    fn of(attributes: &[Attribute]) -> Result<Self> {
        let mut said = Self::default();
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("oai")) {
            attribute.parse_nested_meta(|meta| {
                let path = &meta.path;
                if path.is_ident("skip_serializing_if_is_none") {
                    said.leaves_out_none = true;
                } else if path.is_ident("flatten") {
                    said.is_flattened = true;
                } else if path.is_ident("rename") {
                    said.rename = Some(meta.value()?.parse::<LitStr>()?.value());
                } else if path.is_ident("rename_all") {
                    said.rename_all = Some(meta.value()?.parse::<LitStr>()?.value());
                } else if path.is_ident("default") || path.is_ident("validator") {
                    // Input only; what follows is skipped.
                    if meta.input.peek(Token![=]) {
                        meta.value()?.parse::<Expr>()?;
                    } else if meta.input.peek(token::Paren) {
                        let inner;
                        syn::parenthesized!(inner in meta.input);
                        inner.parse::<TokenStream>()?;
                    }
                } else {
                    return Err(meta.error("haul-derive does not know this attribute yet"));
                }
                Ok(())
            })?;
        }
        Ok(said)
    }
}
