/** The part of OpenAPI 3.0 that the reference shows. */
export interface OpenApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

interface OperationObject {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content?: Content };
  readonly responses?: Readonly<Record<string, { readonly description?: string; readonly content?: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly nullable?: boolean;
  readonly example?: unknown;
}

/** One operation, ready to show. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly tag: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  readonly answers: readonly {
    readonly status: string;
    readonly description: string;
    readonly schema: Schema | undefined;
  }[];
}

/** Every operation in the order of the document. */
export function operationsOf(document: OpenApiDocument): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, source]) => ({
      id: source.operationId ?? `${method} ${path}`,
      method: method.toUpperCase(),
      path,
      summary: source.summary ?? source.operationId ?? path,
      description: source.description,
      tag: source.tags?.[0] ?? "Other",
      parameters: source.parameters ?? [],
      body: schemaIn(source.requestBody?.content),
      answers: Object.entries(source.responses ?? {}).map(([status, answer]) => ({
        status,
        description: answer.description ?? "",
        schema: schemaIn(answer.content),
      })),
    })),
  );
}

/** The operations whose path, name or summary contains every word, by tag. */
export function searchOperations(
  operations: readonly Operation[],
  query: string,
): Readonly<Record<string, Operation[]>> {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const groups: Record<string, Operation[]> = {};
  for (const operation of operations) {
    const text = `${operation.method} ${operation.path} ${operation.id} ${operation.summary}`.toLowerCase();
    if (words.every((word) => text.includes(word))) (groups[operation.tag] ??= []).push(operation);
  }
  return groups;
}

/** Follows a reference into the document's components; the name is for people. */
export function resolve(
  document: OpenApiDocument,
  schema: Schema,
): { readonly name: string | undefined; readonly schema: Schema } {
  // poem-openapi wraps a reference that has a description of its own in `allOf`.
  const target = schema.$ref ?? (schema.allOf?.length ? schema.allOf.find((part) => part.$ref)?.$ref : undefined);
  if (target === undefined) return { name: undefined, schema };
  const name = target.split("/").at(-1) ?? target;
  return { name, schema: document.components?.schemas?.[name] ?? {} };
}

/** A schema's type in a few words: `Load`, `array of Stop`, `string (uuid)`. */
export function typeName(document: OpenApiDocument, schema: Schema): string {
  const { name, schema: target } = resolve(document, schema);
  if (target.type === "array" && target.items) return `array of ${typeName(document, target.items)}`;
  if (name !== undefined && target.properties) return name;
  if (target.enum) return target.enum.map(String).join(" | ");
  const alternatives = target.oneOf ?? target.anyOf;
  if (alternatives) return alternatives.map((one) => typeName(document, one)).join(" | ");
  const type = target.type ?? name ?? "anything";
  return target.format === undefined ? type : `${type} (${target.format})`;
}

/** The schema whose properties are worth listing: the object itself, or what an array holds. */
export function objectIn(document: OpenApiDocument, schema: Schema): Schema | undefined {
  const { schema: target } = resolve(document, schema);
  if (target.properties) return target;
  return target.items ? objectIn(document, target.items) : undefined;
}

function schemaIn(content: Content | undefined): Schema | undefined {
  return content ? Object.values(content)[0]?.schema : undefined;
}
