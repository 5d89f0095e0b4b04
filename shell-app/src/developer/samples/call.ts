import {
  exampleBody,
  exampleParameter,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  typesOf,
} from "../document";

/** One request to the API with all its values: what samples are written from, and what “Try it” sends. */
export interface Call {
  readonly method: string;
  /** As in the document: `/api/loads/{load_id}`. */
  readonly path: string;
  readonly parameters: readonly CallParameter[];
  /** Any JSON value; undefined when nothing is sent. */
  readonly body: unknown;
  readonly credentials: Credentials | undefined;
  /** Whether a success has a body to read. */
  readonly hasAnswer: boolean;
}

export interface CallParameter {
  readonly name: string;
  readonly in: string;
  /** A list has commas between its values. */
  readonly value: ParameterValue;
}

type ParameterValue = string | number | boolean | readonly string[];

/** The `Authorization` header: its scheme, and the environment variable that samples take the secret from. */
export interface Credentials {
  readonly scheme: "Bearer" | "JWT";
  readonly variable: string;
}

/** What a person has typed, by parameter; empty means left out. */
export type ParameterTexts = Readonly<Record<string, string>>;

const CREDENTIALS: Readonly<Record<Operation["caller"], Credentials | undefined>> = {
  key: { scheme: "Bearer", variable: "HAUL_API_KEY" },
  person: { scheme: "Bearer", variable: "HAUL_ID_TOKEN" },
  owner: { scheme: "JWT", variable: "HAUL_OWNER_TOKEN" },
  anyone: undefined,
};

/** The header that makes a repeated create harmless: samples always send one. */
export const IDEMPOTENCY_KEY = "Idempotency-Key";
const EXAMPLE_KEY = "b7d4c1e8-nightly-import-42";

/** A call of an operation with these values. */
export function callOf(
  { method, path, parameters, caller, answers }: Operation,
  texts: ParameterTexts,
  body: unknown,
): Call {
  return {
    method,
    path,
    parameters: parameters.flatMap((parameter) => {
      const text = texts[parameter.name] ?? "";
      return text === "" ? [] : [{ name: parameter.name, in: parameter.in, value: valueOf(parameter, text) }];
    }),
    body,
    credentials: CREDENTIALS[caller],
    hasAnswer: answers.some(({ status, schema }) => status.startsWith("2") && schema !== undefined),
  };
}

/** A call with example values: what is required, and the key of a create. */
export function exampleCall(document: OpenApiDocument, operation: Operation): Call {
  return callOf(operation, exampleTexts(document, operation), exampleBody(document, operation));
}

/** The example values of an operation's parameters, as a person would type them. */
export function exampleTexts(document: OpenApiDocument, { parameters }: Operation): ParameterTexts {
  const texts = parameters.flatMap((parameter): [string, string][] => {
    if (parameter.name === IDEMPOTENCY_KEY) return [[parameter.name, EXAMPLE_KEY]];
    if (!parameter.required && parameter.name !== "limit") return [];
    return [[parameter.name, String(exampleParameter(document, parameter))]];
  });
  return Object.fromEntries(texts);
}

/** Path and query of a call. */
export function addressOf({ path, parameters }: Call): string {
  const values = new Map(parameters.filter((one) => one.in === "path").map(({ name, value }) => [name, String(value)]));
  const filled = path.replaceAll(/\{([^}]+)\}/g, (hole, name: string) => {
    const value = values.get(name);
    return value === undefined ? hole : encodeURIComponent(value);
  });
  const query = new URLSearchParams(queryOf(parameters).map(({ name, value }) => [name, String(value)])).toString();
  return query === "" ? filled : `${filled}?${query}`;
}

export function queryOf(parameters: readonly CallParameter[]): readonly CallParameter[] {
  return parameters.filter((one) => one.in === "query");
}

/** The headers of a call beside the credentials and the body's type. */
export function headersOf(parameters: readonly CallParameter[]): readonly CallParameter[] {
  return parameters.filter((one) => one.in === "header");
}

/** A number where the document wants one; a program's own types would complain about its text. */
function valueOf({ schema = {} }: Parameter, text: string): ParameterValue {
  const types = typesOf(schema);
  if ((types.includes("integer") || types.includes("number")) && Number.isFinite(Number(text))) return Number(text);
  if (types.includes("array")) return text.split(",").map((value) => value.trim());
  if (types.includes("boolean") && /^(true|false)$/.test(text)) return text === "true";
  return text;
}
