import type { OpenApiDocument, Schema } from "./openapi-document";

/** More values than these make a type unreadable. */
const SHOWN_VALUES = 24;

/** Follows a reference into the document's components; the name is for people. */
export function resolve(
  document: OpenApiDocument,
  schema: Schema,
): { readonly name: string | undefined; readonly schema: Schema } {
  const target = schema.$ref ?? schema.allOf?.find((part) => part.$ref !== undefined)?.$ref;
  if (target === undefined) return { name: undefined, schema };
  const name = target.split("/").at(-1) ?? target;
  return { name, schema: document.components?.schemas?.[name] ?? {} };
}

/** A schema's type in a few words: `Load`, `array of Stop`, `string (uuid) or null`. */
export function typeName(document: OpenApiDocument, schema: Schema): string {
  const { name, schema: target } = resolve(document, schema);
  if (target.type === "array" && target.items) return `array of ${typeName(document, target.items)}`;
  if (name !== undefined && target.properties) return name;
  if (target.enum) return valuesOf(target.enum);
  const alternatives = target.oneOf ?? target.anyOf;
  if (alternatives) return alternatives.map((one) => typeName(document, one)).join(" or ");
  const [type = name ?? "anything", ...others] = typesOf(target);
  const first = target.format === undefined ? type : `${type} (${target.format})`;
  return [first, ...others].join(" or ");
}

/** The types that a value may have. */
export function typesOf({ type }: Schema): readonly string[] {
  if (type === undefined) return [];
  return typeof type === "string" ? [type] : type;
}

/** The schema whose properties are worth listing: the object itself, or what an array or an alternative to null holds. */
export function objectIn(document: OpenApiDocument, schema: Schema): Schema | undefined {
  const { schema: target } = resolve(document, schema);
  if (target.properties) return target;
  const inner = target.items ?? (target.anyOf ?? target.oneOf)?.find((one) => one.type !== "null");
  return inner && objectIn(document, inner);
}

/** A field of an object, ready to show. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string | undefined;
  /** What the field holds, if that has fields of its own. */
  readonly inner: Schema | undefined;
}

/** The fields of an object or of the objects in an array; none of anything else. */
export function fieldsOf(document: OpenApiDocument, schema: Schema): readonly Field[] {
  const object = objectIn(document, schema);
  return Object.entries(object?.properties ?? {}).map(([name, property]) => ({
    name,
    type: typeName(document, property),
    isRequired: object?.required?.includes(name) ?? false,
    description: property.description,
    inner: objectIn(document, property),
  }));
}

function valuesOf(values: readonly unknown[]): string {
  const shown = values.slice(0, SHOWN_VALUES).map(String);
  const others = values.length - shown.length;
  return others > 0 ? `${shown.join(" | ")} | ${others} more` : shown.join(" | ");
}
