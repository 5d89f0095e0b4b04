//! A draw explained to an auditor, in words and with everything that is needed to repeat it.

use std::fmt::Write;

use haul_entity::compliance::random_draw::Model;
use uuid::Uuid;

use super::selection::Seed;

const METHOD: &str = "\
How the drivers were selected
1. The pool is every active driver with a commercial driver's license on the day of the draw, in ascending order of id.
2. A seed of 32 random bytes came from the server's operating system. Its SHA-256 was stored with the draw and in
   the audit log, before anyone knew who is selected. A different seed has a different SHA-256, so the seed can't be
   exchanged later.
3. The seed is the key of ChaCha20 (20 rounds, nonce and counter zero). Its key stream is read as unsigned 64-bit numbers,
   least significant byte first.
4. While drivers are missing: with n drivers left, a number below floor((2^64 - 1) / n) * n is taken from the stream; any
   other is skipped, so that no driver is more likely than another. The number modulo n is the index, from 0, of the
   driver who is drawn. The last driver of the list takes that place, and the list becomes shorter by one.
5. The first ones drawn are tested for alcohol, and the first ones for drugs, as many as each rate asks for; the rest are
   alternates. An alternate is called up only when a selected driver is excused, in the order of the draw.
Every driver has the same chance in each draw, whatever earlier draws selected.
";

/// Without the seed while it is not disclosed.
pub fn explain(row: &Model, pool: &[Uuid], selected: &[Uuid], seed: Option<&Seed>) -> String {
    let mut text = String::new();
    let seed = seed.map_or_else(|| "not disclosed yet".to_owned(), hex::encode);
    let tested = row.drugs_count.max(row.alcohol_count);
    // Writing to a String never fails.
    let _ = writeln!(text, "Random draw for {} to {} (49 CFR 382.305)", row.period_starts_on, row.period_ends_on);
    let _ = writeln!(text, "Drawn at {} by {}", row.created_at.to_rfc3339(), row.drawn_by);
    let _ = writeln!(text, "Yearly rates: {}% drugs, {}% alcohol", row.drugs_percent, row.alcohol_percent);
    let _ = writeln!(text, "Selected: {} for drugs, {} for alcohol", row.drugs_count, row.alcohol_count);
    let _ = writeln!(text, "SHA-256 of the seed: {}\nSeed: {seed}\n\n{METHOD}", row.seed_commitment);
    let _ = writeln!(text, "Pool ({} drivers)", pool.len());
    for (index, id) in pool.iter().enumerate() {
        let _ = writeln!(text, "{index}  {id}");
    }
    let _ = writeln!(text, "\nDrawn, in order");
    for (rank, id) in (1..).zip(selected) {
        let alternate = if rank > tested { "  alternate" } else { "" };
        let _ = writeln!(text, "{rank}  {id}{alternate}");
    }
    text
}
