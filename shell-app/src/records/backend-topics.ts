import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** What the backend's areas register, as one page. */
const REGISTRY = resolve(import.meta.dirname, "../../../backend/app/registry.txt");

/** The kinds of record that the backend tells open screens of. */
export const BACKEND_TOPICS = [...readFileSync(REGISTRY, "utf8").matchAll(/^ {2}record +(\w+):/gm)].flatMap(
  ([, topic]) => topic ?? [],
);

/** Those it publishes but never writes to the audit log. */
export const UNAUDITED_TOPICS = ["notice", "presence", "tracking"];
