//! The kinds of events: each declared change of a record that programs may read.

use haul_api::{
    area::{Product, Record},
    authz::Actor,
};

/// Sent by a test; it concerns no record but the endpoint.
pub const TEST: &str = "webhook.test";

/// A kind and its record.
pub struct EventKind {
    pub name: String,
    pub record: &'static Record,
}

/// Every kind, by record.
pub fn all(product: &'static Product) -> impl Iterator<Item = EventKind> {
    let records = product.records().filter(|record| record.is_for_programs());
    records.flat_map(|record| {
        let verbs = record.verbs().into_iter();
        verbs.map(move |verb| EventKind { name: format!("{}.{verb}", record.topic), record })
    })
}

/// The kinds that the actor may receive.
pub fn heard_by(product: &'static Product, actor: &Actor) -> Vec<EventKind> {
    let topics = product.topics_of(actor);
    all(product).filter(|kind| topics.contains(&kind.record.topic)).collect()
}

/// Whether the kind is among the chosen ones, of which `load.*` covers all of a record.
pub fn is_chosen(chosen: &[String], kind: &str) -> bool {
    chosen.iter().any(|one| match one.strip_suffix('*') {
        Some(start) => kind.starts_with(start),
        None => one == kind,
    })
}

/// Whether the name is one of these kinds, or all of a record among them.
pub fn is_known(kinds: &[EventKind], name: &str) -> bool {
    match name.strip_suffix(".*") {
        Some(topic) => kinds.iter().any(|kind| kind.record.topic == topic),
        None => kinds.iter().any(|kind| kind.name == name),
    }
}

#[cfg(test)]
mod tests {
    use super::is_chosen;

    #[test]
    fn a_kind_is_chosen_by_its_name_or_with_its_record() {
        let chosen = ["load.*".to_owned(), "driver.created".to_owned()];
        for (kind, expected) in [
            ("load.created", true),
            ("load.stop_arrived", true),
            ("load_tag.created", false),
            ("driver.created", true),
            ("driver.updated", false),
        ] {
            assert_eq!(is_chosen(&chosen, kind), expected, "{kind}");
        }
    }
}
