/** The demo's people, as `haul demo` prints them. */
export const ADMIN = "marcus.bell@prairiecrest.example";
/** Sees the drivers and trucks, and no other section. */
export const SAFETY_MANAGER = "inez.calderon@prairiecrest.example";
/** Admin of a carrier with one load and the little that it takes. */
export const NEWCOMER = "owen.pruitt@saltfork.example";
export const OWNER = "harlan.voss@vosstrucking.example";
export const PASSWORD = "demo-haul-2026";
