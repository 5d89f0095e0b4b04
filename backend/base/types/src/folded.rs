//! The folded form of text, so that both databases sort and search alike.

/// Lowercase, with surrounding and repeated white space removed.
pub fn folded(text: &str) -> String {
    text.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::folded;

    #[test]
    fn folded_ignores_case_and_spacing() {
        assert_eq!(folded("  Blue   RIDGE Freight "), "blue ridge freight");
    }
}
