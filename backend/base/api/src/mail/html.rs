//! The HTML version of a mail, generated from its plain text, so that both always say the same.

use maud::{DOCTYPE, Markup, html};

/// A line of a paragraph.
#[derive(Debug, PartialEq, Eq)]
enum Line<'a> {
    Words(&'a str),
    /// `Equipment  Reefer`: two or more spaces separate a name from its value.
    Fact(&'a str, &'a str),
    /// One of our own pages.
    Link(&'a str),
}

// Mail programs drop style sheets, so each element has its own style. No color is set: phones in dark mode choose
// theirs.
const BODY: &str = "margin:0;padding:16px;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SHEET: &str = "max-width:600px;margin:0 auto";
const SENDER: &str = "margin:0 0 16px;padding-bottom:8px;font-weight:600;border-bottom:2px solid ";
const NAME: &str = "padding:2px 16px 2px 0;vertical-align:top;white-space:nowrap";
const BUTTON: &str = "display:inline-block;padding:10px 18px;border-radius:6px;color:#fff;text-decoration:none;font-weight:600;background:";

/// Without a color of the company.
const RULE: &str = "#8c959f";
const BLUE: &str = "#1f5fbf";

/// A page for the text of a mail from `sender` in its color. Only URLs on `origin` become links: the text may come from a stranger.
pub fn page(sender: &str, color: Option<&str>, text: &str, origin: &str) -> String {
    let blocks = text.split("\n\n").map(|block| block.trim_matches('\n')).filter(|block| !block.is_empty());
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
            }
            body style=(BODY) {
                div style=(SHEET) {
                    @if !sender.is_empty() { p style={ (SENDER) (color.unwrap_or(RULE)) } { (sender) } }
                    @for block in blocks {
                        (paragraphs(&block.lines().map(|line| read(line, origin)).collect::<Vec<_>>(), color.unwrap_or(BLUE), origin))
                    }
                }
            }
        }
    };
    page.into_string()
}

fn read<'a>(line: &'a str, origin: &str) -> Line<'a> {
    let line = line.trim();
    if is_own(line, origin) && !line.contains(char::is_whitespace) {
        return Line::Link(line);
    }
    match line.split_once("  ") {
        Some((name, value)) => Line::Fact(name, value.trim_start()),
        None => Line::Words(line),
    }
}

/// `https://haul.example.evil` is not on `https://haul.example`.
fn is_own(address: &str, origin: &str) -> bool {
    address.strip_prefix(origin).is_some_and(|path| path.starts_with('/'))
}

/// Adjacent lines of one kind share an element.
fn paragraphs(lines: &[Line], color: &str, origin: &str) -> Markup {
    let host = origin.split_once("://").map_or(origin, |(_, host)| host);
    html! {
        @for run in lines.chunk_by(|one, next| std::mem::discriminant(one) == std::mem::discriminant(next)) {
            @match run.first() {
                Some(Line::Words(_)) => {
                    p {
                        @for (index, line) in run.iter().enumerate() {
                            @if index > 0 { br; }
                            @if let Line::Words(words) = line { (words) }
                        }
                    }
                }
                Some(Line::Fact(..)) => {
                    table role="presentation" cellpadding="0" cellspacing="0" {
                        @for line in run {
                            @if let Line::Fact(name, value) = line { tr { td style=(NAME) { (name) } td { (value) } } }
                        }
                    }
                }
                Some(Line::Link(_)) => {
                    @for line in run {
                        @if let Line::Link(address) = line { p { a href=(address) style={ (BUTTON) (color) } { "Open on " (host) } } }
                    }
                }
                None => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ORIGIN: &str = "https://haul.example";

    #[test]
    fn lines_are_words_facts_and_links() {
        for (line, expected) in [
            ("Hello Ann,", Line::Words("Hello Ann,")),
            ("Equipment  Reefer, 34 °F", Line::Fact("Equipment", "Reefer, 34 °F")),
            ("     $2,600.00  Line haul", Line::Fact("$2,600.00", "Line haul")),
            ("https://haul.example/a?b#c", Line::Link("https://haul.example/a?b#c")),
            ("https://haul.example.evil/a", Line::Words("https://haul.example.evil/a")),
            ("https://evil.example/a", Line::Words("https://evil.example/a")),
            ("See https://haul.example/a", Line::Words("See https://haul.example/a")),
        ] {
            assert_eq!(read(line, ORIGIN), expected);
        }
    }

    #[test]
    fn what_people_wrote_stays_text() {
        let page = page(
            "<b>Prairie</b>",
            Some("#0f766e"),
            "Hello <script>,\n\n\nName  \"a\" & b\n\nhttps://haul.example/\"onclick=x\n",
            ORIGIN,
        );
        assert!(page.contains("&lt;b&gt;Prairie&lt;/b&gt;"));
        assert!(page.contains("background:#0f766e") && page.contains("solid #0f766e"));
        assert!(page.contains("<p>Hello &lt;script&gt;,</p>"));
        assert!(page.contains("<td>&quot;a&quot; &amp; b</td>"));
        assert!(page.contains(r#"href="https://haul.example/&quot;onclick=x""#));
    }
}
