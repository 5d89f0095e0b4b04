import type { OpenApiDocument, Parameter, Schema } from "./openapi-document";
import type { Operation } from "./operations";
import { resolve, typesOf } from "./schema";

/** Enough for every body of the document; a schema that contains itself ends here. */
const DEEPEST = 6;
/** How many fields the example of an object has whose fields are all optional. */
const OPTIONAL_FIELDS = 3;

/** A UUIDv7, as the product's ids are. */
const EXAMPLE_ID = "01939b2f-6c1e-7a40-9d3b-5f0c8a1e2b47";

/** Values of fields that have no format of their own, by what their name ends in. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/email$/i, "dispatch@lakeside.example"],
  [/phone$/i, "(312) 555-0142"],
  [/_local$/, "2026-12-01T08:00"],
  [/^full_?name$/i, "Dana Whitfield"],
  [/^first_name$/, "Dana"],
  [/^last_name$/, "Whitfield"],
  [/file_name$/, "rate-confirmation.pdf"],
  [/media_type$/, "application/pdf"],
  [/column$/, "Customer"],
  [/name$/i, "Lakeside Cold Storage"],
  [/^line1$|address$/i, "1200 Dock St"],
  [/^city$/, "Chicago"],
  [/^state$/, "IL"],
  [/^postal_code$/, "60601"],
  [/time_zone$/, "America/Chicago"],
  [/currency$/, "USD"],
  [/unit_number$/, "119"],
  [/reason$|note$/, "The customer asked for it."],
  [/miles_per_|_miles$|miles_per_day$/, "6.5"],
  [/price$|peg$/, "3.899"],
  [/rate$|margin_floor$|^value$/, "1.25"],
];

/** The body that an operation's samples send; undefined when it takes none. */
export function exampleBody(document: OpenApiDocument, { body, bodyExample }: Operation): unknown {
  if (bodyExample !== undefined) return bodyExample;
  return body && exampleValue(document, body);
}

/** The value that a parameter's samples send. */
export function exampleParameter(document: OpenApiDocument, { name, schema, example }: Parameter): unknown {
  return example ?? exampleValue(document, schema ?? { type: "string" }, name);
}

/**
 * A plausible value of a schema: the document's own example if it has one, else its default. An object has its required
 * fields and those with a default, which the typed client wants too.
 */
export function exampleValue(document: OpenApiDocument, schema: Schema, name = "", depth = 0): unknown {
  const target = resolve(document, schema).schema;
  const given = schema.example ?? schema.examples?.[0] ?? target.example ?? target.examples?.[0];
  if (given !== undefined) return given;
  if (target.default !== undefined) return target.default;
  if (target.enum) return target.enum[0];
  const alternative = (target.oneOf ?? target.anyOf)?.find((one) => one.type !== "null");
  if (alternative) return exampleValue(document, alternative, name, depth + 1);
  switch (typesOf(target).find((type) => type !== "null")) {
    case "object":
      return exampleObject(document, target, depth);
    case "array":
      return target.items && depth < DEEPEST ? [exampleValue(document, target.items, name, depth + 1)] : [];
    case "integer":
    case "number":
      return exampleNumber(target, name);
    case "boolean":
      return true;
    default:
      return exampleText(target, name);
  }
}

function exampleObject(document: OpenApiDocument, { properties = {}, required = [] }: Schema, depth: number): unknown {
  if (depth >= DEEPEST) return {};
  const usual = Object.keys(properties).filter(
    (name) => required.includes(name) || "default" in (properties[name] ?? {}),
  );
  const names = usual.length > 0 ? usual : Object.keys(properties).slice(0, OPTIONAL_FIELDS);
  const entries = names.map((name) => [name, exampleValue(document, properties[name] ?? {}, name, depth + 1)]);
  return Object.fromEntries(entries) as unknown;
}

function exampleNumber({ minimum = 0, maximum = Infinity }: Schema, name: string): number {
  const usual = /_cents$/.test(name) ? 185_000 : /^limit$/.test(name) ? 25 : /_pounds$/.test(name) ? 41_200 : 1;
  return Math.min(Math.max(usual, minimum), maximum);
}

function exampleText({ format, description = "", maxLength = Infinity }: Schema, name: string): string {
  if (format === "uuid") return EXAMPLE_ID;
  if (format === "date") return "2026-12-01";
  if (format === "date-time") return "2026-12-01T14:30:00Z";
  const known = TEXTS.find(([pattern]) => pattern.test(name))?.[1];
  if (known !== undefined) return known.slice(0, maxLength);
  if (/decimal/i.test(description)) return "12.5";
  return (name.replaceAll("_", " ") || "text").slice(0, maxLength);
}
