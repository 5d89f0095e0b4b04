//! Which addresses are on the public internet: all but those that IANA's special-purpose registries reserve.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Network and length of its prefix, by <https://www.iana.org/assignments/iana-ipv4-special-registry>.
const RESERVED_V4: [(Ipv4Addr, u32); 16] = [
    // This host.
    (Ipv4Addr::new(0, 0, 0, 0), 8),
    (Ipv4Addr::new(10, 0, 0, 0), 8),
    // Carrier-grade NAT.
    (Ipv4Addr::new(100, 64, 0, 0), 10),
    (Ipv4Addr::new(127, 0, 0, 0), 8),
    // Link-local; cloud providers' metadata.
    (Ipv4Addr::new(169, 254, 0, 0), 16),
    (Ipv4Addr::new(172, 16, 0, 0), 12),
    (Ipv4Addr::new(192, 0, 0, 0), 24),
    (Ipv4Addr::new(192, 0, 2, 0), 24),
    (Ipv4Addr::new(192, 88, 99, 0), 24),
    (Ipv4Addr::new(192, 168, 0, 0), 16),
    // Benchmarks.
    (Ipv4Addr::new(198, 18, 0, 0), 15),
    (Ipv4Addr::new(198, 51, 100, 0), 24),
    (Ipv4Addr::new(203, 0, 113, 0), 24),
    // Multicast.
    (Ipv4Addr::new(224, 0, 0, 0), 4),
    // Future use, and broadcast.
    (Ipv4Addr::new(240, 0, 0, 0), 4),
    // Azure's internal services, on an address that is otherwise public.
    (Ipv4Addr::new(168, 63, 129, 16), 32),
];

/// What is in use of IPv6, and public.
const GLOBAL_V6: (Ipv6Addr, u32) = (Ipv6Addr::new(0x2000, 0, 0, 0, 0, 0, 0, 0), 3);

/// Reserved within it. Addresses that embed one of IPv4 are all outside it but for 6to4 and Teredo.
const RESERVED_V6: [(Ipv6Addr, u32); 4] = [
    // Protocols, Teredo among them.
    (Ipv6Addr::new(0x2001, 0, 0, 0, 0, 0, 0, 0), 23),
    (Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 0), 32),
    // 6to4.
    (Ipv6Addr::new(0x2002, 0, 0, 0, 0, 0, 0, 0), 16),
    (Ipv6Addr::new(0x3fff, 0, 0, 0, 0, 0, 0, 0), 20),
];

/// Whether the address is on the public internet.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => !RESERVED_V4.iter().any(|network| contains_v4(network, address)),
        IpAddr::V6(address) => {
            contains_v6(&GLOBAL_V6, address) && !RESERVED_V6.iter().any(|network| contains_v6(network, address))
        }
    }
}

fn contains_v4((network, length): &(Ipv4Addr, u32), address: Ipv4Addr) -> bool {
    let host_bits = u32::BITS - length;
    network.to_bits() >> host_bits == address.to_bits() >> host_bits
}

fn contains_v6((network, length): &(Ipv6Addr, u32), address: Ipv6Addr) -> bool {
    let host_bits = u128::BITS - length;
    network.to_bits() >> host_bits == address.to_bits() >> host_bits
}
