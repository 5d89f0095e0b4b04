//! US places and ZIP Codes, from the table in `gazetteer`, whose README says where it comes from and how it is laid out.

use std::{
    ops::RangeInclusive,
    sync::{Arc, OnceLock},
};

use haul_ports::{Place, Places};

static TABLE: &str = include_str!("../gazetteer/places.tsv");

/// Whole words that people abbreviate; the table spells them out.
const SHORTENED: [(&str, &str); 13] = [
    ("st", "saint"),
    ("ste", "sainte"),
    ("ft", "fort"),
    ("mt", "mount"),
    ("n", "north"),
    ("s", "south"),
    ("e", "east"),
    ("w", "west"),
    ("spgs", "springs"),
    ("hts", "heights"),
    ("jct", "junction"),
    ("ctr", "center"),
    ("bch", "beach"),
];

/// The embedded table, split into its states once.
pub struct Gazetteer {
    states: Vec<State>,
}

struct State {
    code: &'static str,
    zones: Vec<&'static str>,
    /// First three digits of its ZIP Codes.
    prefixes: Vec<RangeInclusive<u16>>,
    /// One line a place, by key.
    lines: Vec<&'static str>,
}

/// A line of the table.
struct Row {
    name: &'static str,
    /// In hundreds.
    population: u32,
    zone: usize,
    /// In thousandths of a degree.
    position: (i32, i32),
    zips: &'static str,
}

impl Gazetteer {
    /// This process's instance; reading the table takes a few milliseconds.
    pub fn shared() -> Arc<Self> {
        static SHARED: OnceLock<Arc<Gazetteer>> = OnceLock::new();
        SHARED.get_or_init(|| Arc::new(Self::read(TABLE))).clone()
    }

    fn read(table: &'static str) -> Self {
        let mut states: Vec<State> = Vec::new();
        for line in table.lines() {
            match (line.strip_prefix('='), states.last_mut()) {
                (Some(header), _) => states.push(State::read(header)),
                (None, Some(state)) => state.lines.push(line),
                (None, None) => {}
            }
        }
        Self { states }
    }

    fn by_zip(&self, zip: &str) -> Option<Place> {
        let prefix: u16 = zip.get(..3)?.parse().ok()?;
        let states = self.states.iter().filter(|state| state.has(prefix));
        states.flat_map(|state| state.places().map(move |row| (state, row))).find_map(|(state, row)| {
            let entry = row.zips.split(' ').find(|entry| entry.starts_with(zip))?;
            Some(state.zip(&row, entry))
        })
    }

    fn by_name(&self, city: &str, state: &str) -> Option<Place> {
        let state = self.states.iter().find(|found| found.code == state)?;
        let key = key(&written_out(city, true));
        let row = state.with_prefix(&key).find(|row| self::key(row.name) == key)?;
        Some(state.named(&row))
    }

    fn zips_from(&self, digits: &str, limit: usize) -> Vec<Place> {
        let Ok(prefix) = digits.chars().take(3).collect::<String>().parse::<u16>() else { return Vec::new() };
        let states = self.states.iter().filter(|state| state.has(prefix));
        let places = states.flat_map(|state| {
            state.places().flat_map(move |row| {
                let entries = row.zips.split(' ').filter(|entry| entry.starts_with(digits));
                entries.map(|entry| state.zip(&row, entry)).collect::<Vec<_>>()
            })
        });
        let mut found: Vec<Place> = places.collect();
        found.sort_by(|one, other| one.postal_code.cmp(&other.postal_code));
        found.truncate(limit);
        found
    }

    fn names_from(&self, words: &str, limit: usize) -> Vec<Place> {
        let (name, state) = self.without_state(words);
        // The last word may be incomplete: "st" also begins Stockton.
        let mut keys = vec![key(&written_out(name, true)), key(&written_out(name, false))];
        keys.dedup();
        let states = self.states.iter().filter(|found| state.is_none_or(|code| found.code == code));
        let mut found: Vec<(bool, u32, &State, Row)> = Vec::new();
        for state in states {
            for row in keys.iter().filter(|key| !key.is_empty()).flat_map(|key| state.with_prefix(key)) {
                found.push((row.zips.is_empty(), row.population, state, row));
            }
        }
        // Neighborhoods have the population of their city, and no ZIP Code.
        found.sort_by(|one, other| (one.0, other.1).cmp(&(other.0, one.1)));
        found.truncate(limit);
        found.iter().map(|(_, _, state, row)| state.named(row)).collect()
    }

    /// `Memphis, TN` and `memphis tn` name a state; `Tn` alone is the start of a name.
    fn without_state<'a>(&self, words: &'a str) -> (&'a str, Option<&'static str>) {
        let words = words.trim();
        let Some((name, last)) = words.rsplit_once([' ', ',']) else { return (words, None) };
        let code = self.states.iter().map(|state| state.code).find(|code| code.eq_ignore_ascii_case(last.trim()));
        match code {
            Some(code) if !name.trim_matches([' ', ',']).is_empty() => (name, Some(code)),
            _ => (words, None),
        }
    }
}

