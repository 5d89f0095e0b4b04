//! The operations that simple records share.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Error, Ident, ImplItem, ItemImpl, LitStr, Result, Token, parse_quote};

use crate::case::snake_case;

const USUAL_UPDATE: &str = "A merge patch: omitted fields stay, null clears.";
const USUAL_ARCHIVE: &str = "It stays readable and keeps its history, but is no longer offered.";

/// The attribute's arguments.
pub struct Record {
    name: Ident,
    /// As sentences name it.
    words: String,
    path: String,
    create: String,
    update: String,
    archive: String,
    has_history: bool,
}

impl Parse for Record {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let name: Ident = input.parse()?;
        input.parse::<Token![,]>()?;
        let arguments = Punctuated::<Argument, Token![,]>::parse_terminated(input)?;
        let text =
            |word: &str| arguments.iter().find(|argument| argument.word == word)?.text.as_ref().map(LitStr::value);
        let needed =
            |word: &str| text(word).ok_or_else(|| Error::new_spanned(&name, format!("{word} = \"…\" is missing")));
        for Argument { word, .. } in &arguments {
            if !["words", "path", "create", "update", "archive", "history"].iter().any(|known| word == known) {
                return Err(Error::new_spanned(word, "expected words, path, create, update, archive or history"));
            }
        }
        Ok(Self {
            words: text("words").unwrap_or_else(|| snake_case(&name.to_string()).replace('_', " ")),
            path: needed("path")?,
            create: needed("create")?,
            update: text("update").unwrap_or_else(|| USUAL_UPDATE.to_owned()),
            archive: text("archive").unwrap_or_else(|| USUAL_ARCHIVE.to_owned()),
            has_history: arguments.iter().any(|argument| argument.word == "history"),
            name,
        })
    }
}

/// `word = "text"`, or `word` alone.
struct Argument {
    word: Ident,
    text: Option<LitStr>,
}

impl Parse for Argument {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let word = input.parse()?;
        let text = input.parse::<Option<Token![=]>>()?.map(|_| input.parse()).transpose()?;
        Ok(Self { word, text })
    }
}

/// An operation of one record.
struct RecordOperation<'a> {
    operation: Ident,
    method: &'static str,
    /// The path after the record's id.
    below: &'static str,
    summary: String,
    description: &'a str,
    body: Option<Ident>,
    answer: TokenStream,
    /// The function of `haul_api::records` that performs it.
    call: TokenStream,
}

impl Record {
    pub fn add_to(&self, mut operations: ItemImpl) -> TokenStream {
        operations.items.extend([self.read(), self.create(), self.update()]);
        if self.has_history {
            operations.items.push(self.history());
        }
        operations.items.extend([self.archive(), self.restore()]);
        operations.into_token_stream()
    }

    fn read(&self) -> ImplItem {
        let words = &self.words;
        self.of_one(&RecordOperation {
            operation: self.operation("read"),
            method: "get",
            below: "",
            summary: format!("Read {}", self.one()),
            description: &format!("One {words} of your company, archived or not."),
            body: None,
            answer: self.name.to_token_stream(),
            call: quote!(records::read),
        })
    }

    fn create(&self) -> ImplItem {
        let Self { name, path, create: description, .. } = self;
        let operation = self.operation("create");
        let operation_id = operation.to_string();
        let summary = format!("Add {}", self.one());
        let body = format_ident!("{name}Create");
        parse_quote! {
            #[doc = #summary]
            #[doc = ""]
            #[doc = #description]
            #[oai(path = #path, method = "post", operation_id = #operation_id)]
            async fn #operation(
                &self,
                ctx: ::poem::web::Data<&::haul_api::AppContext>,
                ::haul_api::auth::Member(actor): ::haul_api::auth::Member,
                /// Any unique text; repeating the call with it within 24 hours returns the first response.
                #[oai(name = "Idempotency-Key")]
                key: ::haul_api::IdempotencyKey,
                ::haul_api::Json(body): ::haul_api::Json<#body>,
            ) -> ::core::result::Result<::haul_api::Created<#name>, ::haul_api::ApiError> {
                ::haul_api::records::create(&ctx, &actor, key.0, body).await
            }
        }
    }

    fn update(&self) -> ImplItem {
        self.of_one(&RecordOperation {
            operation: self.operation("update"),
            method: "patch",
            below: "",
            summary: format!("Change {}", self.one()),
            description: &self.update,
            body: Some(format_ident!("{}Update", self.name)),
            answer: self.name.to_token_stream(),
            call: quote!(records::update),
        })
    }

    fn history(&self) -> ImplItem {
        let Self { name, words, .. } = self;
        self.of_one(&RecordOperation {
            operation: format_ident!("{}_history", self.operation("list")),
            method: "get",
            below: "/history",
            summary: format!("List {}'s history", self.one()),
            description: &format!("What happened to the {words} and who did it, newest first; at most 200 entries."),
            body: None,
            answer: quote!(::haul_api::audit::RecordHistory),
            call: quote!(audit::history::<#name>),
        })
    }

    fn archive(&self) -> ImplItem {
        self.of_one(&RecordOperation {
            operation: self.operation("archive"),
            method: "post",
            below: "/archive",
            summary: format!("Archive {}", self.one()),
            description: &self.archive,
            body: None,
            answer: self.name.to_token_stream(),
            call: quote!(records::archive),
        })
    }

    fn restore(&self) -> ImplItem {
        let pronoun = if self.archive.starts_with("They ") { "them" } else { "it" };
        self.of_one(&RecordOperation {
            operation: self.operation("restore"),
            method: "post",
            below: "/restore",
            summary: format!("Restore {}", self.one()),
            description: &format!("Returns {pronoun} from the archive."),
            body: None,
            answer: self.name.to_token_stream(),
            call: quote!(records::restore),
        })
    }

    fn of_one(&self, of: &RecordOperation<'_>) -> ImplItem {
        let RecordOperation { operation, method, summary, description, answer, call, .. } = of;
        let operation_id = operation.to_string();
        let id = format_ident!("{}_id", self.snake());
        let path = format!("{}/:{id}{}", self.path, of.below);
        let whose = format!("The {}'s id.", self.words);
        let body = of.body.as_ref();
        let parameter = body.map(|body| quote!(::haul_api::Json(body): ::haul_api::Json<#body>,));
        let argument = body.map(|_| quote!(, body));
        parse_quote! {
            #[doc = #summary]
            #[doc = ""]
            #[doc = #description]
            #[oai(path = #path, method = #method, operation_id = #operation_id)]
            async fn #operation(
                &self,
                ctx: ::poem::web::Data<&::haul_api::AppContext>,
                ::haul_api::auth::Member(actor): ::haul_api::auth::Member,
                #[doc = #whose]
                ::poem_openapi::param::Path(#id): ::poem_openapi::param::Path<::uuid::Uuid>,
                #parameter
            ) -> ::core::result::Result<::haul_api::Answer<#answer>, ::haul_api::ApiError> {
                let answer = ::haul_api::#call(&ctx, &actor, #id #argument).await?;
                Ok(::haul_api::Answer(answer))
            }
        }
    }

    fn operation(&self, verb: &str) -> Ident {
        format_ident!("{verb}_{}", self.snake())
    }

    fn snake(&self) -> String {
        snake_case(&self.name.to_string())
    }

    /// With its article.
    fn one(&self) -> String {
        let article = if self.words.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
        format!("{article} {}", self.words)
    }
}
