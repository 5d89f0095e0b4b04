/**
 * What people call everything on these pages: nouns, statuses, and the values of the API's fields.
 * Data only, for the manifest says some of it too. The trade's words that other front-ends share are in `@haul/ui/freight`.
 */
export * from "./detention";
export * from "./imports";
export * from "./loads";
export * from "./nouns";
export * from "./partners";
export * from "./quotes";
export * from "./tracking";
