//! Limits how much is open at once, in total and per address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Counts what is open and refuses more than the limits.
pub struct Census {
    counts: Mutex<Counts>,
    most: usize,
    most_per_address: usize,
}

#[derive(Default)]
struct Counts {
    in_all: usize,
    /// Without those that have nothing open.
    by_address: HashMap<IpAddr, usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Full {
    InAll,
    Address,
}

impl Full {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::InAll => "total",
            Self::Address => "address",
        }
    }
}

/// One that is open, counted until it is dropped.
pub struct Seat {
    census: Arc<Census>,
    address: Option<IpAddr>,
}

impl Census {
    pub fn new(most: usize, most_per_address: usize) -> Arc<Self> {
        Arc::new(Self { counts: Mutex::default(), most, most_per_address })
    }

    /// Counts one more. Without an address it counts toward the total only.
    pub fn enter(self: &Arc<Self>, address: Option<IpAddr>) -> Result<Seat, Full> {
        let mut counts = self.lock();
        if counts.in_all >= self.most {
            return Err(Full::InAll);
        }
        if let Some(address) = address {
            let count = counts.by_address.get(&address).copied().unwrap_or_default();
            if count >= self.most_per_address {
                return Err(Full::Address);
            }
            counts.by_address.insert(address, count + 1);
        }
        counts.in_all += 1;
        Ok(Seat { census: self.clone(), address })
    }

    fn leave(&self, address: Option<IpAddr>) {
        let mut counts = self.lock();
        counts.in_all -= 1;
        let Some(address) = address else { return };
        if let Some(count) = counts.by_address.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                counts.by_address.remove(&address);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.census.leave(self.address);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn enter_counts_what_is_open_and_forgets_what_is_not() {
        let (a, b) = (Some(IpAddr::from([198, 51, 100, 7])), Some(IpAddr::from([198, 51, 100, 8])));
        let census = Census::new(3, 2);
        let first = census.enter(a).unwrap_or_else(|full| panic!("{full:?}"));
        let _second = census.enter(a).unwrap_or_else(|full| panic!("{full:?}"));
        assert_eq!(census.enter(a).err(), Some(Full::Address));
        let third = census.enter(b).unwrap_or_else(|full| panic!("{full:?}"));
        assert_eq!(census.enter(b).err(), Some(Full::InAll));
        assert_eq!(census.enter(None).err(), Some(Full::InAll));
        drop((first, third));
        assert_eq!(census.lock().by_address.keys().copied().collect::<Vec<_>>(), a.into_iter().collect::<Vec<_>>());
        let _proxies = [census.enter(None), census.enter(None)];
        assert_eq!(census.enter(a).err(), Some(Full::InAll), "without an address it counts toward the total");
    }
}
