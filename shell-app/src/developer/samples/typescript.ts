import { type Call, type CallParameter, type Credentials, headersOf, queryOf } from "./call";
import { literal, TYPESCRIPT } from "./literal";

/** The call on the typed client, `@haul/api`. */
export function typescriptSample(call: Call, origin: string): string {
  return [
    `import { createClient } from "@haul/api";`,
    "",
    "const haul = createClient({",
    `  baseUrl: ${JSON.stringify(origin)},`,
    ...(call.credentials ? [`  authorization: () => ${secret(call.credentials)},`] : []),
    "});",
    "",
    clientCall(call),
    ...(call.hasAnswer ? ["console.log(data);"] : []),
  ].join("\n");
}

/** The one statement that makes the call. */
export function clientCall({ method, path, parameters, body, hasAnswer }: Call): string {
  const values = {
    ...group(
      "path",
      parameters.filter((one) => one.in === "path"),
    ),
    ...group("query", queryOf(parameters)),
    ...group("header", headersOf(parameters)),
  };
  const init = {
    ...(Object.keys(values).length > 0 ? { params: values } : {}),
    ...(body === undefined ? {} : { body }),
  };
  const options = Object.keys(init).length > 0 ? `, ${broken(init)}` : "";
  return `${hasAnswer ? "const { data } = " : ""}await haul.${method}(${JSON.stringify(path)}${options});`;
}

function secret({ scheme, variable }: Credentials): string {
  return `\`${scheme} \${process.env.${variable}}\``;
}

function group(name: string, parameters: readonly CallParameter[]): Record<string, unknown> {
  if (parameters.length === 0) return {};
  return { [name]: Object.fromEntries(parameters.map((one) => [one.name, one.value])) };
}

/** An object with a line for each of its parts, however short. */
function broken(init: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(init).map(([name, value]) => `  ${name}: ${literal(value, TYPESCRIPT, 1)},`);
  return ["{", ...lines, "}"].join("\n");
}
