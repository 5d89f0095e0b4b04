//! What an area of the product provides: declared once in the area, collected from here.

use std::{
    borrow::Cow,
    collections::{BTreeSet, HashMap},
};

use haul_entity::{
    loads::{leg, load, stop, stop_event},
    partners::facility,
};
use haul_types::{ExportList, ImportKind, MailKind, NoticeKind, TrackingTerms, capitalized};
use poem::{Response, endpoint::BoxEndpoint, http::Method};
use poem_openapi::{
    OpenApi,
    registry::{MetaApi, Registry},
};
use sea_orm::{EntityTrait, IdenStatic, Iterable};
use uuid::Uuid;

use crate::{
    ApiError, AppContext, Deprecation, Identity, RecordedChange, Write,
    authz::{Access, Actor, OwnerActor},
    exports::ExportedList,
    future::BoxFuture,
    imports::ImportedKind,
    jobs::{JobKind, Sweep},
    mail::MailTemplate,
    notices::NoticeSpec,
    records::SimpleRecord,
    search::Search,
    sentences::{ANNOTATION_SENTENCES, FILE_SENTENCES, PAPER_SENTENCES, SIMPLE_VERBS},
    tables::{ArchivedTable, Table},
};

/// One area of the product. Every list of operations, records, jobs or hooks is collected from here.
pub struct Area {
    pub name: &'static str,
    pub operations: &'static [Operations],
    /// Operation id → who may call it. An operation without an entry is refused and fails the build's tests.
    pub policy: &'static [(&'static str, Access)],
    /// Operations that end.
    pub deprecations: &'static [Deprecation],
    pub records: &'static [Record],
    pub jobs: &'static [JobKind],
    /// The kinds of notices that it sends.
    pub notices: &'static [NoticeSpec],
    pub exports: &'static [ExportedList],
    pub imports: &'static [ImportedKind],
    pub searches: &'static [Search],
    /// Mails whose words a company can change.
    pub mails: &'static [&'static MailTemplate],
    /// Sweeps that delete rows no longer needed.
    pub retention: &'static [Sweep],
    /// All tables whose rows belong to companies, each with its place in an archive or the reason why it has none.
    pub tables: &'static [Table],
    pub hooks: Hooks,
}

impl Area {
    /// An empty area; override what it has.
    pub const fn new(name: &'static str) -> Self {
        Self {
            name,
            operations: &[],
            policy: &[],
            deprecations: &[],
            records: &[],
            jobs: &[],
            notices: &[],
            exports: &[],
            imports: &[],
            searches: &[],
            mails: &[],
            retention: &[],
            tables: &[],
            hooks: Hooks::NONE,
        }
    }
}

/// The operations of one `#[OpenApi]` type, without its type.
#[derive(Clone, Copy)]
pub struct Operations {
    meta: fn() -> Vec<MetaApi>,
    pub(crate) register: fn(&mut Registry),
    add_routes: fn(&mut Routes),
}

/// Path → method → endpoint.
pub type Routes = HashMap<String, HashMap<Method, BoxEndpoint<'static>>>;

impl Operations {
    pub const fn of<A: OpenApi + Default>() -> Self {
        Self { meta: A::meta, register: A::register, add_routes: |routes| A::default().add_routes(routes) }
    }

    /// The operations' entries in the API document.
    pub fn meta(self) -> Vec<MetaApi> {
        (self.meta)()
    }

    pub fn register(self, registry: &mut Registry) {
        (self.register)(registry);
    }

    pub fn add_routes(self, routes: &mut Routes) {
        (self.add_routes)(routes);
    }
}

type ColumnOf<R> = <<R as SimpleRecord>::Entity as EntityTrait>::Column;

/// A kind of record, as the audit log, live updates and screens name it.
pub struct Record {
    pub topic: &'static str,
    /// Who may read such a record and is told of its changes.
    pub readers: Access,
    /// Each record belongs to one person; only that person is told of it.
    pub is_personal: bool,
    /// Verb of an audit event → its sentence, with `{label}` for the record. A verb ending in `*` covers all
    /// with that prefix; `{rest}` is the remainder.
    pub sentences: &'static [(&'static str, &'static str)],
    /// Verbs without a sentence of their own; simple records have [`SIMPLE_VERBS`] as well.
    pub emitted: &'static [&'static str],
    /// Its shape, if it is a [`SimpleRecord`].
    pub shape: Option<Shape>,
    /// It takes tags and notes.
    pub is_annotated: bool,
    /// It takes files too.
    pub has_files: bool,
    /// Its papers are watched.
    pub has_papers: bool,
    /// Only its readers learn that it exists: the audit log leaves it out for others, and webhooks never tell of it.
    pub is_restricted: bool,
}

