/** Haul's HTTP API for TypeScript: types generated from the OpenAPI document, a client, one error type. */
export { type ApiClient, type ClientOptions, createClient } from "./client";
export { ApiError, CLIENT_MESSAGES, NO_ANSWER, toApiError } from "./error";
export { type FieldProblem, type Problem, parseProblem } from "./problem";
export type { components, operations, paths } from "./schema.gen";
