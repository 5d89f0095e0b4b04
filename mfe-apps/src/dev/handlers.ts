import type { RequestHandler } from "msw";

/** Mocks of the operations that this front-end calls, typed by the API document. */
export const handlers: readonly RequestHandler[] = [];