/// The shape of a simple record, for a test that compares its table with what the API shows.
pub struct Shape {
    pub columns: fn() -> Vec<String>,
    /// The type that the API shows.
    pub schema: fn() -> Cow<'static, str>,
}

impl Record {
    pub const fn of(topic: &'static str, readers: Access) -> Self {
        Self {
            topic,
            readers,
            is_personal: false,
            sentences: &[],
            emitted: &[],
            shape: None,
            is_annotated: false,
            has_files: false,
            has_papers: false,
            is_restricted: false,
        }
    }

    pub const fn personal(topic: &'static str) -> Self {
        Self { is_personal: true, ..Self::of(topic, Access::Staff) }
    }

    fn sentence(&self, verb: &str, label: &str) -> Option<String> {
        self.sentences.iter().chain(self.shared_sentences()).find_map(|(pattern, sentence)| {
            let rest = match pattern.strip_suffix('*') {
                Some(start) => verb.strip_prefix(start)?,
                None => (verb == *pattern).then_some("")?,
            };
            let sentence = sentence.replace("{rest}", &rest.replace('_', " ")).replace("{kind}", self.topic);
            Some(sentence.replace("{label}", label))
        })
    }

    /// Sets the type that the API shows.
    pub const fn shown_as<R: SimpleRecord>(self) -> Self {
        let columns = || ColumnOf::<R>::iter().map(|column| column.as_str().to_owned()).collect();
        Self { shape: Some(Shape { columns, schema: R::name }), ..self }
    }

    fn shared_sentences(&self) -> impl Iterator<Item = &'static (&'static str, &'static str)> + use<> {
        let notes = if self.is_annotated { ANNOTATION_SENTENCES } else { &[] };
        let files = if self.has_files { FILE_SENTENCES } else { &[] };
        let papers = if self.has_papers { PAPER_SENTENCES } else { &[] };
        notes.iter().chain(files).chain(papers)
    }

    /// Declares that it takes tags and notes, whose changes are in its history.
    pub const fn annotated(self) -> Self {
        Self { is_annotated: true, ..self }
    }

    /// Declares that it takes files, whose changes are in its history.
    pub const fn with_files(self) -> Self {
        Self { has_files: true, ..self }
    }

    /// Declares that its papers are watched, whose changes are in its history.
    pub const fn with_papers(self) -> Self {
        Self { has_papers: true, ..self }
    }

    /// Declares that only its readers learn of it, in the audit log too.
    pub const fn restricted(self) -> Self {
        Self { is_restricted: true, ..self }
    }

    /// Declares verbs whose sentence follows from the record's name, or is one for several verbs.
    pub const fn emitting(self, emitted: &'static [&'static str]) -> Self {
        Self { emitted, ..self }
    }

    /// The verbs of its changes.
    pub fn verbs(&self) -> BTreeSet<&'static str> {
        let told = self.sentences.iter().map(|(verb, _)| *verb).filter(|verb| !verb.ends_with('*'));
        let simple = if self.shape.is_some() { SIMPLE_VERBS } else { &[] };
        let annotated = self.shared_sentences().map(|(verb, _)| *verb);
        told.chain(simple.iter().copied()).chain(annotated).chain(self.emitted.iter().copied()).collect()
    }

    /// Whether programs may read such records.
    pub fn is_for_programs(&self) -> bool {
        !self.is_personal
            && !self.is_restricted
            && matches!(self.readers, Access::Member | Access::Permission(_) | Access::AnyOf(_))
    }

    pub const fn telling(self, sentences: &'static [(&'static str, &'static str)]) -> Self {
        Self { sentences, ..self }
    }
}

/// How an area is called, in the same transaction, by one it depends on that doesn't know it.
#[derive(Clone, Copy)]
pub struct Hooks {
    /// Turns a pending registration into a user at the first verified request.
    pub admit: Option<Admit>,
    /// A company was founded.
    pub company_created: Option<CompanyCreated>,
    /// A load was settled: its cached values match its facts again.
    pub load_settled: Option<LoadSettled>,
    /// What a customer requires of its loads changed.
    pub customer_changed: Option<RecordChanged>,
    /// A fleet owner signed out.
    pub owner_signed_out: Option<OwnerSignedOut>,
    /// Changes are in the audit log, in the transaction that makes them; no other write of the company is in between.
    pub changes_recorded: Option<ChangesRecorded>,
}

impl Hooks {
    pub const NONE: Self = Self {
        admit: None,
        company_created: None,
        load_settled: None,
        customer_changed: None,
        owner_signed_out: None,
        changes_recorded: None,
    };
}

