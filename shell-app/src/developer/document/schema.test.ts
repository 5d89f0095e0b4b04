import { describe, expect, it } from "vitest";
import type { OpenApiDocument, Schema } from "./openapi-document";
import { fieldsOf, typeName } from "./schema";

const STOP: Schema = { $ref: "#/components/schemas/Stop" };
const DOCUMENT: OpenApiDocument = {
  info: { title: "Haul", version: "1.0.0" },
  paths: {},
  components: {
    schemas: {
      Load: { type: "object", required: ["stops"], properties: { stops: { type: "array", items: STOP } } },
      Stop: {
        type: "object",
        properties: {
          id: { type: "string", format: "uuid", description: "Which one." },
          next: { anyOf: [STOP, { type: "null" }] },
        },
      },
    },
  },
};

const LETTERS = "a b c d e f g h i j k l m n o p q r s t u v w x y z".split(" ");

describe("a type in words", () => {
  it.each<[Schema, string]>([
    [STOP, "Stop"],
    [{ allOf: [STOP], description: "The first one." }, "Stop"],
    [{ type: "array", items: STOP }, "array of Stop"],
    [{ type: "string", format: "uuid" }, "string (uuid)"],
    [{ type: ["string", "null"], format: "date" }, "string (date) or null"],
    [{ anyOf: [STOP, { type: "null" }] }, "Stop or null"],
    [{ type: "string", enum: ["pickup", "delivery"] }, "pickup | delivery"],
    [{ type: "string", enum: LETTERS }, `${LETTERS.slice(0, 24).join(" | ")} | 2 more`],
    [{}, "anything"],
  ])("%j", (schema, name) => {
    expect(typeName(DOCUMENT, schema)).toBe(name);
  });
});

describe("the fields of an object", () => {
  it("say what is required, and what has fields of its own", () => {
    const [stops] = fieldsOf(DOCUMENT, { $ref: "#/components/schemas/Load" });
    expect(stops).toMatchObject({ name: "stops", type: "array of Stop", isRequired: true });
    const inner = fieldsOf(DOCUMENT, stops?.inner ?? {});
    expect(inner).toMatchObject([
      { name: "id", isRequired: false, description: "Which one.", inner: undefined },
      { name: "next", type: "Stop or null" },
    ]);
    expect(inner[1]?.inner).toBe(DOCUMENT.components?.schemas?.["Stop"]);
  });

  it("are those of the objects in a list", () => {
    expect(fieldsOf(DOCUMENT, { type: "array", items: STOP }).map(({ name }) => name)).toEqual(["id", "next"]);
  });

  it("are none of a text", () => {
    expect(fieldsOf(DOCUMENT, { type: "string" })).toEqual([]);
  });
});
