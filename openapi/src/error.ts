import { type FieldProblem, parseProblem } from "./problem";

/** Status of an `ApiError` for which no answer arrived. */
export const NO_ANSWER = 0;

/** Texts for what the server cannot word itself. */
export const CLIENT_MESSAGES = {
  network: "Network Error",
  aborted: "Request aborted",
  timeout: (milliseconds: number) => `timeout of ${milliseconds}ms exceeded`,
  unauthenticated: "Invalid credentials",
} as const;

interface ApiErrorFacts {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly requestId?: string | undefined;
  readonly fields?: readonly FieldProblem[] | undefined;
  readonly cause?: unknown;
}

/**
 * What every failed call is thrown as.
 * `code` is stable and says what is true (`version_stale`); `message` is for people; `requestId` is what support asks for.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** HTTP status, or `NO_ANSWER`. */
  readonly status: number;
  readonly code: string;
  readonly requestId: string;
  readonly fields: readonly FieldProblem[];

  constructor(facts: ApiErrorFacts) {
    super(facts.message, { cause: facts.cause });
    this.status = facts.status;
    this.code = facts.code;
    this.requestId = facts.requestId ?? "";
    this.fields = facts.fields ?? [];
  }

  /** Reads an error answer. The response's body is consumed. */
  static async fromResponse(response: Response): Promise<ApiError> {
    const text = await response.text().catch(() => "");
    const problem = parseProblem(response.status, parseJson(text));
    return new ApiError({
      status: problem.status,
      code: problem.code,
      message: problem.status === 401 ? CLIENT_MESSAGES.unauthenticated : problem.message,
      requestId: problem.request_id || (response.headers.get("x-request-id") ?? ""),
      fields: problem.fields,
    });
  }

  /** Words a call that got no answer: offline, aborted by the page, or out of time. */
  static fromFailure(cause: unknown, timeoutMilliseconds?: number): ApiError {
    if (cause instanceof ApiError) return cause;
    const name = cause instanceof Error || cause instanceof DOMException ? cause.name : "";
    if (name === "TimeoutError") {
      const message = CLIENT_MESSAGES.timeout(timeoutMilliseconds ?? 0);
      return new ApiError({ status: NO_ANSWER, code: "timeout", message, cause });
    }
    if (name === "AbortError") {
      return new ApiError({ status: NO_ANSWER, code: "aborted", message: CLIENT_MESSAGES.aborted, cause });
    }
    return new ApiError({ status: NO_ANSWER, code: "network", message: CLIENT_MESSAGES.network, cause });
  }

  /** True when the same call may succeed later without a change to it. */
  get isRetryable(): boolean {
    return this.status === NO_ANSWER ? this.code !== "aborted" : this.status >= 500 || this.status === 429;
  }
}

/** Any thrown value as an `ApiError`, for places that must show something. */
export function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ApiError({ status: NO_ANSWER, code: "unexpected", message, cause });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
