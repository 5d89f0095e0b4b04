//! Finds similar records. Pure; people decide.

use std::collections::{BTreeMap, HashMap};

use haul_types::folded;
use uuid::Uuid;

/// Words for the legal form of a company, which don't identify it.
const LEGAL_FORMS: [&str; 12] =
    ["llc", "inc", "incorporated", "corp", "corporation", "co", "company", "ltd", "limited", "lp", "llp", "the"];

/// Something that several records have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason<K> {
    pub kind: K,
    /// The shared value.
    pub value: String,
    pub ids: Vec<Uuid>,
}

/// Records that may be the same.
#[derive(Clone, Debug)]
pub struct Group<R, K> {
    pub records: Vec<R>,
    pub reasons: Vec<Reason<K>>,
}

/// The keys shared by two or more records.
pub fn shared_keys<K: Ord>(records: impl IntoIterator<Item = (Uuid, Vec<(K, String)>)>) -> Vec<Reason<K>> {
    let mut alike: BTreeMap<(K, String), Vec<Uuid>> = BTreeMap::new();
    for (id, keys) in records {
        for key in keys.into_iter().filter(|(_, value)| !value.is_empty()) {
            let ids = alike.entry(key).or_default();
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
    }
    let shared = alike.into_iter().filter(|(_, ids)| ids.len() > 1);
    shared.map(|((kind, value), ids)| Reason { kind, value, ids }).collect()
}

/// Groups records that share something, even indirectly; those with the most in common come first.
pub fn groups<R, K>(records: Vec<R>, id_of: impl Fn(&R) -> Uuid, reasons: Vec<Reason<K>>) -> Vec<Group<R, K>> {
    let mut leaders = Leaders::default();
    for reason in &reasons {
        leaders.join(&reason.ids);
    }
    let mut found: BTreeMap<Uuid, Group<R, K>> = BTreeMap::new();
    for reason in reasons {
        let Some(leader) = reason.ids.first().map(|id| leaders.of(*id)) else { continue };
        let group = found.entry(leader).or_insert_with(|| Group { records: Vec::new(), reasons: Vec::new() });
        group.reasons.push(reason);
    }
    for record in records {
        if let Some(group) = found.get_mut(&leaders.of(id_of(&record))) {
            group.records.push(record);
        }
    }
    let mut all: Vec<_> = found.into_values().collect();
    all.sort_by_key(|group| std::cmp::Reverse(group.reasons.len()));
    all
}

/// A group's representative: its lowest id. A record without a group represents itself.
#[derive(Default)]
pub struct Leaders(HashMap<Uuid, Uuid>);

impl Leaders {
    pub fn of(&self, mut id: Uuid) -> Uuid {
        while let Some(leader) = self.0.get(&id) {
            id = *leader;
        }
        id
    }

    pub fn join(&mut self, ids: &[Uuid]) {
        let leaders: Vec<Uuid> = ids.iter().map(|id| self.of(*id)).collect();
        let Some(least) = leaders.iter().min().copied() else { return };
        self.0.extend(leaders.into_iter().filter(|leader| *leader != least).map(|leader| (leader, least)));
    }
}

/// `The Blue-Ridge Brokerage, Inc.` → `blue ridge brokerage`.
pub fn bare_name(name: &str) -> String {
    let folded = folded(name);
    let words = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.filter(|word| !LEGAL_FORMS.contains(word)).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_compared_without_what_is_no_name() {
        for (name, bare) in [
            ("Blue Ridge Brokerage", "blue ridge brokerage"),
            ("The Blue-Ridge Brokerage, Inc.", "blue ridge brokerage"),
            ("BLUE RIDGE BROKERAGE LLC", "blue ridge brokerage"),
            ("Co", ""),
        ] {
            assert_eq!(bare_name(name), bare);
        }
    }

    #[test]
    fn what_is_alike_through_a_third_stands_together() {
        let id = |n: u128| Uuid::from_u128(n);
        let key = |value: &str| ('k', value.to_owned());
        let keys = [
            (id(1), vec![key("a")]),
            (id(2), vec![key("b"), key("a")]),
            (id(3), vec![key("b"), key("")]),
            (id(4), vec![key("c"), key("c")]),
            (id(6), vec![key("d")]),
            (id(5), vec![key("d")]),
        ];
        let groups = groups(vec![1, 2, 3, 4, 5, 6], |n| id(*n), shared_keys(keys));
        let records: Vec<Vec<u128>> = groups.into_iter().map(|group| group.records).collect();
        assert_eq!(records, [vec![1, 2, 3], vec![5, 6]]);
    }
}
