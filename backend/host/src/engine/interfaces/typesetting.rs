//! Papers as PDF.

use haul_ports::{
    CountOrder, MergeOrder, MergePart, PartFailure, RenderOrder, RenderPicture, Typeset, TypesettingError,
};
use wasmtime::component::{Accessor, HasSelf};

use super::values::{timestamp, uuid};
use crate::engine::bindings::haul::host::typesetting as wit;
use crate::engine::instance::State;

impl wit::Host for State {}

impl wit::HostWithStore<State> for HasSelf<State> {
    async fn render(
        accessor: &Accessor<State, Self>,
        order: wit::RenderOrder,
    ) -> wasmtime::Result<Result<wit::Typeset, wit::Error>> {
        let typesetting = accessor.with(|mut store| store.get().capabilities.typesetting.clone());
        let order = RenderOrder {
            company_id: uuid(order.company_id),
            blob_id: uuid(order.blob_id),
            template: order.template,
            data_json: order.data_json,
            created_at: timestamp(order.created_at)?,
            picture: order
                .picture
                .map(|picture| RenderPicture { blob_id: uuid(picture.blob_id), media_type: picture.media_type }),
        };
        Ok(typesetting.render(&order).await.map(wit::Typeset::from).map_err(wit::Error::from))
    }

    async fn merge(
        accessor: &Accessor<State, Self>,
        order: wit::MergeOrder,
    ) -> wasmtime::Result<Result<wit::Typeset, wit::Error>> {
        let typesetting = accessor.with(|mut store| store.get().capabilities.typesetting.clone());
        let part = |part: wit::MergePart| MergePart {
            blob_id: uuid(part.blob_id),
            media_type: part.media_type,
            title: part.title,
        };
        let order = MergeOrder {
            company_id: uuid(order.company_id),
            blob_id: uuid(order.blob_id),
            title: order.title,
            created_at: timestamp(order.created_at)?,
            parts: order.parts.into_iter().map(part).collect(),
        };
        Ok(typesetting.merge(&order).await.map(wit::Typeset::from).map_err(wit::Error::from))
    }

    async fn count_pages(
        accessor: &Accessor<State, Self>,
        order: wit::CountOrder,
    ) -> wasmtime::Result<Result<u32, wit::Error>> {
        let typesetting = accessor.with(|mut store| store.get().capabilities.typesetting.clone());
        let order = CountOrder {
            company_id: uuid(order.company_id),
            blob_id: uuid(order.blob_id),
            media_type: order.media_type,
        };
        Ok(typesetting.count_pages(&order).await.map_err(wit::Error::from))
    }
}

impl From<Typeset> for wit::Typeset {
    fn from(typeset: Typeset) -> Self {
        Self { sha256: typeset.sha256, byte_size: typeset.byte_size, pages: typeset.pages }
    }
}

impl From<TypesettingError> for wit::Error {
    fn from(error: TypesettingError) -> Self {
        match error {
            TypesettingError::Template(text) => Self::Template(text),
            TypesettingError::Part { index, failure } => {
                Self::Part((u32::try_from(index).unwrap_or(u32::MAX), failure.into()))
            }
            TypesettingError::TooLarge => Self::TooLarge,
            TypesettingError::Timeout => Self::Timeout,
            TypesettingError::Unavailable(text) => Self::Unavailable(text),
        }
    }
}

impl From<PartFailure> for wit::PartFailure {
    fn from(failure: PartFailure) -> Self {
        match failure {
            PartFailure::Encrypted => Self::Encrypted,
            PartFailure::Broken => Self::Broken,
            PartFailure::Unsupported => Self::Unsupported,
            PartFailure::TooLarge => Self::TooLarge,
            PartFailure::Missing => Self::Missing,
        }
    }
}
