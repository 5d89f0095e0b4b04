/** The demo's people, as `haul demo` prints them. */
export const ADMIN = "marcus.bell@prairiecrest.example";
export const OWNER = "harlan.voss@vosstrucking.example";
export const PASSWORD = "demo-haul-2026";
