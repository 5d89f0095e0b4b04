//! Identifies the client at the other end of a connection, and the request's id.

use std::net::{IpAddr, Ipv6Addr};

use ipnet::IpNet;
use poem::http::{HeaderMap, HeaderName};
use uuid::Uuid;

pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
pub const CLIENT_IP: HeaderName = HeaderName::from_static("x-client-ip");
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The person's side of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Client {
    pub ip: IpAddr,
    pub request_id: Uuid,
    /// Came through another machine, trusted or not.
    pub is_forwarded: bool,
    /// A trusted proxy reported the address.
    pub is_named_by_proxy: bool,
}

impl Client {
    /// Trusts `X-Forwarded-For` and `X-Request-Id` only as far as trusted proxies wrote them.
    pub fn resolve(peer: IpAddr, headers: &HeaderMap, trusted_proxies: &[IpNet]) -> Self {
        let is_trusted = |ip: IpAddr| trusted_proxies.iter().any(|network| network.contains(&ip));
        let peer = peer.to_canonical();
        let mut ip = peer;
        let mut request_id = None;
        if is_trusted(ip) {
            request_id = headers.get(REQUEST_ID).and_then(|value| Uuid::try_parse(value.to_str().ok()?).ok());
            for hop in forwarded_hops(headers) {
                let Some(hop) = hop else { break };
                ip = hop;
                if !is_trusted(ip) {
                    break;
                }
            }
        }
        Self {
            ip,
            request_id: request_id.unwrap_or_else(Uuid::now_v7),
            is_forwarded: headers.contains_key(FORWARDED_FOR) || headers.contains_key("forwarded"),
            is_named_by_proxy: ip != peer,
        }
    }

    /// What rate limits count by.
    pub fn rate_key(&self) -> IpAddr {
        subscriber(self.ip)
    }
}

/// One IPv4 address, or one /64, which a single IPv6 subscriber holds.
pub fn subscriber(ip: IpAddr) -> IpAddr {
    match ip {
        IpAddr::V4(_) => ip,
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

/// The addresses of `X-Forwarded-For`, nearest hop first; `None` if one can't be parsed.
fn forwarded_hops(headers: &HeaderMap) -> impl Iterator<Item = Option<IpAddr>> {
    let values: Vec<_> = headers.get_all(FORWARDED_FOR).iter().collect();
    let hops = values.into_iter().flat_map(|value| value.to_str().unwrap_or("?").split(','));
    let mut hops: Vec<_> = hops.map(|hop| hop.trim().parse::<IpAddr>().ok().map(|ip| ip.to_canonical())).collect();
    hops.reverse();
    hops.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resolve(peer: &str, forwarded: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append(FORWARDED_FOR, line.parse().unwrap());
        }
        let trusted = ["10.0.0.0/8".parse().unwrap(), "fd00::/8".parse().unwrap()];
        Client::resolve(peer.parse().unwrap(), &headers, &trusted).ip.to_string()
    }

    #[test]
    fn resolve_believes_trusted_proxies_only() {
        let cases: [(&str, &[&str], &str); 8] = [
            ("203.0.113.9", &[], "203.0.113.9"),
            ("203.0.113.9", &["198.51.100.7"], "203.0.113.9"),
            ("10.0.0.1", &["198.51.100.7"], "198.51.100.7"),
            ("10.0.0.1", &["6.6.6.6, 198.51.100.7"], "198.51.100.7"),
            ("10.0.0.1", &["198.51.100.7, 10.0.0.2"], "198.51.100.7"),
            ("10.0.0.1", &["6.6.6.6", "198.51.100.7"], "198.51.100.7"),
            ("10.0.0.1", &["198.51.100.7, nonsense"], "10.0.0.1"),
            ("::ffff:10.0.0.1", &["2001:db8::1"], "2001:db8::1"),
        ];
        for (peer, forwarded, expected) in cases {
            assert_eq!(resolve(peer, forwarded), expected, "{peer} {forwarded:?}");
        }
    }

    #[test]
    fn resolve_takes_request_ids_of_trusted_proxies_only() {
        let id = Uuid::now_v7();
        let mut headers = HeaderMap::new();
        headers.insert(REQUEST_ID, id.to_string().parse().unwrap());
        let trusted = ["10.0.0.0/8".parse().unwrap()];
        assert_eq!(Client::resolve("10.1.2.3".parse().unwrap(), &headers, &trusted).request_id, id);
        assert_ne!(Client::resolve("11.1.2.3".parse().unwrap(), &headers, &trusted).request_id, id);
    }
}
