/**
 * What people call everything on the shell's own pages: nouns, statuses, and the values of the API's fields.
 * Data only. Apart by who needs them: the shell carries its records from the start, and people's words come with their pages.
 */
export * from "./fleet";
export * from "./archive";
export * from "./health";
export * from "./notices";
export * from "./people";
export * from "./records";
export * from "./sign-up";
export * from "./webhooks";
