//! A typesetter that records its orders and writes facts instead of pages.

use std::sync::Mutex;

use async_trait::async_trait;
use haul_capability::blobs::BlobStore;
use haul_ports::{CountOrder, MergeOrder, PartFailure, RenderOrder, Typeset, Typesetting, TypesettingError};
use serde_json::Value;

/// Accepts every order, unless a file is set to fail.
///
/// Rendering is tested in `haul-capability`, with the facts that tests here compare.
pub struct MemoryTypesetting {
    /// Where papers go.
    files: BlobStore,
    rendered: Mutex<Vec<RenderOrder>>,
    merged: Mutex<Vec<MergeOrder>>,
    /// The part that cannot be used, from now on.
    pub bad_part: Mutex<Option<(usize, PartFailure)>>,
    /// Why no picture can be printed, from now on.
    pub bad_picture: Mutex<Option<PartFailure>>,
    /// Pages that every file has from now on; 1 unless set.
    pub pages: Mutex<Option<Result<u32, PartFailure>>>,
}

impl MemoryTypesetting {
    pub fn new(files: BlobStore) -> Self {
        Self {
            files,
            rendered: Mutex::default(),
            merged: Mutex::default(),
            bad_part: Mutex::default(),
            bad_picture: Mutex::default(),
            pages: Mutex::default(),
        }
    }

    /// The template and facts of the latest paper.
    pub fn last_paper(&self) -> (String, Value) {
        let order = self.rendered.lock().unwrap().last().expect("a paper was set").clone();
        (order.template, serde_json::from_str(&order.data_json).unwrap())
    }

    /// The facts of the latest paper of a template.
    pub fn paper(&self, template: &str) -> Value {
        let rendered = self.rendered.lock().unwrap();
        let order = rendered.iter().rfind(|order| order.template == template).expect("such a paper was set");
        serde_json::from_str(&order.data_json).unwrap()
    }

    pub fn last_merge(&self) -> MergeOrder {
        self.merged.lock().unwrap().last().expect("files were merged").clone()
    }
}

const SET: Typeset = Typeset { sha256: String::new(), byte_size: 1_000, pages: 1 };

#[async_trait]
impl Typesetting for MemoryTypesetting {
    async fn render(&self, order: &RenderOrder) -> Result<Typeset, TypesettingError> {
        if let (Some(failure), true) = (*self.bad_picture.lock().unwrap(), order.picture.is_some()) {
            return Err(TypesettingError::Part { index: 0, failure });
        }
        self.rendered.lock().unwrap().push(order.clone());
        self.files.put_as(order.company_id, order.blob_id, order.data_json.clone()).await;
        Ok(SET)
    }

    async fn merge(&self, order: &MergeOrder) -> Result<Typeset, TypesettingError> {
        if let Some((index, failure)) = *self.bad_part.lock().unwrap() {
            return Err(TypesettingError::Part { index, failure });
        }
        self.merged.lock().unwrap().push(order.clone());
        self.files.put_as(order.company_id, order.blob_id, order.title.clone()).await;
        Ok(SET)
    }

    async fn count_pages(&self, _: &CountOrder) -> Result<u32, TypesettingError> {
        let counted = self.pages.lock().unwrap().unwrap_or(Ok(1));
        counted.map_err(|failure| TypesettingError::Part { index: 0, failure })
    }
}
