//! The WIT world seen from the host.

wasmtime::component::bindgen!({
    path: "../wit",
    world: "product",
    imports: { default: trappable },
    exports: { default: async },
    with: {
        "haul:host/database.transaction": super::interfaces::database::OpenTransaction,
    },
    require_store_data_send: true,
});