pub type Admit = for<'a> fn(&'a AppContext, &'a Identity) -> BoxFuture<'a, Result<(), ApiError>>;
pub type CompanyCreated = for<'a> fn(&'a Write) -> BoxFuture<'a, Result<(), ApiError>>;
pub type LoadSettled = for<'a> fn(&'a mut Write, SettledLoad<'a>) -> BoxFuture<'a, Result<(), ApiError>>;
pub type RecordChanged = for<'a> fn(&'a mut Write, Uuid) -> BoxFuture<'a, Result<(), ApiError>>;
pub type ChangesRecorded = for<'a> fn(&'a mut Write, &'a [RecordedChange]) -> BoxFuture<'a, Result<(), ApiError>>;
pub type OwnerSignedOut = for<'a> fn(&'a AppContext, &'a OwnerActor) -> BoxFuture<'a, Result<(), ApiError>>;

/// A settled load with its facts. `stops` and `legs` are in the order of the route; `events` has voided ones too.
///
/// The hook judges it against its schedule: what it sets in `load`, `stops` and `legs` is saved afterward.
pub struct SettledLoad<'a> {
    pub load: &'a mut load::Model,
    pub stops: &'a mut [stop::Model],
    pub legs: &'a mut [leg::Model],
    pub events: &'a [stop_event::Model],
    /// Of the stops, by id.
    pub facilities: &'a HashMap<Uuid, facility::Model>,
    pub terms: &'a TrackingTerms,
}

/// The product: its areas, and how its router is built.
pub struct Product {
    /// Each after those it depends on.
    pub areas: &'static [&'static Area],
    pub build: fn(AppContext) -> BoxEndpoint<'static, Response>,
}

impl Product {
    pub fn operations(&self) -> impl Iterator<Item = Operations> {
        self.areas.iter().flat_map(|area| area.operations).copied()
    }

    pub fn policy(&self) -> impl Iterator<Item = (&'static str, Access)> {
        self.areas.iter().flat_map(|area| area.policy).copied()
    }

    /// Who may call an operation; `None` if its area has no entry for it.
    pub fn access_of(&self, operation_id: &str) -> Option<Access> {
        self.policy().find(|(id, _)| *id == operation_id).map(|(_, access)| access)
    }

    pub fn deprecations(&self) -> impl Iterator<Item = &'static Deprecation> {
        self.areas.iter().flat_map(|area| area.deprecations)
    }

    pub fn records(&self) -> impl Iterator<Item = &'static Record> {
        self.areas.iter().flat_map(|area| area.records)
    }

    pub fn record(&self, topic: &str) -> Option<&'static Record> {
        self.records().find(|record| record.topic == topic)
    }

    /// A list registered by an area. A test ensures that every [`ExportList`] has one.
    pub fn exported(&self, list: ExportList) -> Option<&'static ExportedList> {
        self.areas.iter().flat_map(|area| area.exports).find(|exported| exported.list == list)
    }

    /// Every table of companies.
    pub fn tables(&self) -> impl Iterator<Item = &'static Table> {
        self.areas.iter().flat_map(|area| area.tables)
    }

    /// Those of an archive.
    pub fn archived_tables(&self) -> impl Iterator<Item = &'static ArchivedTable> {
        self.tables().filter_map(|table| match table {
            Table::Archived(table) => Some(table),
            Table::LeftOut { .. } => None,
        })
    }

    pub fn imports(&self) -> impl Iterator<Item = &'static ImportedKind> {
        self.areas.iter().flat_map(|area| area.imports)
    }

    /// The import registered for this kind. A test ensures that every [`ImportKind`] has one.
    pub fn imported(&self, kind: ImportKind) -> Result<&'static ImportedKind, ApiError> {
        let found = self.imports().find(|imported| imported.kind == kind);
        found.ok_or_else(|| ApiError::internal(format!("no area imports {}", kind.as_str())))
    }

    /// The words of a mail. A test ensures that every [`MailKind`] has some.
    pub fn mail(&self, kind: MailKind) -> Option<&'static MailTemplate> {
        self.areas.iter().flat_map(|area| area.mails).copied().find(|mail| mail.kind == kind)
    }

    pub fn jobs(&self) -> impl Iterator<Item = &'static JobKind> {
        self.areas.iter().flat_map(|area| area.jobs)
    }

    pub fn job(&self, kind: &str) -> Option<&'static JobKind> {
        self.jobs().find(|job| job.kind == kind)
    }

    pub fn notices(&self) -> impl Iterator<Item = &'static NoticeSpec> {
        self.areas.iter().flat_map(|area| area.notices)
    }

    /// What its area declares about a kind of notice. A test ensures that every [`NoticeKind`] is declared once.
    pub fn notice(&self, kind: NoticeKind) -> Result<&'static NoticeSpec, ApiError> {
        let found = self.notices().find(|spec| spec.kind == kind);
        found.ok_or_else(|| ApiError::internal(format!("no area declares the notice {}", kind.as_str())))
    }

    fn hooks<H>(&self, hook: fn(&Hooks) -> Option<H>) -> impl Iterator<Item = H> {
        self.areas.iter().filter_map(move |area| hook(&area.hooks))
    }

    /// The sentence of an audit event, without its subject: `Booked load 1001`.
    pub fn sentence(&self, action: &str, label: &str) -> String {
        let (topic, verb) = action.split_once('.').unwrap_or(("", action));
        let told = self.own_sentence(action, label);
        let told = told.unwrap_or_else(|| format!("{} {} {label}", capitalized(verb), topic.replace('_', " ")));
        told.trim_end().to_owned()
    }

    /// The sentence that the record's area registered for the action.
    pub(crate) fn own_sentence(&self, action: &str, label: &str) -> Option<String> {
        let (topic, verb) = action.split_once('.')?;
        self.record(topic)?.sentence(verb, label)
    }

    /// Whether this is a declared change of a record, or of none that programs may read.
    pub(crate) fn is_declared(&self, topic: &str, action: &str) -> bool {
        let Some(record) = self.record(topic).filter(|record| record.is_for_programs()) else { return true };
        let verb = action.strip_prefix(topic).and_then(|rest| rest.strip_prefix('.'));
        verb.is_none_or(|verb| record.verbs().contains(verb))
    }

    /// The topics whose events the audit log leaves out for an actor.
    pub(crate) fn topics_kept_from(&self, actor: &Actor) -> Vec<&'static str> {
        let kept = self.records().filter(|record| record.is_restricted && !record.readers.lets_hear(actor));
        kept.map(|record| record.topic).collect()
    }

    /// The topics that a member may listen to.
    pub fn topics_of(&self, actor: &Actor) -> Vec<&'static str> {
        self.records().filter(|record| record.readers.lets_hear(actor)).map(|record| record.topic).collect()
    }

    pub async fn admit(&self, ctx: &AppContext, identity: &Identity) -> Result<(), ApiError> {
        for admit in self.hooks(|hooks| hooks.admit) {
            admit(ctx, identity).await?;
        }
        Ok(())
    }

    pub async fn owner_signed_out(&self, ctx: &AppContext, owner: &OwnerActor) -> Result<(), ApiError> {
        for signed_out in self.hooks(|hooks| hooks.owner_signed_out) {
            signed_out(ctx, owner).await?;
        }
        Ok(())
    }
}

