//! The mailbox as plain pages: everything escaped, no script, readable in light and dark.

use haul_capability::mail::{StoredAttachment, StoredMail};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::codes::ActionCode;

const STYLE: &str = "
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
header { display: flex; align-items: baseline; justify-content: space-between; gap: 1rem; flex-wrap: wrap; }
ul { list-style: none; padding: 0; }
li { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .5rem; padding: .75rem 1rem; margin: .5rem 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
small { opacity: .8; }
dt { font-weight: 600; float: left; margin-right: .5rem; }
";

pub fn list(nonce: &str, product: &str, mails: &[StoredMail], codes: &[ActionCode]) -> Markup {
    let content = html! {
        header {
            h1 { "Mailbox" }
            a href="/mailbox" { "Refresh" }
        }
        p { "Mail that this development server would have sent. Nothing here has left this machine." }
        @if !codes.is_empty() {
            h2 { "From the identity provider" }
            ul {
                @for code in codes {
                    li { a href=(code.path) { (code.purpose) } br; small { "To " (code.email) } }
                }
            }
        }
        h2 { "From " (product) }
        @if mails.is_empty() { p { "No mail yet." } }
        ul {
            @for mail in mails {
                li {
                    a href={ "/mailbox/" (mail.id) } { (mail.subject) }
                    br;
                    small { "To " (mail.to) ", " (sent_at(mail)) }
                }
            }
        }
    };
    document(nonce, "Mailbox", &content)
}

pub fn mail(nonce: &str, public_origin: &str, mail: &StoredMail, files: &[(&StoredAttachment, String)]) -> Markup {
    let content = html! {
        header {
            h1 { (mail.subject) }
            a href="/mailbox" { "All mail" }
        }
        dl {
            dt { "To" } dd { (mail.to) }
            dt { "Sent" } dd { (sent_at(mail)) }
            @for (file, url) in files {
                dt { "Attached" } dd { a href=(url) { (file.file_name) } " (" (file.byte_size) " bytes)" }
            }
        }
        pre { (linked(&mail.text, public_origin)) }
    };
    document(nonce, &mail.subject, &content)
}

fn document(nonce: &str, title: &str, content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style nonce=(nonce) { (PreEscaped(STYLE)) }
            }
            body { (content) }
        }
    }
}

fn sent_at(mail: &StoredMail) -> String {
    mail.sent_at.format("%Y-%m-%d %H:%M:%S UTC").to_string()
}

/// Text in which URLs of our own origin are links; others stay text.
fn linked(text: &str, public_origin: &str) -> Markup {
    html! {
        @for piece in text.split_inclusive(char::is_whitespace) {
            @match own_path(piece.trim_end(), public_origin) {
                Some(path) => { a href=(path) { (piece.trim_end()) } (&piece[piece.trim_end().len()..]) }
                None => (piece)
            }
        }
    }
}

/// The path of a link to this origin; relative, so that it works at any address of the mailbox.
fn own_path<'a>(word: &'a str, public_origin: &str) -> Option<&'a str> {
    word.strip_prefix(public_origin).filter(|path| path.starts_with('/') && !path.starts_with("//"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn linked_follows_own_links_only_and_escapes_everything() {
        let origin = "http://127.0.0.1:8080";
        let text = "Open\nhttp://127.0.0.1:8080/fleetowner/verify-token/a?b=1&c=2\nor <b>http://evil.example/</b> http://127.0.0.1:8080.evil.example/";
        assert_eq!(
            linked(text, origin).into_string(),
            "Open\n<a href=\"/fleetowner/verify-token/a?b=1&amp;c=2\">http://127.0.0.1:8080/fleetowner/verify-token/a?b=1&amp;c=2</a>\n\
             or &lt;b&gt;http://evil.example/&lt;/b&gt; http://127.0.0.1:8080.evil.example/"
        );
    }
}
