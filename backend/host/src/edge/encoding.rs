//! Compression of responses: which encodings the browser accepts, and which responses are worth it.

use async_compression::Level;
use async_compression::brotli::EncoderParams;
use async_compression::tokio::bufread::{BrotliEncoder, GzipEncoder};
use poem::http::{HeaderMap, HeaderValue, StatusCode, header};
use poem::{Body, Response};
use tokio::io::BufReader;

/// Below this the header costs more than the body saves.
const MIN_BYTES: u64 = 1024;
/// Brotli 4 and gzip 6 compress JSON equally well at about the same cost; higher levels cost several times more for a
/// few percent.
const BROTLI_LEVEL: i32 = 4;
/// 256 KiB: an inline body is at most 1 MiB, and brotli clears its window for every response.
const BROTLI_WINDOW_BITS: i32 = 18;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coding {
    Brotli,
    Gzip,
}

impl Coding {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// The suffix of a file that the build compressed.
    pub fn file_suffix(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gz",
        }
    }
}

/// The encodings that a request accepts, the better one first.
pub fn accepted(headers: &HeaderMap) -> Vec<Coding> {
    let values = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let names: Vec<&str> = values.flat_map(|value| value.split(',')).filter_map(accepted_name).collect();
    [Coding::Brotli, Coding::Gzip].into_iter().filter(|coding| names.contains(&coding.as_str())).collect()
}

/// The name in `gzip;q=0.5`, unless its weight is 0.
fn accepted_name(item: &str) -> Option<&str> {
    let (name, parameters) = item.split_once(';').unwrap_or((item, ""));
    let weight = parameters.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f32>);
    (weight.ok()? > 0.0).then(|| name.trim())
}

/// Compresses the response if the request allows it and its type benefits.
pub fn compress(response: &mut Response, accepted: &[Coding]) {
    let Some(coding) = accepted.first().filter(|_| is_worth_compressing(response)) else { return };
    let reader = BufReader::new(response.take_body().into_async_read());
    response.set_body(match coding {
        Coding::Brotli => {
            let params = EncoderParams::default().quality(Level::Precise(BROTLI_LEVEL)).window_size(BROTLI_WINDOW_BITS);
            Body::from_async_read(BrotliEncoder::with_params(reader, params))
        }
        Coding::Gzip => Body::from_async_read(GzipEncoder::new(reader)),
    });
    let headers = response.headers_mut();
    headers.remove(header::CONTENT_LENGTH);
    headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding.as_str()));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    weaken_etag(headers);
}

fn is_worth_compressing(response: &Response) -> bool {
    let headers = response.headers();
    let length = headers.get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    let has_body =
        !matches!(response.status(), StatusCode::NO_CONTENT | StatusCode::NOT_MODIFIED | StatusCode::PARTIAL_CONTENT);
    has_body
        && !headers.contains_key(header::CONTENT_ENCODING)
        && length.is_none_or(|length| length >= MIN_BYTES)
        && response.content_type().is_some_and(is_compressible)
}

fn is_compressible(content_type: &str) -> bool {
    let essence = content_type.split(';').next().unwrap_or_default().trim();
    essence.starts_with("text/")
        || essence.ends_with("+json")
        || essence.ends_with("+xml")
        || matches!(
            essence,
            "application/json" | "application/javascript" | "application/manifest+json" | "application/wasm"
        )
}

/// The bytes now depend on the encoding, so the tag must be weak.
fn weaken_etag(headers: &mut HeaderMap) {
    let Some(tag) = headers.get(header::ETAG).and_then(|tag| tag.to_str().ok()).filter(|tag| !tag.starts_with("W/"))
    else {
        return;
    };
    if let Ok(weak) = HeaderValue::from_str(&format!("W/{tag}")) {
        headers.insert(header::ETAG, weak);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accepted_reads_names_and_weights() {
        let cases: [(&str, &[Coding]); 6] = [
            ("gzip, deflate, br, zstd", &[Coding::Brotli, Coding::Gzip]),
            ("gzip", &[Coding::Gzip]),
            ("br;q=0, gzip;q=0.5", &[Coding::Gzip]),
            ("identity", &[]),
            ("", &[]),
            ("br; q=1.0", &[Coding::Brotli]),
        ];
        for (value, expected) in cases {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, value.parse().unwrap());
            assert_eq!(accepted(&headers), expected, "{value}");
        }
    }
}
