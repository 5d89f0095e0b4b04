//! Files of the deployed front-ends: cached forever if their name changes with their content, else revalidated.

use std::fs::Metadata;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use bytes::Bytes;
use percent_encoding::percent_decode_str;
use poem::Response;
use poem::http::{HeaderMap, HeaderValue, StatusCode, header};

use super::encoding::{self, Coding};

/// A year, the longest that caches honor.
const IMMUTABLE: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const REVALIDATED: HeaderValue = HeaderValue::from_static("no-cache");
/// Shorter runs of hexadecimal digits occur in ordinary names.
const MIN_HASH_DIGITS: usize = 8;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caching {
    /// The URL changes whenever the content does.
    Immutable,
    Revalidated,
}

impl Caching {
    /// Builds write a content hash into the names of files that never change.
    pub fn of_name(path: &str) -> Self {
        let name = path.rsplit('/').next().unwrap_or(path);
        let is_hash = |part: &str| part.len() >= MIN_HASH_DIGITS && part.bytes().all(|byte| byte.is_ascii_hexdigit());
        if name.split(['.', '-', '~']).any(is_hash) { Self::Immutable } else { Self::Revalidated }
    }

    fn header(self) -> HeaderValue {
        match self {
            Self::Immutable => IMMUTABLE,
            Self::Revalidated => REVALIDATED,
        }
    }
}

/// Files below one folder; no request leaves it.
pub struct Files {
    root: PathBuf,
}

impl Files {
    pub fn new(root: PathBuf) -> Self {
        Self { root }
    }

    /// The file at a request's path, or `None` if there is none.
    pub async fn answer(&self, path: &str, caching: Caching, request: &HeaderMap) -> Option<Response> {
        let path = self.root.join(relative(path)?);
        let (found, metadata, coding) = find(&path, &encoding::accepted(request)).await?;
        let modified = metadata.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
        let suffix = coding.map_or("", Coding::as_str);
        let etag = format!("\"{:x}-{:x}{suffix}\"", metadata.len(), modified.as_nanos());
        let mut response = match is_held(request.get_all(header::IF_NONE_MATCH), &etag) {
            true => Response::builder().status(StatusCode::NOT_MODIFIED).finish(),
            // Whole: a build's files are a few megabytes at most, and reading them in pieces takes many times as long.
            false => content(
                mime_guess::from_path(&path).first_or_octet_stream().as_ref(),
                tokio::fs::read(found).await.ok()?.into(),
            ),
        };
        set_validators(&mut response, &etag, caching);
        let headers = response.headers_mut();
        if let Some(coding) = coding {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding.as_str()));
        }
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        Some(response)
    }

    /// A document that is modified before it is sent.
    pub async fn read(&self, path: &str) -> Option<String> {
        tokio::fs::read_to_string(self.root.join(relative(path)?)).await.ok()
    }
}

/// A document held in memory, or 304 if the browser has it.
pub fn versioned(request: &HeaderMap, etag: &str, content_type: &str, bytes: &Bytes) -> Response {
    let mut response = match is_held(request.get_all(header::IF_NONE_MATCH), etag) {
        true => Response::builder().status(StatusCode::NOT_MODIFIED).finish(),
        false => content(content_type, bytes.clone()),
    };
    set_validators(&mut response, etag, Caching::Revalidated);
    response
}

fn content(content_type: &str, bytes: Bytes) -> Response {
    let length = bytes.len();
    Response::builder().content_type(content_type).header(header::CONTENT_LENGTH, length).body(bytes)
}

fn set_validators(response: &mut Response, etag: &str, caching: Caching) {
    if let Ok(etag) = HeaderValue::from_str(etag) {
        response.headers_mut().insert(header::ETAG, etag);
    }
    response.headers_mut().insert(header::CACHE_CONTROL, caching.header());
}

/// Whether one of the tags in `If-None-Match` is this one.
pub fn is_held<'a>(held: impl IntoIterator<Item = &'a HeaderValue>, etag: &str) -> bool {
    let tags = held.into_iter().filter_map(|value| value.to_str().ok());
    let mut tags = tags.flat_map(|value| value.split(',')).map(str::trim);
    tags.any(|tag| tag == "*" || tag.trim_start_matches("W/") == etag)
}

/// The file itself, or the compressed sibling that this browser accepts.
async fn find(path: &Path, accepted: &[Coding]) -> Option<(PathBuf, Metadata, Option<Coding>)> {
    for coding in accepted {
        let mut sibling = path.as_os_str().to_owned();
        sibling.push(".");
        sibling.push(coding.file_suffix());
        if let Some(metadata) = file_metadata(sibling.as_ref()).await {
            return Some((sibling.into(), metadata, Some(*coding)));
        }
    }
    Some((path.to_owned(), file_metadata(path).await?, None))
}

async fn file_metadata(path: &Path) -> Option<Metadata> {
    tokio::fs::metadata(path).await.ok().filter(Metadata::is_file)
}

/// The path below the root for a URL path; hidden files and anything that could climb out are refused.
fn relative(path: &str) -> Option<PathBuf> {
    let path = percent_decode_str(path).decode_utf8().ok()?;
    let is_plain =
        |segment: &str| !segment.is_empty() && !segment.starts_with('.') && !segment.contains(['\\', '\0', ':']);
    path.split('/').all(is_plain).then(|| path.split('/').collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relative_never_leaves_the_root() {
        for path in [
            "..",
            "../x",
            "a/../../x",
            "%2e%2e/x",
            "a/%2E%2E/x",
            "..%2fx",
            "a\\..\\x",
            "%5c..%5cx",
            "",
            "/etc/passwd",
            "a//b",
            ".env",
            "a%00",
            "c:/x",
            "%ff",
        ] {
            assert_eq!(relative(path), None, "{path}");
        }
        assert_eq!(relative("apps/1.0.0/a%20b.js"), Some("apps/1.0.0/a b.js".into()));
    }

    #[test]
    fn of_name_finds_content_hashes() {
        let cases = [
            ("main.3f9a2b1c4d.js", Caching::Immutable),
            ("assets/inter-latin.0a1b2c3d.woff2", Caching::Immutable),
            ("main.js", Caching::Revalidated),
            ("3f9a2b1c4d/main.js", Caching::Revalidated),
            ("scheme.js", Caching::Revalidated),
        ];
        for (name, expected) in cases {
            assert_eq!(Caching::of_name(name), expected, "{name}");
        }
    }
}
