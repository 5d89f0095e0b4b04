//! The brand color: readable on white paper, and under white words.

use haul_api::Invalid;

/// WCAG 2.2, 1.4.3: what words need to be read by most people.
const MIN_CONTRAST: f64 = 4.5;

/// The color as stored: `#0f766e`.
pub fn checked(invalid: &mut Invalid, path: &str, text: &str) -> Option<String> {
    let color = text.trim().to_lowercase();
    let Some(parts) = parts(&color) else {
        invalid.push(path, "Enter a color such as #0f766e.");
        return None;
    };
    let contrast = contrast_with_white(parts);
    if contrast < MIN_CONTRAST {
        invalid.push(
            path,
            format!("This color is too light to read on white: its contrast is {contrast:.1}, and 4.5 is needed."),
        );
    }
    Some(color)
}

fn parts(color: &str) -> Option<[u8; 3]> {
    let hex = color.strip_prefix('#')?;
    // `from_str_radix` alone would also accept `+f`.
    if hex.len() != 6 || !hex.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let part = |at: usize| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok();
    Some([part(0)?, part(2)?, part(4)?])
}

/// The ratio of WCAG's relative luminances, 1 to 21.
fn contrast_with_white(color: [u8; 3]) -> f64 {
    let linear = |part: u8| {
        let share = f64::from(part) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    let [red, green, blue] = color.map(linear);
    1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_is_that_of_wcag() {
        for (color, expected) in [("#000000", 21.0), ("#ffffff", 1.0), ("#777777", 4.48), ("#0f766e", 5.47)] {
            let contrast = contrast_with_white(parts(color).unwrap());
            assert!((contrast - expected).abs() < 0.01, "{color}: {contrast}");
        }
    }

    #[test]
    fn color_is_six_digits_and_dark_enough() {
        for (text, is_accepted) in [
            (" #0F766E ", true),
            ("#777777", false),
            ("#fff", false),
            ("teal", false),
            ("#12345g", false),
            ("#+1+2+3", false),
        ] {
            let mut invalid = Invalid::default();
            checked(&mut invalid, "brand_color", text);
            assert_eq!(invalid.finish().is_ok(), is_accepted, "{text}");
        }
    }
}
