import { describe, expect, it } from "vitest";
import type { OpenApiDocument } from "./openapi-document";
import { operationsOf, searchOperations, tagPath, tagWords } from "./operations";

const DOCUMENT: OpenApiDocument = {
  info: { title: "Haul", version: "1.0.0" },
  paths: {
    "/api/loads": {
      get: {
        operationId: "list_loads",
        summary: "List loads",
        tags: ["Loads"],
        description: "Latest first.\n\nNeeds the permission `loads:read`.",
        security: [{ identity_token: [] }, { api_key: [] }],
        "x-permissions": ["loads:read"],
        responses: {
          200: { description: "A page.", content: { "application/json": { schema: { type: "object" } } } },
          404: { $ref: "#/components/responses/NotFound" },
        },
      },
      post: {
        operationId: "create_load",
        summary: "Book a load",
        tags: ["Loads"],
        security: [{ identity_token: [] }],
        requestBody: { content: { "application/json": { schema: { type: "object" }, example: { pieces: 1 } } } },
      },
    },
    "/api/owner/trucks": {
      get: {
        operationId: "list_owner_trucks",
        summary: "List trucks",
        tags: ["OwnerPortal"],
        security: [{ owner_session: [] }],
      },
    },
    "/api/carriers": { get: { operationId: "read_carrier", summary: "Look up", tags: ["Session"], security: [] } },
  },
  components: { responses: { NotFound: { description: "There is no such record." } } },
};

const operation = (id: string) => operationsOf(DOCUMENT).find((one) => one.id === id);
const idsFound = (query: string) =>
  searchOperations(operationsOf(DOCUMENT), query).map(({ tag, operations }) => [tag, operations.map(({ id }) => id)]);

describe("the operations of a document", () => {
  it("are all there, in its order", () => {
    expect(operationsOf(DOCUMENT).map(({ id }) => id)).toEqual([
      "list_loads",
      "create_load",
      "list_owner_trucks",
      "read_carrier",
    ]);
  });

  it.each([
    ["list_loads", "key"],
    ["create_load", "person"],
    ["list_owner_trucks", "owner"],
    ["read_carrier", "anyone"],
  ])("%s may be called by: %s", (id, caller) => {
    expect(operation(id)?.caller).toBe(caller);
  });

  it("say their one permission once", () => {
    expect(operation("list_loads")).toMatchObject({ description: "Latest first.", permissions: ["loads:read"] });
  });

  it("have answers that the document shares", () => {
    expect(operation("list_loads")?.answers).toEqual([
      { status: "200", description: "A page.", schema: { type: "object" } },
      { status: "404", description: "There is no such record.", schema: undefined },
    ]);
  });

  it("keep the document's example of a body", () => {
    expect(operation("create_load")?.bodyExample).toEqual({ pieces: 1 });
  });
});

describe("the search", () => {
  it.each([
    ["list lo", [["Loads", ["list_loads"]]]],
    ["POST", [["Loads", ["create_load"]]]],
    ["loads:read", [["Loads", ["list_loads"]]]],
    ["owner portal", [["OwnerPortal", ["list_owner_trucks"]]]],
    ["teleport", []],
  ])("finds by “%s”", (query, found) => {
    expect(idsFound(query)).toEqual(found);
  });
});

it.each([
  ["ApiKeys", "API keys"],
  ["FleetOwners", "Fleet owners"],
  ["DataQChallenges", "DataQs challenges"],
  ["Loads", "Loads"],
])("the tag %s reads “%s”", (tag, words) => {
  expect(tagWords(tag)).toBe(words);
});

it.each([
  ["ApiKeys", "/api/api_keys"],
  ["DataQChallenges", "/api/data_q_challenges"],
  ["Loads", "/api/loads"],
])("the list of the tag %s is %s", (tag, path) => {
  expect(tagPath(tag)).toBe(path);
});
