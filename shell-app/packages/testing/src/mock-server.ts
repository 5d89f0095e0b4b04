import type { RequestHandler } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { annotationHandlers } from "./annotations";
import { savedViewHandlers } from "./saved-views";

/** A request as a test looks at it. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly headers: Headers;
  /** The JSON that was sent, or the text where it is none. */
  readonly body: () => Promise<unknown>;
}

export interface MockServer {
  /** Answers that take precedence until the end of the test. */
  readonly use: (...handlers: RequestHandler[]) => void;
  /** What was sent in this test, such as `sent("POST", /assign$/)`. */
  readonly sent: (method?: string, path?: RegExp) => SentRequest[];
  /** The body of the one request that was sent there; complains about none and about several. */
  readonly bodySent: (method: string, path: RegExp) => Promise<unknown>;
}

/** Answers a test file's requests: fresh mocks before each test, everything written down, nothing unanswered. */
export function mockServer(make: () => RequestHandler[]): MockServer {
  const server = setupServer();
  let requests: Request[] = [];

  server.events.on("request:start", ({ request }) => {
    requests.push(request.clone());
  });
  beforeAll(() => {
    server.listen({ onUnhandledRequest: "error" });
  });
  beforeEach(() => {
    // Every list asks for its views, every drawer for what is attached to its record.
    server.resetHandlers(...make(), ...savedViewHandlers(), ...annotationHandlers());
    requests = [];
  });
  afterAll(() => {
    server.close();
  });

  const sent: MockServer["sent"] = (method, path) =>
    requests.map(sentRequest).filter((one) => {
      // Every open record announces its reader; only a test that asks for that is about it.
      const isAsked = path?.test(one.path) ?? !one.path.endsWith("/presence");
      return (!method || one.method === method) && isAsked;
    });

  return {
    use: (...handlers) => {
      server.use(...handlers);
    },
    sent,
    bodySent: (method, path) => {
      const [first, ...others] = sent(method, path);
      if (!first || others.length > 0)
        throw new Error(`Expected one ${method} ${path}, but there were ${others.length + (first ? 1 : 0)}.`);
      return first.body();
    },
  };
}

function sentRequest(request: Request): SentRequest {
  const url = new URL(request.url);
  return {
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: async () => {
      const text = await request.clone().text();
      return request.headers.get("content-type")?.includes("json") ? (JSON.parse(text) as unknown) : text;
    },
  };
}
