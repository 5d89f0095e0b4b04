import type { HttpMethod, PathsWithMethod } from "openapi-typescript-helpers";
import { http, HttpResponse, type HttpHandler, type JsonBodyType } from "msw";
import type { Problem } from "./problem";
import type { paths } from "./schema.gen";

type Method = Extract<HttpMethod, "get" | "post" | "put" | "patch" | "delete">;
type Operation<P extends keyof paths, M extends Method> = M extends keyof paths[P] ? paths[P][M] : never;
type JsonOf<T> = T extends { content: { [media: string]: infer Body } } ? Body : undefined;

/** The body of an operation's success answer. */
export type AnswerOf<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: infer Responses }
    ? JsonOf<Responses[Extract<keyof Responses, 200 | 201 | 202 | 204>]>
    : never;

/** The body that an operation takes. */
export type BodyOf<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { requestBody?: infer Body } ? JsonOf<NonNullable<Body>> : undefined;

/** What a mock sees of a request. */
export interface MockRequest<P extends keyof paths, M extends Method> {
  /** Path parameters by name. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: BodyOf<P, M>;
}

type Resolve<P extends keyof paths, M extends Method> = (
  request: MockRequest<P, M>,
) => AnswerOf<P, M> | Response | Promise<AnswerOf<P, M> | Response>;

/**
 * An MSW handler that answers one operation, typed by the API document.
 *
 * ```ts
 * mock("get", "/api/terminals/{terminal_id}", ({ params }) => terminals[params.terminal_id] ?? mockProblem(404));
 * ```
 */
export function mock<M extends Method, P extends PathsWithMethod<paths, M>>(
  method: M,
  path: P,
  resolve: Resolve<P, M>,
): HttpHandler {
  const pattern = `*${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
  return http[method](pattern, async ({ request, params }) => {
    const text = await request.clone().text();
    const answer = await resolve({
      params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
      query: new URL(request.url).searchParams,
      headers: request.headers,
      body: (text === "" ? undefined : JSON.parse(text)) as BodyOf<P, M>,
    });
    if (answer instanceof Response) return answer;
    return HttpResponse.json(answer as JsonBodyType, { status: method === "post" ? 201 : 200 });
  });
}

/** An error answer with the body that the server would give. */
export function mockProblem(status: number, facts: Partial<Problem> = {}): Response {
  const problem: Problem = {
    status,
    code: facts.code ?? `http_${status}`,
    message: facts.message ?? `Refused with status ${status}.`,
    request_id: facts.request_id ?? "00000000-0000-7000-8000-000000000000",
    fields: facts.fields ?? [],
  };
  return HttpResponse.json({ ...problem }, { status, headers: { "content-type": "application/problem+json" } });
}