impl Write {
    /// Notifies other areas of a settled load.
    pub async fn load_settled(&mut self, settled: SettledLoad<'_>) -> Result<(), ApiError> {
        let SettledLoad { load, stops, legs, events, facilities, terms } = settled;
        for follow in self.ctx.product.hooks(|hooks| hooks.load_settled) {
            let settled =
                SettledLoad { load: &mut *load, stops: &mut *stops, legs: &mut *legs, events, facilities, terms };
            follow(self, settled).await?;
        }
        Ok(())
    }

    /// Notifies other areas of the new company that this write acts for.
    pub async fn company_created(&self) -> Result<(), ApiError> {
        for follow in self.ctx.product.hooks(|hooks| hooks.company_created) {
            follow(self).await?;
        }
        Ok(())
    }

    /// Notifies other areas of changes that were just recorded.
    pub(crate) async fn changes_recorded(&mut self, changes: &[RecordedChange]) -> Result<(), ApiError> {
        for follow in self.ctx.product.hooks(|hooks| hooks.changes_recorded) {
            follow(self, changes).await?;
        }
        Ok(())
    }

    /// Notifies other areas that a customer's terms changed.
    pub async fn customer_changed(&mut self, customer_id: Uuid) -> Result<(), ApiError> {
        for follow in self.ctx.product.hooks(|hooks| hooks.customer_changed) {
            follow(self, customer_id).await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentence_speaks_of_known_and_unknown_actions() {
        static AREA: Area = Area {
            records: &[Record::of("load", Access::Member).telling(&[
                ("created", "Booked load {label}"),
                ("stop_added", "Added a stop to load {label}"),
                ("stop_*", "Recorded that load {label} {rest}"),
            ])],
            ..Area::new("freight")
        };
        static PRODUCT: Product = Product { areas: &[&AREA], build: |_| unreachable!("nothing is asked over HTTP") };
        for (action, label, expected) in [
            ("load.created", "1001", "Booked load 1001"),
            ("load.stop_added", "1001", "Added a stop to load 1001"),
            ("load.stop_checked_in", "1001", "Recorded that load 1001 checked in"),
            ("fleet_owner.created", "Ann Lee", "Created fleet owner Ann Lee"),
        ] {
            assert_eq!(PRODUCT.sentence(action, label), expected);
        }
    }
}
