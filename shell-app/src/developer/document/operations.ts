import type {
  Content,
  OpenApiDocument,
  OperationObject,
  Parameter,
  Reference,
  ResponseObject,
  Schema,
} from "./openapi-document";

/**
 * Who may call an operation: programs with an API key (and people), signed-in people only, fleet owners in their portal,
 * or anyone.
 */
export type Caller = "key" | "person" | "owner" | "anyone";

export interface Answer {
  readonly status: string;
  readonly description: string;
  readonly schema: Schema | undefined;
}

/** One operation, ready to show. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly tag: string;
  readonly caller: Caller;
  /** One of them is needed. */
  readonly permissions: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  /** The body that the document gives as an example. */
  readonly bodyExample: unknown;
  readonly answers: readonly Answer[];
  /** Why it may fail, beside what any operation may fail of. */
  readonly codes: readonly string[];
}

/** Every operation in the order of the document. */
export function operationsOf(document: OpenApiDocument): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, source]) => operationOf(document, path, method, source)),
  );
}

function operationOf(document: OpenApiDocument, path: string, method: string, source: OperationObject): Operation {
  const permissions = source["x-permissions"] ?? [];
  const body = mediaIn(source.requestBody?.content);
  return {
    id: source.operationId ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    summary: source.summary ?? source.operationId ?? path,
    description: descriptionOf(source, permissions),
    tag: source.tags?.[0] ?? "Other",
    caller: callerOf(source),
    permissions,
    parameters: (source.parameters ?? []).map((parameter) => parameterOf(document, parameter)),
    body: body?.schema,
    bodyExample: body?.example,
    answers: Object.entries(source.responses ?? {}).map(([status, answer]) => answerOf(document, status, answer)),
    codes: source["x-codes"] ?? [],
  };
}

/** Without the sentence about permissions, which are shown on their own. */
function descriptionOf({ description = "" }: OperationObject, permissions: readonly string[]): string {
  if (permissions.length !== 1) return description;
  return description.replace(/\s*\n\nNeeds the permission `[^`]+`\.\s*$/, "");
}

function callerOf({ security = [] }: OperationObject): Caller {
  const schemes = security.flatMap((needed) => Object.keys(needed));
  if (schemes.length === 0) return "anyone";
  if (schemes.includes("api_key")) return "key";
  return schemes.includes("owner_session") ? "owner" : "person";
}

function parameterOf({ components }: OpenApiDocument, source: Parameter | Reference): Parameter {
  if (!("$ref" in source)) return source;
  const name = source.$ref.split("/").at(-1) ?? "";
  return components?.parameters?.[name] ?? { name, in: "query" };
}

function answerOf(document: OpenApiDocument, status: string, source: ResponseObject): Answer {
  const name = source.$ref?.split("/").at(-1);
  const { description = "", content } = (name && document.components?.responses?.[name]) || source;
  return { status, description, schema: mediaIn(content)?.schema };
}

function mediaIn(content: Content | undefined) {
  return content ? Object.values(content)[0] : undefined;
}

/** Operations of one tag. */
export interface OperationGroup {
  readonly tag: string;
  readonly operations: readonly Operation[];
}

/** The operations whose path, name, summary or permission contains every word, by tag in the order of the alphabet. */
export function searchOperations(operations: readonly Operation[], query: string): readonly OperationGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const text = searchText(operation);
    if (!words.every((word) => text.includes(word))) continue;
    const group = groups.get(operation.tag);
    if (group) group.push(operation);
    else groups.set(operation.tag, [operation]);
  }
  return [...groups]
    .map(([tag, found]) => ({ tag, operations: found }))
    .sort((a, b) => tagWords(a.tag).localeCompare(tagWords(b.tag)));
}

function searchText({ method, path, id, summary, tag, permissions }: Operation): string {
  return [method, path, id, summary, tagWords(tag), ...permissions].join(" ").toLowerCase();
}

/** Tags whose parts are not what people call them. */
const CALLED: Readonly<Record<string, string>> = {
  ApiKeys: "API keys",
  BasicMeasures: "BASIC percentiles",
  DataQChallenges: "DataQs challenges",
  DrugAlcohol: "Drug and alcohol",
};

const partsOf = (tag: string) => tag.split(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);

/** A tag as people read it: `FleetOwners` is “Fleet owners”, `ApiKeys` is “API keys”. */
export function tagWords(tag: string): string {
  const words = partsOf(tag).map((word, index) => (index === 0 ? word : word.toLowerCase()));
  return CALLED[tag] ?? words.join(" ");
}

/** Where the list of a tag's records is: `FleetOwners` is `/api/fleet_owners`. */
export const tagPath = (tag: string) => `/api/${partsOf(tag).join("_").toLowerCase()}`;
