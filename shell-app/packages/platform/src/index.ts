/**
 * What front-ends get from the shell: the contract, the session, the API, the router, the layout.
 * One copy of this module is shared by the shell with every remote.
 */
export { CancelledError, useQueryClient } from "@tanstack/react-query";
export { ApiError, toApiError } from "@haul/api";
export * from "./access/access";
export { type AccessRule, judge, loginPath, safeNext, type Verdict } from "./access/guard";
export { apiClient, createSessionClient } from "./api/client";
export { type Credentials, credentials, setCredentials } from "./api/credentials";
export * from "./api/hooks";
export { type IdempotencyKey, useIdempotencyKey } from "./api/idempotency";
export { createQueryClient, type QueryClientEvents } from "./api/query-client";
export { type AppConfig, config, loadConfig, setConfig } from "./app/config";
export * from "./app/contract";
export * from "./layout/settings";
export { type LiveState, liveStateAtom } from "./live/live-state";
export { lazyPage, prepareLazyPage, retryFailedLoads } from "./page/lazy-page";
export { lazyPart } from "./page/lazy-part";
export { startProgress, trackProgress, useIsProgressing, useProgress } from "./page/progress";
export { usePageTitle } from "./page/title";
export type { PathStart, RecordKind, RecordReading } from "./records/define-record";
export * from "./records/record-search";
export * from "./records/record-values";
export * from "./router/index";
export * from "./session";
