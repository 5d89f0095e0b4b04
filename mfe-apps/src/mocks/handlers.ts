import type { RequestHandler } from "msw";
import { boardHandlers } from "./board-handlers";
import { creditHandlers } from "./credit-handlers";
import { detentionHandlers } from "./detention-handlers";
import { documentHandlers } from "./document-handlers";
import { importHandlers } from "./import-handlers";
import { loadHandlers } from "./load-handlers";
import { officeHandlers } from "./office-handlers";
import { placeHandlers } from "./place-handlers";
import { quoteHandlers } from "./quote-handlers";
import { recordHandlers } from "./record-handlers";
import { tagHandlers } from "./tag-handlers";
import { timeHandlers } from "./time-handlers";
import { trackingHandlers } from "./tracking-handlers";
import { trackingLinkHandlers } from "./tracking-link-handlers";
import type { World } from "./world";

/** Mocks of the operations that this front-end calls, typed by the API document. */
export function handlersOf(world: World): RequestHandler[] {
  return [
    ...recordHandlers(world),
    ...creditHandlers(world),
    ...placeHandlers(),
    ...officeHandlers(),
    ...loadHandlers(world),
    ...timeHandlers(world),
    ...tagHandlers(world),
    ...boardHandlers(world),
    ...documentHandlers(world),
    ...importHandlers(),
    ...detentionHandlers(world),
    ...quoteHandlers(world),
    ...trackingHandlers(world),
    ...trackingLinkHandlers(world),
  ];
}
