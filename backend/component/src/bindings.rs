//! The WIT world seen from the guest.
#![expect(unsafe_code, reason = "generated: the canonical ABI passes pointers")]

wit_bindgen::generate!({
    path: "../wit",
    world: "product",
});

export!(Component);

use super::Component;
