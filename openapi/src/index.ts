/** Haul's HTTP API for TypeScript: types generated from the OpenAPI document, a client, one error type. */
export { type ApiClient, type ClientOptions, createClient } from "./client.js";
export { ApiError, CLIENT_MESSAGES, NO_ANSWER, toApiError } from "./error.js";
export { type FieldProblem, type Problem, parseProblem } from "./problem.js";
export type { components, operations, paths } from "./schema.gen.js";
