//! The effective settings as text, secrets masked.

use std::fmt::Write;

use toml::Value;
use url::Url;

use super::Layers;

const MASK: &str = "********";

/// One line per key with its origin, in the form of a settings file.
pub fn print(layers: &Layers) -> String {
    let mut text = String::new();
    let mut open_section = "";
    let (top, sections): (Vec<_>, Vec<_>) = layers.iter().partition(|(key, _)| !key.contains('.'));
    for (key, setting) in top.into_iter().chain(sections) {
        let (section, name) = key.split_once('.').unwrap_or(("", key));
        if section != open_section {
            let _ = writeln!(text, "\n[{section}]");
            open_section = section;
        }
        let _ = writeln!(text, "{name} = {}  # {}", masked(key, &setting.value), setting.origin);
    }
    text
}

fn masked(key: &str, value: &Value) -> Value {
    match (key, value) {
        ("database.url" | "mail.smtp_url", Value::String(url)) => Value::String(mask_password(url)),
        ("fmcsa.web_key", Value::String(key)) if !key.is_empty() => Value::String(MASK.into()),
        ("sms.auth_token", Value::String(token)) if !token.is_empty() => Value::String(MASK.into()),
        // Some providers take their key in the query.
        ("routing.url", Value::String(url)) => Value::String(mask_query(url)),
        ("sealing.keys", Value::Array(keys)) => Value::Array(keys.iter().map(|_| Value::String(MASK.into())).collect()),
        _ => value.clone(),
    }
}

fn mask_query(text: &str) -> String {
    match text.split_once('?') {
        Some((path, _)) => format!("{path}?{MASK}"),
        None => text.to_owned(),
    }
}

/// Also masks a URL that can't be parsed: it may still contain a password.
fn mask_password(text: &str) -> String {
    if text.is_empty() || text.starts_with("sqlite:") {
        return text.to_owned();
    }
    match Url::parse(text) {
        Ok(mut url) if url.password().is_some() => match url.set_password(Some(MASK)) {
            Ok(()) => url.to_string(),
            Err(()) => MASK.to_owned(),
        },
        Ok(url) if !url.query().unwrap_or_default().contains("password") => text.to_owned(),
        _ => MASK.to_owned(),
    }
}
