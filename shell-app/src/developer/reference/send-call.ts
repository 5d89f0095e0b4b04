import { addressOf, type Call, headersOf } from "../samples";

/** What came back. */
export interface Reply {
  readonly status: number;
  readonly statusText: string;
  readonly milliseconds: number;
  readonly headers: readonly (readonly [string, string])[];
  /** Indented where it is JSON; empty when there is none. */
  readonly body: string;
}

/** A page does not get slow with a long list: the rest is what a program is for. */
const SHOWN_CHARACTERS = 100_000;

/**
 * Makes a call with a key, at this server. The page's own session is left out, so the answer is what a program would get.
 * The key is sent in the Authorization header only.
 */
export async function sendCall(call: Call, key: string): Promise<Reply> {
  const { method, body, credentials, parameters } = call;
  const started = performance.now();
  const response = await fetch(addressOf(call), {
    method,
    credentials: "omit",
    cache: "no-store",
    headers: {
      accept: "application/json",
      ...(credentials && key !== "" ? { authorization: `${credentials.scheme} ${key}` } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...Object.fromEntries(headersOf(parameters).map(({ name, value }) => [name, String(value)])),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    statusText: response.statusText,
    milliseconds: Math.round(performance.now() - started),
    headers: [...response.headers],
    body: shortened(isJson(response) ? indented(text) : text),
  };
}

function isJson(response: Response): boolean {
  return /\bjson\b/.test(response.headers.get("content-type") ?? "");
}

function indented(text: string): string {
  return text === "" ? "" : JSON.stringify(JSON.parse(text), null, 2);
}

function shortened(text: string): string {
  if (text.length <= SHOWN_CHARACTERS) return text;
  const rest = (text.length - SHOWN_CHARACTERS).toLocaleString("en-US");
  return `${text.slice(0, SHOWN_CHARACTERS)}\n… ${rest} more characters`;
}
