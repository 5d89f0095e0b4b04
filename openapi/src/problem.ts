/** One field of a request that the server refused, with a path such as `stops.0.earliest_local`. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** The body of every error answer (RFC 9457 with Haul's members), as far as a client relies on it. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly request_id: string;
  readonly fields: readonly FieldProblem[];
}

/**
 * Reads a problem body leniently: a proxy in front of Haul may answer with HTML, text or nothing at all.
 */
export function parseProblem(status: number, body: unknown): Problem {
  const source = isRecord(body) ? body : {};
  const text = firstText(source["message"], source["detail"], source["error"], source["title"]);
  return {
    status,
    code: firstText(source["code"]) ?? `http_${status}`,
    message: text ?? `The server answered with status ${status}.`,
    request_id: firstText(source["request_id"]) ?? "",
    fields: Array.isArray(source["fields"]) ? source["fields"].filter(isFieldProblem) : [],
  };
}

function firstText(...values: unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === "string" && value !== "");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isRecord(value) && typeof value["path"] === "string" && typeof value["message"] === "string";
}
