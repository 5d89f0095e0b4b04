/** Records as data, and what they are called: for the build, which reads manifests without a browser, and for every page. */
export { defineRecord, type PathStart, type RecordKind, type RecordReading } from "./define-record";
export { type Noun, noun } from "./noun";
export { counted, optionsOf, type Words } from "./words";
