/** For pages that people open on a phone by a link: pictures of papers, and what waits until there is a connection. */
export { createOutbox, newKey, type Flushed, type Outbox, type Waiting } from "./outbox";
export { type Picture, prepare } from "./picture";
