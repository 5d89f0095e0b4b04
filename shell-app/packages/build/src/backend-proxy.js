/** Where `make run` and `npm run product` listen. */
const USUAL = "http://127.0.0.1:8080";

/** What the server answers, and no build. */
const PATHS = [
  "/api",
  "/logout",
  "/blobs",
  "/config.json",
  "/remotes.json",
  "/openapi.json",
  "/mfe",
  "/mailbox",
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
  "/emulator",
];

/**
 * The part of a dev server's settings that passes on to a running product: `--env backend=http://127.0.0.1:8080`.
 * @param {Record<string, unknown>} env
 */
export function backendProxy(env) {
  return [{ context: PATHS, target: typeof env.backend === "string" ? env.backend : USUAL }];
}
