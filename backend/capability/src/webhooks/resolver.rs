//! A resolver that gives out public addresses only: what it gives out is what reqwest connects to.

use std::error::Error;
use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;

use futures::FutureExt;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};

use super::{Lookup, is_public};

pub(super) struct PublicResolver {
    pub lookup: Lookup,
    pub allows_private_addresses: bool,
}

/// The name has an address that is not public.
#[derive(Debug)]
pub(super) struct NotPublic;

impl fmt::Display for NotPublic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a public address")
    }
}

impl Error for NotPublic {}

impl NotPublic {
    pub fn is_cause_of(error: &dyn Error) -> bool {
        let mut cause = error.source();
        while let Some(error) = cause {
            if error.is::<Self>() {
                return true;
            }
            cause = error.source();
        }
        false
    }
}

impl Resolve for PublicResolver {
    /// One private address among public ones is an attempt to get a connection to it.
    fn resolve(&self, name: Name) -> Resolving {
        let (lookup, allows_private_addresses) = (self.lookup.clone(), self.allows_private_addresses);
        async move {
            let addresses = lookup(name.as_str().to_owned()).await?;
            if !allows_private_addresses && !addresses.iter().copied().all(is_public) {
                return Err(NotPublic.into());
            }
            // The port is the URL's.
            let addresses: Addrs = Box::new(addresses.into_iter().map(|address| SocketAddr::new(address, 0)));
            Ok(addresses)
        }
        .boxed()
    }
}

/// The operating system's.
pub fn system_lookup() -> Lookup {
    Arc::new(|name| {
        async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            Ok(found.map(|address| address.ip()).collect())
        }
        .boxed()
    })
}
