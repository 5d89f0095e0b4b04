import { describe, expect, it } from "vitest";
import { exampleValue } from "./example-value";
import type { OpenApiDocument, Schema } from "./openapi-document";

const DOCUMENT: OpenApiDocument = {
  info: { title: "Haul", version: "1.0.0" },
  paths: {},
  components: {
    schemas: {
      Stop: {
        type: "object",
        required: ["kind", "facility_id", "next"],
        properties: {
          kind: { type: "string", enum: ["pickup", "delivery"] },
          facility_id: { type: "string", format: "uuid" },
          notes: { type: "string" },
          is_drop: { type: "boolean", default: false },
          next: { type: "array", items: { $ref: "#/components/schemas/Stop" } },
        },
      },
    },
  },
};

const text = (name: string, more: Schema = {}) => exampleValue(DOCUMENT, { type: "string", ...more }, name);

describe("an example value", () => {
  it.each<[string, Schema, unknown]>([
    ["of a date", { type: "string", format: "date" }, "2026-12-01"],
    ["of a moment", { type: "string", format: "date-time" }, "2026-12-01T14:30:00Z"],
    ["of a list", { type: "array", items: { type: "boolean" } }, [true]],
    ["of what may be null", { anyOf: [{ type: "string", format: "date" }, { type: "null" }] }, "2026-12-01"],
    ["of what may be null, in short", { type: ["integer", "null"] }, 1],
    ["of the document itself", { type: "string", example: "reefer" }, "reefer"],
    ["of the document itself, among several", { type: "string", examples: ["reefer", "dry_van"] }, "reefer"],
    ["within its bounds", { type: "integer", minimum: 10, maximum: 20 }, 10],
  ])("%s", (_what, schema, value) => {
    expect(exampleValue(DOCUMENT, schema)).toEqual(value);
  });

  it.each([
    ["phone", "(312) 555-0142"],
    ["userEmail", "dispatch@lakeside.example"],
    ["earliest_local", "2026-12-01T08:00"],
    ["postal_code", "60601"],
    ["hazard_class", "hazard class"],
  ])("of %s", (name, value) => {
    expect(text(name)).toBe(value);
  });

  it("is no longer than allowed, and a number where the text must be one", () => {
    expect(text("hazard_class", { maxLength: 6 })).toBe("hazard");
    expect(text("toll_total", { description: "Decimal with 2 places." })).toBe("12.5");
  });

  it("has the required fields, those with a default, and no others", () => {
    const stop = exampleValue(DOCUMENT, { $ref: "#/components/schemas/Stop" });
    expect(stop).toMatchObject({ kind: "pickup", next: [{ kind: "pickup" }] });
    expect(stop).toMatchObject({ is_drop: false });
    expect(stop).not.toHaveProperty("notes");
  });

  it("has a few fields where none is required", () => {
    const properties = Object.fromEntries(["a", "b", "c", "d"].map((name) => [name, { type: "boolean" }]));
    expect(exampleValue(DOCUMENT, { type: "object", properties })).toEqual({ a: true, b: true, c: true });
  });

  it("ends where a schema contains itself", () => {
    expect(JSON.stringify(exampleValue(DOCUMENT, { $ref: "#/components/schemas/Stop" })).length).toBeLessThan(2_000);
  });
});
