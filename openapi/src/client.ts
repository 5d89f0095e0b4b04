import createFetchClient, { type Client } from "openapi-fetch";
import { ApiError } from "./error";
import type { paths } from "./schema.gen";

/** A client of Haul's API, typed by the document. Every failure is thrown as an `ApiError`. */
export type ApiClient = Client<paths>;

export interface ClientOptions {
  /** Origin and prefix of the API; the page's own origin by default. */
  readonly baseUrl?: string;
  /** The value of the `Authorization` header, asked for before each call. */
  readonly authorization?: () => Promise<string | undefined> | string | undefined;
  /** Replaces `fetch`, for tests and for callers with rules of their own. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds after which a call fails; none by default. */
  readonly timeout?: number;
}

/**
 * Makes a client.
 *
 * ```ts
 * const haul = createClient({ baseUrl: "https://haul.example.com", authorization: () => `Bearer ${apiKey}` });
 * const { data } = await haul.GET("/api/loads", { params: { query: { limit: 20 } } });
 * ```
 */
export function createClient(options: ClientOptions = {}): ApiClient {
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  return createFetchClient<paths>({
    baseUrl: options.baseUrl ?? "",
    // A list has commas between its values.
    querySerializer: { array: { style: "form", explode: false } },
    fetch: async (request) => {
      const authorization = await options.authorization?.();
      if (authorization !== undefined) request.headers.set("authorization", authorization);
      const response = await answerOf(withTimeout(request, options.timeout), send, options.timeout);
      if (!response.ok) throw await ApiError.fromResponse(response);
      return response;
    },
  });
}

async function answerOf(
  request: Request,
  send: (request: Request) => Promise<Response>,
  timeout: number | undefined,
): Promise<Response> {
  try {
    return await send(request);
  } catch (cause) {
    throw ApiError.fromFailure(cause, timeout);
  }
}

function withTimeout(request: Request, timeout: number | undefined): Request {
  if (timeout === undefined) return request;
  return new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]) });
}
