//! `Content-Disposition` (RFC 6266), and which types a browser may show on this origin.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

/// RFC 8187's attr-char.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'!').remove(b'#').remove(b'$').remove(b'&').remove(b'+').remove(b'-').remove(b'.')
    .remove(b'^').remove(b'_').remove(b'`').remove(b'|').remove(b'~');

/// Types that run no script of their own in a browser; SVG and HTML do.
const SHOWN: [&str; 5] = ["application/pdf", "image/jpeg", "image/png", "image/gif", "image/webp"];

/// How the browser is to treat a download.
pub fn content_disposition(file_name: &str, media_type: &str, wants_inline: bool) -> String {
    let kind = if wants_inline && SHOWN.contains(&media_type) { "inline" } else { "attachment" };
    let name = base_name(file_name);
    let plain: String = name.chars().map(|c| if matches!(c, ' '..='~') && !matches!(c, '"' | '\\' | '%') { c } else { '_' }).collect();
    if plain == name {
        format!("{kind}; filename=\"{plain}\"")
    } else {
        format!("{kind}; filename=\"{plain}\"; filename*=UTF-8''{}", utf8_percent_encode(&name, ENCODED))
    }
}

/// The last part of a name that may hold somebody's path, without control characters.
fn base_name(file_name: &str) -> String {
    let last = file_name.rsplit(['/', '\\']).next().unwrap_or_default();
    let name: String = last.chars().filter(|c| !c.is_control()).collect();
    if name.trim_matches(['.', ' ']).is_empty() { "document".into() } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn content_disposition_names_the_file_and_shows_harmless_types_only() {
        let cases = [
            ("pod.pdf", "application/pdf", true, "inline; filename=\"pod.pdf\""),
            ("pod.pdf", "application/pdf", false, "attachment; filename=\"pod.pdf\""),
            ("x.svg", "image/svg+xml", true, "attachment; filename=\"x.svg\""),
            ("x.html", "text/html", true, "attachment; filename=\"x.html\""),
            ("a \"b\".pdf", "application/pdf", true, "inline; filename=\"a _b_.pdf\"; filename*=UTF-8''a%20%22b%22.pdf"),
            ("größe.png", "image/png", true, "inline; filename=\"gr__e.png\"; filename*=UTF-8''gr%C3%B6%C3%9Fe.png"),
            ("../../etc/passwd", "application/pdf", false, "attachment; filename=\"passwd\""),
            ("a\r\nx: y", "application/pdf", false, "attachment; filename=\"ax: y\""),
            ("..", "application/pdf", false, "attachment; filename=\"document\""),
        ];
        for (name, media_type, inline, expected) in cases {
            assert_eq!(content_disposition(name, media_type, inline), expected, "{name}");
        }
    }
}
