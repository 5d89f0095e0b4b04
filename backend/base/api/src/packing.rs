//! How far the host is with a file that it packs in a task of its own.

use chrono::TimeDelta;
use haul_ports::{ArchiveState, ArchivesError, PackedArchive};
use haul_types::Timestamp;
use uuid::Uuid;

use crate::AppContext;

/// An hour before the host may sweep the file.
pub const KEPT_FOR: TimeDelta = TimeDelta::hours(23);
/// Until the host is asked again how far it is.
pub const PAUSE: TimeDelta = TimeDelta::seconds(4);
/// A host that was not heard of for so long was restarted. Of several hosts, only the one that packs can tell.
const SILENCE: TimeDelta = TimeDelta::minutes(2);

/// What became of a file.
pub enum Packing {
    /// So many files are packed; ask again then.
    Going {
        files: u32,
        again_at: Timestamp,
    },
    /// This host doesn't know; another one may.
    Unheard {
        again_at: Timestamp,
    },
    Packed(PackedArchive),
    /// Its host was restarted.
    Lost,
    Failed(ArchivesError),
}

/// Asks the host about a file of which something was last heard at `heard_at`.
pub async fn follow(ctx: &AppContext, company_id: Uuid, blob_id: Uuid, heard_at: Timestamp) -> Packing {
    let again_at = ctx.now() + PAUSE;
    match ctx.archives.wait(company_id, blob_id).await {
        ArchiveState::Packing { files, .. } => Packing::Going { files, again_at },
        ArchiveState::Packed(packed) => Packing::Packed(packed),
        ArchiveState::Failed(error) => Packing::Failed(error),
        ArchiveState::Unknown if heard_at + SILENCE > ctx.now() => Packing::Unheard { again_at },
        ArchiveState::Unknown => Packing::Lost,
    }
}