impl Places for Gazetteer {
    fn search(&self, words: &str, limit: usize) -> Vec<Place> {
        let words = words.trim();
        match words.len() {
            3..=5 if words.bytes().all(|byte| byte.is_ascii_digit()) => self.zips_from(words, limit),
            2.. => self.names_from(words, limit),
            _ => Vec::new(),
        }
    }

    fn find(&self, city: &str, state: &str, postal_code: Option<&str>) -> Option<Place> {
        // ZIP+4 is written with a hyphen.
        let zip =
            postal_code.and_then(|code| code.get(..5)).filter(|zip| zip.bytes().all(|byte| byte.is_ascii_digit()));
        let of_zip = zip.and_then(|zip| self.by_zip(zip)).filter(|place| place.state == state);
        of_zip.or_else(|| self.by_name(city, state))
    }
}

impl State {
    fn read(header: &'static str) -> Self {
        let mut columns = header.split('\t');
        let code = columns.next().unwrap_or_default();
        let zones = columns.nth(1).unwrap_or_default().split(' ').collect();
        let prefixes = columns.next().unwrap_or_default().split(' ').filter_map(|part| {
            let (first, last) = part.split_once('-').unwrap_or((part, part));
            Some(first.parse().ok()?..=last.parse().ok()?)
        });
        Self { code, zones, prefixes: prefixes.collect(), lines: Vec::new() }
    }

    fn has(&self, prefix: u16) -> bool {
        self.prefixes.iter().any(|range| range.contains(&prefix))
    }

    fn places(&self) -> impl Iterator<Item = Row> {
        self.lines.iter().filter_map(|line| Row::read(line))
    }

    /// The places whose key has this prefix, in key order.
    fn with_prefix(&self, prefix: &str) -> impl Iterator<Item = Row> {
        let key_of = |line: &str| key(line.split('\t').next().unwrap_or_default());
        let first = self.lines.partition_point(|line| key_of(line).as_str() < prefix);
        let lines = self.lines.get(first..).unwrap_or_default();
        lines.iter().take_while(move |line| key_of(line).starts_with(prefix)).filter_map(|line| Row::read(line))
    }

    /// The place as a whole, with the first of its ZIP Codes.
    fn named(&self, row: &Row) -> Place {
        let first = row.zips.split(' ').find_map(|entry| entry.get(..5));
        self.at(row, first, (0, 0))
    }

    /// A ZIP Code, given with its offsets from the place.
    fn zip(&self, row: &Row, entry: &str) -> Place {
        self.at(row, entry.get(..5), entry.get(5..).and_then(pair).unwrap_or_default())
    }

    fn at(&self, row: &Row, zip: Option<&str>, (north, east): (i32, i32)) -> Place {
        let degrees = |thousandths: i32| f64::from(thousandths) / 1_000.0;
        Place {
            name: row.name.to_owned(),
            state: self.code.to_owned(),
            postal_code: zip.map(str::to_owned),
            latitude: degrees(row.position.0 + north),
            longitude: degrees(row.position.1 + east),
            time_zone: self.zones.get(row.zone).copied().unwrap_or_default().to_owned(),
        }
    }
}

impl Row {
    fn read(line: &'static str) -> Option<Self> {
        let mut columns = line.split('\t');
        let name = columns.next()?;
        let population = columns.next()?.parse().unwrap_or_default();
        let zone = columns.next()?.parse().unwrap_or_default();
        let position = pair(columns.next()?)?;
        Some(Self { name, population, zone, position, zips: columns.next().unwrap_or_default() })
    }
}

/// Two whole numbers, the second one with its sign: `32471-85001`, `+27-22`.
fn pair(text: &str) -> Option<(i32, i32)> {
    let at = text.rfind(['-', '+']).filter(|at| *at > 0)?;
    Some((text.get(..at)?.parse().ok()?, text.get(at..)?.parse().ok()?))
}

/// Lowercase letters and digits only.
fn key(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()).collect()
}

/// Abbreviations spelled out; the last word only if it is known to be complete.
fn written_out(name: &str, is_last_whole: bool) -> String {
    let words: Vec<&str> = name.split([' ', '.', ',']).filter(|word| !word.is_empty()).collect();
    let count = words.len();
    let whole = words.iter().enumerate().map(|(index, word)| {
        let full = SHORTENED.iter().find(|(short, _)| short.eq_ignore_ascii_case(word));
        match full {
            Some((_, full)) if count > 1 && (is_last_whole || index + 1 < count) => full,
            _ => *word,
        }
    });
    whole.collect::<Vec<_>>().join(" ")
}
