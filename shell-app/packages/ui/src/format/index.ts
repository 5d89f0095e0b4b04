/** Pure functions for money, measures and times. No React, so loaders, tests and exports may use them. */
export * from "./address";
export * from "./csv";
export * from "./measures";
export * from "./money";
export * from "./time";
