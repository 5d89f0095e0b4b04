//! Runs an order for a paper, in a separate process.

use std::io;

use chrono::{DateTime, Utc};
use haul_ports::{MergeOrder, TypesettingError};
use serde::{Deserialize, Serialize};

use super::limits::TypesettingLimits;
use super::merge::merge;
use super::part;
use super::picture;
use super::press::Press;
use crate::confined::Work;

/// A PDF in memory.
#[derive(Debug)]
pub struct Printed {
    pub bytes: Vec<u8>,
    pub pages: usize,
}

/// An order's particulars; a packet's files follow in part order.
#[derive(Debug, Serialize, Deserialize)]
pub enum Task {
    Render {
        template: String,
        data_json: String,
        created_at: DateTime<Utc>,
        /// The media type of the picture, which is the only file.
        picture: Option<String>,
        limits: TypesettingLimits,
    },
    Merge {
        order: MergeOrder,
        limits: TypesettingLimits,
    },
    /// Counts the pages of the only file; nothing is printed.
    Count {
        media_type: String,
        limits: TypesettingLimits,
    },
}

/// Pages of the paper sent before it, or why there is none.
pub(super) type Answer = Result<usize, TypesettingError>;

/// Runs the order of this process.
pub fn work(press: &Press, order: &mut Work) -> io::Result<()> {
    let (task, files) = (order.task()?, std::mem::take(&mut order.files));
    let printed = perform(press, task, files, |index| order.at(index));
    let answer: Answer = match printed {
        Ok(printed) => {
            order.give(&printed.bytes)?;
            Ok(printed.pages)
        }
        Err(error) => Err(error),
    };
    order.answer(&answer)
}

/// Renders or merges a paper, or counts pages; `at` is called before each file.
pub fn perform(
    press: &Press,
    task: Task,
    mut files: Vec<Vec<u8>>,
    mut at: impl FnMut(usize),
) -> Result<Printed, TypesettingError> {
    match task {
        Task::Render { template, data_json, created_at, picture, limits } => {
            let picture = match picture {
                Some(media_type) => Some(picture::checked(files.pop().unwrap_or_default(), &media_type, &limits)?),
                None => None,
            };
            press.print(&template, data_json.into_bytes(), picture, created_at)
        }
        Task::Merge { order, limits } => merge(press, &limits, &order, files, at),
        Task::Count { media_type, limits } => {
            at(0);
            let counted = part::count_pages(&limits, &media_type, &files.pop().unwrap_or_default());
            Ok(Printed { bytes: Vec::new(), pages: counted.map_err(|refusal| refusal.of(0))? })
        }
    }
}
