/**
 * What front-ends get from the shell: the contract, the session, the API, the router, the layout.
 * One copy of this module is shared by the shell with every remote.
 */
export { ApiError, toApiError } from "@haul/api";
export * from "./access/access.js";
export { type AccessRule, judge, loginPath, safeNext, type Verdict } from "./access/guard.js";
export { apiClient, createSessionClient } from "./api/client.js";
export { type Credentials, credentials, setCredentials } from "./api/credentials.js";
export * from "./api/hooks.js";
export { type IdempotencyKey, useIdempotencyKey } from "./api/idempotency.js";
export { createQueryClient, type QueryClientEvents } from "./api/query-client.js";
export { type AppConfig, config, loadConfig, setConfig } from "./app/config.js";
export * from "./app/contract.js";
export * from "./layout/settings.js";
export { lazyPage, retryFailedLoads } from "./page/lazy-page.js";
export { startProgress, trackProgress, useIsProgressing, useProgress } from "./page/progress.js";
export { usePageTitle } from "./page/title.js";
export * from "./router/index.js";
