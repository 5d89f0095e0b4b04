//! The WIT world seen from the host.

wasmtime::component::bindgen!({
    path: "../wit",
    world: "product",
    imports: { default: trappable },
    exports: { default: async },
    with: {
        "haul:host/archives.packer": super::interfaces::archives::OpenPacker,
        "haul:host/database.transaction": super::interfaces::database::OpenTransaction,
        "haul:host/tables.writer": super::interfaces::tables::OpenWriter,
    },
    require_store_data_send: true,
});
