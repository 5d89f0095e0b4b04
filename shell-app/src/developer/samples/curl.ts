import { addressOf, type Call, headersOf } from "./call";

/** The call for a shell. */
export function curlSample(call: Call, origin: string): string {
  const { method, credentials, parameters, body } = call;
  const options = [
    // The shell puts the secret in, so only this one is in double quotes.
    ...(credentials ? [`-H "Authorization: ${credentials.scheme} $${credentials.variable}"`] : []),
    ...headersOf(parameters).map(({ name, value }) => `-H ${quoted(`${name}: ${String(value)}`)}`),
    ...(body === undefined
      ? []
      : [`-H ${quoted("Content-Type: application/json")}`, `-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ];
  const start = method === "GET" ? "curl" : `curl -X ${method}`;
  return [`${start} ${quoted(origin + addressOf(call))}`, ...options].join(" \\\n  ");
}

/** A text in single quotes, in which a shell changes nothing. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
