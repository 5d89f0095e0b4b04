import { type Call, type CallParameter, addressOf, headersOf, queryOf } from "./call";
import { literal, PYTHON } from "./literal";

/** What `httpx` has no body parameter for in its short form. */
const WITHOUT_BODY = ["GET", "DELETE"];

/** The call with `httpx`; `requests` takes the same names. */
export function pythonSample(call: Call, origin: string): string {
  const { method, parameters, body, credentials, hasAnswer } = call;
  const isShort = body === undefined || !WITHOUT_BODY.includes(method);
  const path = addressOf({ ...call, parameters: parameters.filter((one) => one.in === "path") });
  const lines = [
    ...(isShort ? [] : [JSON.stringify(method)]),
    JSON.stringify(origin + path),
    ...named("params", dictionary(queryOf(parameters))),
    ...named("headers", headers(call)),
    ...(body === undefined ? [] : [`json=${literal(body, PYTHON, 1)}`]),
  ];
  return [
    ...(credentials ? ["import os", ""] : []),
    "import httpx",
    "",
    `response = httpx.${isShort ? method.toLowerCase() : "request"}(`,
    ...lines.map((line) => `    ${line},`),
    ")",
    "response.raise_for_status()",
    hasAnswer ? "print(response.json())" : "print(response.status_code)",
  ].join("\n");
}

function headers({ credentials, parameters }: Call): string {
  const secret = credentials && `"Authorization": f"${credentials.scheme} {os.environ['${credentials.variable}']}"`;
  const others = headersOf(parameters).map(
    ({ name, value }) => `${JSON.stringify(name)}: ${literal(String(value), PYTHON)}`,
  );
  const entries = [...(secret ? [secret] : []), ...others];
  return entries.length > 1
    ? `{\n${entries.map((entry) => `        ${entry},\n`).join("")}    }`
    : `{${entries.join("")}}`;
}

function dictionary(parameters: readonly CallParameter[]): string {
  const values = parameters.map(({ name, value }) => [name, typeof value === "object" ? value.join(",") : value]);
  return literal(Object.fromEntries(values), PYTHON, 1);
}

function named(name: string, value: string): readonly string[] {
  return value === "{}" ? [] : [`${name}=${value}`];
}
