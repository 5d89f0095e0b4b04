import { describe, expect, it } from "vitest";
import { objectIn, type OpenApiDocument, operationsOf, searchOperations, typeName } from "./openapi-document";

const DOCUMENT: OpenApiDocument = {
  info: { title: "Haul", version: "1.0.0" },
  paths: {
    "/api/loads": {
      get: { operationId: "list_loads", summary: "List loads", tags: ["Loads"] },
      post: {
        operationId: "create_load",
        summary: "Book a load",
        tags: ["Loads"],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/LoadCreate" } } } },
      },
    },
    "/api/drivers": { get: { operationId: "list_drivers", summary: "List drivers", tags: ["Drivers"] } },
  },
  components: {
    schemas: {
      LoadCreate: {
        type: "object",
        properties: { stops: { type: "array", items: { $ref: "#/components/schemas/Stop" } } },
      },
      Stop: { type: "object", properties: { id: { type: "string", format: "uuid" } } },
    },
  },
};

describe("the API reference", () => {
  it("lists every operation", () => {
    expect(operationsOf(DOCUMENT).map(({ id }) => id)).toEqual(["list_loads", "create_load", "list_drivers"]);
  });

  it("finds operations by any words, grouped by tag", () => {
    const found = searchOperations(operationsOf(DOCUMENT), "list lo");
    expect(Object.entries(found).map(([tag, list]) => [tag, list.map(({ id }) => id)])).toEqual([
      ["Loads", ["list_loads"]],
    ]);
  });

  it.each([
    [{ $ref: "#/components/schemas/Stop" }, "Stop"],
    [{ allOf: [{ $ref: "#/components/schemas/Stop" }], description: "The first one." }, "Stop"],
    [{ type: "array", items: { $ref: "#/components/schemas/Stop" } }, "array of Stop"],
    [{ type: "string", format: "uuid" }, "string (uuid)"],
    [{ type: "string", enum: ["pickup", "delivery"] }, "pickup | delivery"],
    [{}, "anything"],
  ])("names the type of %j", (schema, name) => {
    expect(typeName(DOCUMENT, schema)).toBe(name);
  });

  it("finds the object inside of a list", () => {
    const schema = { type: "array", items: { $ref: "#/components/schemas/Stop" } };
    expect(Object.keys(objectIn(DOCUMENT, schema)?.properties ?? {})).toEqual(["id"]);
    expect(objectIn(DOCUMENT, { type: "string" })).toBeUndefined();
  });
});
