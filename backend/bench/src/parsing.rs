//! The cost of a process per upload, and what a company notices of another one's flood.
//!
//! `haul-parser` is the one next to this program, so it has the same profile.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::ensure;
use chrono::Utc;
use haul_capability::blobs::BlobStore;
use haul_capability::confined::{ParserSettings, Parsers, find_program};
use haul_capability::sealing::{KeyedSealing, SealingKey};
use haul_capability::tables::{self, TableFiles, TablesLimits};
use haul_capability::testing::hostile;
use haul_capability::typesetting::{Press, Task, Typesetter, TypesettingLimits, perform};
use haul_ports::{MergeOrder, MergePart, TableRange, Tables, Typesetting};
use uuid::Uuid;

use crate::Effort;
use crate::goal::{Goal, say, say_value};
use crate::stats::{estimate, median};

const ATTACKER: Uuid = Uuid::from_u128(1);
const NEIGHBOR: Uuid = Uuid::from_u128(2);
/// Time for the next process to get ready, as it has between the orders of people.
const PAUSE: Duration = Duration::from_millis(200);
/// Orders that the attacker has under way at any time.
const FLOOD: usize = 16;
const TIFF: &str = "image/tiff";

pub async fn measure(effort: Effort) -> anyhow::Result<()> {
    let rounds = if effort.is_quick() { 5 } else { 50 };
    in_process_and_out(rounds).await?;
    neighbors(rounds).await
}

struct Shop {
    blobs: BlobStore,
    typesetter: Typesetter,
    tables: TableFiles,
}

impl Shop {
    fn open(keeps_spare: bool) -> anyhow::Result<Arc<Self>> {
        let sealing = Arc::new(KeyedSealing::new(&[SealingKey::generate()], "https://haul.example")?);
        let blobs = BlobStore::in_memory(sealing);
        let parsers = Parsers::new(ParserSettings { keeps_spare, ..ParserSettings::new(find_program()?) });
        Ok(Arc::new(Self {
            typesetter: Typesetter::new(blobs.clone(), parsers.clone(), TypesettingLimits::default()),
            tables: TableFiles::new(blobs.clone(), parsers, TablesLimits::default()),
            blobs,
        }))
    }

    /// Has a packet of one picture made.
    async fn merge(&self, company_id: Uuid, picture: &[u8]) -> Result<(), haul_ports::TypesettingError> {
        let blob_id = self.blobs.put(company_id, picture.to_vec()).await;
        self.typesetter.merge(&order(company_id, blob_id)).await.map(|_| ())
    }

    async fn read(&self, table: &str) -> anyhow::Result<()> {
        let blob_id = self.blobs.put(NEIGHBOR, table.to_owned()).await;
        self.tables.read(&TableRange { company_id: NEIGHBOR, blob_id, skip: 0, take: 100 }).await?;
        Ok(())
    }
}

fn order(company_id: Uuid, blob_id: Uuid) -> MergeOrder {
    let part = MergePart { blob_id, media_type: TIFF.into(), title: "Proof of delivery".into() };
    MergeOrder {
        company_id,
        blob_id: Uuid::now_v7(),
        title: "Packet".into(),
        created_at: Utc::now(),
        parts: vec![part],
    }
}

async fn in_process_and_out(rounds: usize) -> anyhow::Result<()> {
    let (picture, table) = (hostile::tiff_bomb(1, 800), small_table());
    println!("\nparsing: a small order, milliseconds, {rounds} rounds");
    let press = Press::default();
    let (mut papers, mut tables) = (Vec::new(), Vec::new());
    for _ in 0..rounds {
        let order = order(NEIGHBOR, Uuid::now_v7());
        let task = Task::Merge { order, limits: TypesettingLimits::default() };
        let begun = Instant::now();
        perform(&press, task, vec![picture.clone()], |_| ())?;
        papers.push(milliseconds(begun));
        let begun = Instant::now();
        tables::parse(table.as_bytes(), &TablesLimits::default())?;
        tables.push(milliseconds(begun));
    }
    say("one picture, in process", estimate(&papers), Goal::None);
    say("twenty rows of CSV, in process", estimate(&tables), Goal::None);
    for (keeps_spare, how) in [(true, "with a spare"), (false, "newly started")] {
        let shop = Shop::open(keeps_spare)?;
        let (mut papers, mut tables) = (Vec::new(), Vec::new());
        for _ in 0..rounds {
            tokio::time::sleep(PAUSE).await;
            let begun = Instant::now();
            shop.merge(NEIGHBOR, &picture).await?;
            papers.push(milliseconds(begun));
            tokio::time::sleep(PAUSE).await;
            let begun = Instant::now();
            shop.read(&table).await?;
            tables.push(milliseconds(begun));
        }
        say(&format!("one picture, a process {how}"), estimate(&papers), Goal::None);
        say(&format!("twenty rows of CSV, a process {how}"), estimate(&tables), Goal::None);
    }
    Ok(())
}

/// Neighbors' papers: a small one of one company, while another floods the same server with its bomb.
async fn neighbors(rounds: usize) -> anyhow::Result<()> {
    let (picture, bomb) = (hostile::tiff_bomb(1, 800), Arc::new(hostile::tiff_bomb(400, 8_000)));
    println!("\nneighbors' papers: one picture, milliseconds, {rounds} rounds");
    let shop = Shop::open(true)?;
    for (is_flooded, how) in [(false, "alone"), (true, "beside a flood")] {
        let flood: Vec<_> = (0..if is_flooded { FLOOD } else { 0 })
            .map(|_| {
                let (shop, bomb) = (Arc::clone(&shop), Arc::clone(&bomb));
                tokio::task::spawn(async move {
                    while let Err(_refused) = shop.merge(ATTACKER, &bomb).await {
                        // Refused, as it should be; once more.
                    }
                })
            })
            .collect();
        let (mut times, mut failures) = (Vec::new(), 0);
        for _ in 0..rounds {
            let begun = Instant::now();
            failures += usize::from(shop.merge(NEIGHBOR, &picture).await.is_err());
            times.push(milliseconds(begun));
        }
        ensure!(flood.iter().all(|attack| !attack.is_finished()), "the bomb was not refused");
        flood.iter().for_each(tokio::task::JoinHandle::abort);
        say_value(&format!("{how}: median"), median(&times), "ms", Goal::None);
        say_value(&format!("{how}: longest"), times.iter().copied().fold(0.0, f64::max), "ms", Goal::None);
        say_value(&format!("{how}: failures"), failures as f64, "", Goal::AtMost(0.0));
    }
    Ok(())
}

fn small_table() -> String {
    let rows = (1..=20).map(|row| format!("{row},Truck {row},Omaha,NE,2026-11-20\n"));
    std::iter::once("Number,Name,City,State,Day\n".to_owned()).chain(rows).collect()
}

fn milliseconds(begun: Instant) -> f64 {
    begun.elapsed().as_secs_f64() * 1e3
}
