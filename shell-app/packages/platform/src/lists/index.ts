/**
 * What lists remember of a person. Bundled by every front-end that has lists, and never by the sign-in pages:
 * whatever has state comes from the shared `@haul/platform`.
 */
export { useListExports } from "./use-list-exports";
export { type ListAddress, useListAddress } from "./list-address";
