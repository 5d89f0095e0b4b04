//! Files of the deployed front-ends: cached for ever when their name changes with their content, else revalidated.

use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use percent_encoding::percent_decode_str;
use poem::http::{HeaderMap, HeaderValue, StatusCode, header};
use poem::{Body, Response};
use tokio::fs::File;

use super::encoding::{self, Coding};

/// A year, the longest that caches honour.
const IMMUTABLE: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const REVALIDATED: HeaderValue = HeaderValue::from_static("no-cache");
/// Shorter runs of hexadecimal digits occur in ordinary names.
const MIN_HASH_DIGITS: usize = 8;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caching {
    /// The address changes whenever the content does.
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

    /// The file at a request's path, or `None` when there is none.
    pub async fn answer(&self, path: &str, caching: Caching, request: &HeaderMap) -> Option<Response> {
        let path = self.root.join(relative(path)?);
        let accepted = encoding::accepted(request);
        let (file, coding) = match open_compressed(&path, &accepted).await {
            Some((file, coding)) => (file, Some(coding)),
            None => (File::open(&path).await.ok()?, None),
        };
        let metadata = file.metadata().await.ok().filter(std::fs::Metadata::is_file)?;
        let modified = metadata.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
        let suffix = coding.map_or("", Coding::as_str);
        let etag = format!("\"{:x}-{:x}{suffix}\"", metadata.len(), modified.as_nanos());
        let content_type = mime_guess::from_path(&path).first_or_octet_stream();
        let mut response = versioned(request, &etag, caching, || {
            (content_type.as_ref().to_owned(), metadata.len(), Body::from_async_read(file))
        });
        if let Some(coding) = coding.filter(|_| response.status() == StatusCode::OK) {
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding.as_str()));
        }
        response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        Some(response)
    }

    /// A document that is changed before it is sent.
    pub async fn read(&self, path: &str) -> Option<String> {
        tokio::fs::read_to_string(self.root.join(relative(path)?)).await.ok()
    }
}

/// An answer with its tag, or 304 when the browser has it.
pub fn versioned(
    request: &HeaderMap,
    etag: &str,
    caching: Caching,
    content: impl FnOnce() -> (String, u64, Body),
) -> Response {
    let builder = Response::builder().header(header::ETAG, etag).header(header::CACHE_CONTROL, caching.header());
    if is_held(request, etag) {
        return builder.status(StatusCode::NOT_MODIFIED).finish();
    }
    let (content_type, length, body) = content();
    builder.content_type(content_type).header(header::CONTENT_LENGTH, length).body(body)
}

fn is_held(request: &HeaderMap, etag: &str) -> bool {
    let tags = request.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let mut tags = tags.flat_map(|value| value.split(',')).map(str::trim);
    tags.any(|tag| tag == "*" || tag.trim_start_matches("W/") == etag)
}

async fn open_compressed(path: &Path, accepted: &[Coding]) -> Option<(File, Coding)> {
    for coding in accepted {
        let mut sibling = path.as_os_str().to_owned();
        sibling.push(".");
        sibling.push(coding.file_suffix());
        if let Ok(file) = File::open(sibling).await {
            return Some((file, *coding));
        }
    }
    None
}

/// The path below the root that a URL path names; hidden files and anything that could climb out are no files.
fn relative(path: &str) -> Option<PathBuf> {
    let path = percent_decode_str(path).decode_utf8().ok()?;
    let is_plain = |segment: &str| !segment.is_empty() && !segment.starts_with('.') && !segment.contains(['\\', '\0', ':']);
    path.split('/').all(is_plain).then(|| path.split('/').collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relative_never_leaves_the_root() {
        for path in ["..", "../x", "a/../../x", "%2e%2e/x", "a/%2E%2E/x", "..%2fx", "a\\..\\x", "%5c..%5cx", "", "/etc/passwd", "a//b", ".env", "a%00", "c:/x", "%ff"] {
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
