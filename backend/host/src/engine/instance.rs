//! One instance of the component: its store, its environment and its limits.

use std::sync::Arc;

use wasmtime::component::{Component, HasSelf, Linker, ResourceTable};
use wasmtime::{Engine, Store, StoreLimits, StoreLimitsBuilder, UpdateDeadline, bail};
use wasmtime_wasi::{WasiCtx, WasiCtxView, WasiView};

use super::Capabilities;
use super::bindings::{Product, ProductPre};
use super::limits::Limits;
use super::stderr::StderrLog;

/// The data of a store.
pub(super) struct State {
    pub capabilities: Arc<Capabilities>,
    pub table: ResourceTable,
    /// Ticks of computing since the guest last got control; see [`Limits::stretch`].
    pub ticks: u32,
    wasi: WasiCtx,
    memory: StoreLimits,
}

impl WasiView for State {
    fn ctx(&mut self) -> WasiCtxView<'_> {
        WasiCtxView { ctx: &mut self.wasi, table: &mut self.table }
    }
}

/// Links the product's imports: its capabilities, and WASI's clocks, random numbers and standard error.
///
/// std for wasip2 also imports files, sockets and the environment; they are linked, and empty.
pub(super) fn link(engine: &Engine, component: &Component) -> wasmtime::Result<ProductPre<State>> {
    let mut linker = Linker::<State>::new(engine);
    wasmtime_wasi::p2::add_to_linker_async(&mut linker)?;
    Product::add_to_linker::<_, HasSelf<_>>(&mut linker, |state| state)?;
    ProductPre::new(linker.instantiate_pre(component)?)
}

/// A store with fresh state and all limits set.
pub(super) fn store(engine: &Engine, capabilities: Arc<Capabilities>, limits: &Limits) -> Store<State> {
    let mut wasi = WasiCtx::builder();
    wasi.stderr(StderrLog::default()).allow_tcp(false).allow_udp(false).allow_ip_name_lookup(false);
    let state = State {
        capabilities,
        table: ResourceTable::new(),
        ticks: 0,
        wasi: wasi.build(),
        memory: StoreLimitsBuilder::new().memory_size(limits.memory_bytes).trap_on_grow_failure(true).build(),
    };
    let mut store = Store::new(engine, state);
    store.limiter(|state| &mut state.memory);
    let most = limits.stretch_ticks();
    store.set_epoch_deadline(1);
    store.epoch_deadline_callback(move |mut store| {
        let state = store.data_mut();
        state.ticks += 1;
        if state.ticks > most {
            bail!(Stretched);
        }
        Ok(UpdateDeadline::Yield(1))
    });
    store
}

/// The guest computed for longer than [`Limits::stretch`].
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the guest computed for too long without handing control back")]
pub(super) struct Stretched;
