//! What trucks and trailers have in common.

/// `2021 Freightliner Cascadia`, as far as known.
pub fn described(year: Option<i32>, make: Option<String>, model: Option<String>) -> Option<String> {
    let parts: Vec<String> = year.map(|year| year.to_string()).into_iter().chain(make).chain(model).collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}
