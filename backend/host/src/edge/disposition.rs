//! `Content-Disposition` (RFC 6266).

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

/// RFC 8187's attr-char.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'!')
    .remove(b'#')
    .remove(b'$')
    .remove(b'&')
    .remove(b'+')
    .remove(b'-')
    .remove(b'.')
    .remove(b'^')
    .remove(b'_')
    .remove(b'`')
    .remove(b'|')
    .remove(b'~');

/// How the browser should handle a download.
pub fn content_disposition(file_name: &str, is_inline: bool) -> String {
    let kind = if is_inline { "inline" } else { "attachment" };
    let name = base_name(file_name);
    let plain: String =
        name.chars().map(|c| if matches!(c, ' '..='~') && !matches!(c, '"' | '\\' | '%') { c } else { '_' }).collect();
    if plain == name {
        format!("{kind}; filename=\"{plain}\"")
    } else {
        format!("{kind}; filename=\"{plain}\"; filename*=UTF-8''{}", utf8_percent_encode(&name, ENCODED))
    }
}

/// The last part of a name that may contain a path, without control characters.
fn base_name(file_name: &str) -> String {
    let last = file_name.rsplit(['/', '\\']).next().unwrap_or_default();
    let name: String = last.chars().filter(|c| !c.is_control()).collect();
    if name.trim_matches(['.', ' ']).is_empty() { "document".into() } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn content_disposition_names_the_file_whatever_it_is_called() {
        let cases = [
            ("pod.pdf", true, "inline; filename=\"pod.pdf\""),
            ("pod.pdf", false, "attachment; filename=\"pod.pdf\""),
            ("a \"b\".pdf", true, "inline; filename=\"a _b_.pdf\"; filename*=UTF-8''a%20%22b%22.pdf"),
            ("größe.png", true, "inline; filename=\"gr__e.png\"; filename*=UTF-8''gr%C3%B6%C3%9Fe.png"),
            ("../../etc/passwd", false, "attachment; filename=\"passwd\""),
            ("a\r\nx: y", false, "attachment; filename=\"ax: y\""),
            ("..", false, "attachment; filename=\"document\""),
        ];
        for (name, is_inline, expected) in cases {
            assert_eq!(content_disposition(name, is_inline), expected, "{name}");
        }
    }
}
