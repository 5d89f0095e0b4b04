import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { nodePrograms } from "../installed.mjs";
import { changesBetween } from "./breaking.mjs";
import { checkAgainst, refusalsOfRelease } from "./judge.mjs";

const ref = (name) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema) => ({ content: { "application/json": { schema } } });

/** Everything that a change can be about; a load is in requests and in answers, and is in a circle. */
const RELEASED = {
  openapi: "3.1.0",
  info: { title: "Haul", version: "1.2.0" },
  paths: {
    "/api/loads": {
      get: {
        operationId: "list_loads",
        tags: ["Loads"],
        summary: "List loads",
        parameters: [
          { name: "q", in: "query", required: false, schema: { type: "string", maxLength: 100 } },
          { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 200, default: 50 } },
          { name: "status", in: "query", schema: ref("Status") },
        ],
        responses: { 200: { description: "A page.", ...json(ref("Page")) }, 403: { description: "No." } },
        security: [{ person: [] }, { key: [] }],
        "x-permissions": ["loads:read", "loads:write"],
      },
      post: {
        operationId: "create_load",
        tags: ["Loads"],
        requestBody: { required: false, ...json(ref("LoadCreate")) },
        responses: {
          201: { description: "It.", headers: { Location: { schema: { type: "string" } } }, ...json(ref("Load")) },
        },
        security: [],
      },
    },
    "/api/loads/{load_id}": {
      get: {
        operationId: "read_load",
        parameters: [{ name: "load_id", in: "path", required: true, schema: { type: "string" } }],
        responses: { 200: { description: "It.", ...json(ref("Load")) } },
      },
    },
  },
  webhooks: { load: { post: { operationId: "receive_load", requestBody: json(ref("Event")) } } },
  components: {
    schemas: {
      Page: { type: "object", required: ["items"], properties: { items: { type: "array", items: ref("Load") } } },
      Load: {
        type: "object",
        required: ["id", "status"],
        properties: {
          id: { type: "string", format: "uuid", description: "Which one." },
          status: { description: "How far it is.", ...ref("Status") },
          weight: { type: "number", examples: [1] },
          next: ref("Load"),
        },
      },
      LoadCreate: {
        type: "object",
        required: ["name"],
        properties: {
          name: { type: "string", maxLength: 40 },
          notes: { type: ["string", "null"], pattern: "^[a-z]*$" },
          stops: { type: "array", maxItems: 9, items: { type: "string" } },
          contact: { anyOf: [ref("Contact"), { type: "null" }] },
        },
      },
      Contact: { type: "object", properties: { phone: { type: "string" } } },
      Status: { type: "string", enum: ["booked", "delivered"] },
      Event: { type: "object", properties: { sequence: { type: "integer" } } },
    },
  },
};

/** What its change does to the document, as `place: what`. */
async function breaksOf(change) {
  const current = structuredClone(RELEASED);
  change(current, current.components.schemas, current.paths["/api/loads"].get, current.paths["/api/loads"].post);
  return (await changesBetween(RELEASED, current)).breaking.map(({ place, what }) => `${place}: ${what}`);
}

beforeAll(() => nodePrograms(), 300_000);

describe("a change is refused", () => {
  it.each([
    ["an operation removed", (d) => delete d.paths["/api/loads"].get, "GET /api/loads: is gone"],
    [
      "another method",
      ({ paths: { "/api/loads": path } }) => {
        path.put = path.post;
        delete path.post;
      },
      "POST /api/loads: is gone",
    ],
    [
      "another path",
      ({ paths }) => {
        paths["/api/trips/{load_id}"] = paths["/api/loads/{load_id}"];
        delete paths["/api/loads/{load_id}"];
      },
      "GET /api/loads/{load_id}: is gone",
    ],
    [
      "another id",
      (_, __, list) => (list.operationId = "find_loads"),
      "GET /api/loads: operationId was list_loads and is find_loads",
    ],
    ["another tag", (_, __, list) => (list.tags = ["Freight"]), "GET /api/loads: tags was Loads and is Freight"],
    ["a webhook removed", (d) => delete d.webhooks.load, "webhook load: is gone"],
    ["a webhook's property removed", (_, s) => delete s.Event.properties.sequence, "Event.sequence: is gone"],

    ["an answer's property removed", (_, s) => delete s.Load.properties.weight, "Load.weight: is gone"],
    [
      "an answer's property of another type",
      (_, s) => (s.Load.properties.weight.type = "string"),
      "Load.weight: was number and is string",
    ],
    [
      "an answer's property that may be null",
      (_, s) => (s.Load.properties.weight.type = ["number", "null"]),
      'Load.weight: was number and is ["number","null"]',
    ],
    [
      "an answer's property of another format",
      (_, s) => delete s.Load.properties.id.format,
      "Load.id: format was uuid and is none",
    ],
    [
      "an answer's property that may be missing",
      (_, s) => s.Load.required.pop(),
      "Load.status: was always there and may be missing now",
    ],
    ["an answer's value without an enum", (_, s) => delete s.Status.enum, "Status: may have any value now"],
    [
      "an answer's list of something else",
      (_, s) => (s.Page.properties.items.items = { type: "string" }),
      "Load: was object and is string",
    ],
    [
      "an answer's header removed",
      (_, __, ___, create) => (create.responses[201].headers = {}),
      "POST /api/loads, response 201, header Location: is gone",
    ],
    [
      "a type of an answer removed",
      (_, __, list) => (list.responses[200].content = { "text/csv": {} }),
      "GET /api/loads, response 200, application/json: is gone",
    ],

    ["a parameter removed", (_, __, list) => list.parameters.shift(), "GET /api/loads, query parameter q: is gone"],
    [
      "a required parameter added",
      (_, __, list) => list.parameters.unshift({ name: "at", in: "query", required: true, schema: {} }),
      "GET /api/loads, query parameter at: is now required",
    ],
    [
      "a parameter made required",
      (_, __, list) => (list.parameters[0].required = true),
      "GET /api/loads, query parameter q: is now required",
    ],
    [
      "a parameter with another default",
      (_, __, list) => (list.parameters[1].schema.default = 20),
      "GET /api/loads, query parameter limit: default was 50 and is 20",
    ],
    [
      "a body made required",
      (_, __, ___, create) => (create.requestBody.required = true),
      "POST /api/loads, body: is now required",
    ],
    [
      "a required property added",
      (_, s) =>
        Object.assign(s.LoadCreate, {
          required: ["name", "kind"],
          properties: { ...s.LoadCreate.properties, kind: { type: "string" } },
        }),
      "LoadCreate.kind: is now required",
    ],
    ["a property made required", (_, s) => s.LoadCreate.required.push("notes"), "LoadCreate.notes: is now required"],
    ["a request's property removed", (_, s) => delete s.LoadCreate.properties.notes, "LoadCreate.notes: is gone"],
    [
      "a request's property of another type",
      (_, s) => (s.LoadCreate.properties.name.type = "integer"),
      "LoadCreate.name: was string and is integer",
    ],
    [
      "a request's property that null no longer clears",
      (_, s) => (s.LoadCreate.properties.notes.type = "string"),
      'LoadCreate.notes: was ["string","null"] and is string',
    ],
    [
      "a request's object that null no longer clears",
      (_, s) => (s.LoadCreate.properties.contact = ref("Contact")),
      'LoadCreate.contact: anyOf no longer takes {"type":"null"}',
    ],
    ["a request's value no longer taken", (_, s) => s.Status.enum.shift(), "Status: no longer takes booked"],

    [
      "a request's text with an enum",
      (_, s) => (s.LoadCreate.properties.name.enum = ["a", "b"]),
      'LoadCreate.name: takes nothing but ["a","b"]',
    ],

    [
      "a shorter text",
      (_, s) => (s.LoadCreate.properties.name.maxLength = 20),
      "LoadCreate.name: maxLength was 40 and is 20",
    ],
    [
      "a limited text",
      (_, s) => (s.LoadCreate.properties.notes.maxLength = 20),
      "LoadCreate.notes: maxLength was none and is 20",
    ],
    [
      "another pattern",
      (_, s) => (s.LoadCreate.properties.notes.pattern = "^a"),
      "LoadCreate.notes: pattern was ^[a-z]*$ and is ^a",
    ],
    [
      "a shorter list",
      (_, s) => (s.LoadCreate.properties.stops.maxItems = 3),
      "LoadCreate.stops: maxItems was 9 and is 3",
    ],
    [
      "a lower maximum",
      (_, __, list) => (list.parameters[1].schema.maximum = 100),
      "GET /api/loads, query parameter limit: maximum was 200 and is 100",
    ],
    [
      "a higher minimum",
      (_, __, list) => (list.parameters[1].schema.minimum = 2),
      "GET /api/loads, query parameter limit: minimum was 1 and is 2",
    ],

    ["a status removed", (_, __, list) => delete list.responses[403], "GET /api/loads, response 403: is gone"],
    [
      "a second success",
      (_, __, list) => (list.responses[206] = { description: "Some." }),
      "GET /api/loads, response 206: is a success that programs don't know",
    ],

    [
      "a way in removed",
      (_, __, list) => list.security.pop(),
      'GET /api/loads: security was [{"person":[]},{"key":[]}] and is [{"person":[]}]',
    ],
    [
      "a sign-in needed",
      (_, __, ___, create) => create.security.push({ key: [] }),
      'POST /api/loads: security was [] and is [{"key":[]}]',
    ],
    [
      "a permission that no longer suffices",
      (_, __, list) => list["x-permissions"].pop(),
      'GET /api/loads: x-permissions was ["loads:read","loads:write"] and is ["loads:read"]',
    ],
    [
      "a permission needed",
      (_, __, ___, create) => (create["x-permissions"] = ["loads:write"]),
      'POST /api/loads: x-permissions was [] and is ["loads:write"]',
    ],
  ])("%s", async (_what, change, expected) => {
    expect(await breaksOf(change)).toEqual([expected]);
  });

  it("another success: the old one is gone, and programs don't know the new one", async () => {
    const change = (_, __, ___, { responses }) => {
      responses[200] = responses[201];
      delete responses[201];
    };
    expect(await breaksOf(change)).toEqual([
      "POST /api/loads, response 201: is gone",
      "POST /api/loads, response 200: is a success that programs don't know",
    ]);
  });

  it("another name of a parameter in the path, which generated clients have", async () => {
    const rename = (document) =>
      Object.assign(document, JSON.parse(JSON.stringify(document).replaceAll("load_id", "id")));
    const paths = [];
    expect(await breaksOf((document) => paths.push(rename(document)))).toEqual([
      "/api/loads/{load_id}: path was /api/loads/{load_id} and is /api/loads/{id}",
    ]);
  });

  it("another name of a schema, which generated clients have", async () => {
    const rename = ({ paths, components }) => {
      const text = JSON.stringify({ paths, components }).replaceAll("Contact", "Person");
      return JSON.parse(text);
    };
    expect(await breaksOf((document) => Object.assign(document, rename(document)))).toEqual([
      "Contact: is gone as a schema",
    ]);
  });
});

describe("a change passes", () => {
  it.each([
    ["none", () => {}],
    [
      "other words",
      (d, s, list) => {
        list.summary = "All loads";
        s.Load.description = "Freight.";
        s.Load.properties.status.description = "Where it is.";
        delete s.Load.properties.id.description;
        s.Load.properties.weight.examples = [2];
        list.responses[200].description = "Loads.";
        list.parameters[0].example = "Cedar Mill";
      },
    ],
    [
      "optional properties",
      (_, s) => {
        s.Load.properties.kind = { type: "string" };
        s.LoadCreate.properties.kind = { type: "string" };
      },
    ],
    [
      "an operation",
      (d) => (d.paths["/api/trips"] = { get: { operationId: "list_trips", responses: { 200: { description: "" } } } }),
    ],
    ["an optional parameter", (_, __, list) => list.parameters.unshift({ name: "at", in: "query", schema: {} })],
    [
      "a parameter before the others, and a schema of its own",
      (_, s, list) => {
        s.Place = { type: "string" };
        list.parameters.unshift({ name: "at", in: "query", schema: ref("Place") });
      },
    ],
    ["a new value in requests and answers", (_, s) => s.Status.enum.push("billed")],
    ["a required property of an answer", (_, s) => s.Load.required.push("weight")],
    [
      "a request's property that may be left out, or null",
      (_, s) => {
        s.LoadCreate.required = [];
        s.LoadCreate.properties.name.type = ["string", "null"];
      },
    ],
    [
      "wider limits",
      (_, s, list) => {
        list.parameters[1].schema.maximum = 500;
        s.LoadCreate.properties.name.maxLength = 400;
        delete s.LoadCreate.properties.notes.pattern;
      },
    ],
    ["another error", (_, __, list) => (list.responses[409] = { description: "Not now." })],
    [
      "a way in, and a permission that suffices",
      (_, __, list) => {
        list.security.push({ owner: [] });
        list["x-permissions"].push("loads:admin");
      },
    ],
    ["a deprecation", (_, __, list) => (list.deprecated = true)],
    ["a webhook", (d) => (d.webhooks.truck = d.webhooks.load)],
  ])("%s", async (_what, change) => {
    expect(await breaksOf(change)).toEqual([]);
  });
});

const at = (version, change = () => {}) => {
  const document = structuredClone(RELEASED);
  document.info.version = version;
  change(document);
  return document;
};
const removal = ({ components }) => delete components.schemas.Load.properties.weight;
const addition = ({ components }) => (components.schemas.Load.properties.kind = { type: "string" });

describe("the check", () => {
  it("names the place, what broke, where it shows and what to do", async () => {
    expect(await checkAgainst(RELEASED, at("1.3.0", removal))).toEqual({
      isRefused: true,
      report: [
        "1 breaking change since 1.2.0, which need a new major version",
        "  Load.weight: is gone",
        "    in list_loads, create_load, read_load",
        "    Put it back, marked as deprecated if something replaces it.",
      ].join("\n"),
    });
  });

  it("lets a new major version break", async () => {
    expect(await checkAgainst(RELEASED, at("2.0.0", removal))).toMatchObject({ isRefused: false });
  });

  it("has nothing to compare with before 1.0.0, and misses it afterward", async () => {
    const before = await checkAgainst(undefined, at("0.9.0"));
    expect(before).toMatchObject({ isRefused: false, report: expect.stringMatching(/^nothing is released yet/) });
    const afterward = await checkAgainst(undefined, at("1.0.0"));
    expect(afterward).toMatchObject({ isRefused: true, report: expect.stringContaining("npm run release -w openapi") });
  });

  it("takes the published document as it is", async () => {
    const document = JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8"));
    expect(await changesBetween(document, document)).toEqual({ breaking: [], isAddedTo: false });
  }, 60_000);
});

describe("a release", () => {
  const refusals = (released, current, version = current.info.version) =>
    refusalsOfRelease(released, current, [{ version, date: "2026-12-01", summary: "", changes: [] }]);

  it.each([
    ["the first version", undefined, at("1.0.0")],
    ["a major version that breaks", RELEASED, at("2.0.0", removal)],
    ["a minor version that adds", RELEASED, at("1.3.0", addition)],
    ["a patch of words", RELEASED, at("1.2.1", ({ info }) => (info.description = "Freight."))],
  ])("is %s", async (_what, released, current) => {
    expect(await refusals(released, current)).toEqual([]);
  });

  it.each([
    ["before 1.0.0", undefined, at("0.9.0"), "the first version is 1.0.0"],
    ["of the same version", RELEASED, at("1.2.0"), "need a new patch version"],
    ["of an older version", RELEASED, at("1.1.9"), "need a new patch version"],
    ["of an addition in a patch", RELEASED, at("1.2.1", addition), "need a new minor version"],
    ["of a break in a minor version", RELEASED, at("1.3.0", removal), "need a new major version"],
  ])("is refused %s", async (_what, released, current, reason) => {
    expect(await refusals(released, current)).toEqual([expect.stringContaining(reason)]);
  });

  it("is refused without an entry in the changelog", async () => {
    expect(await refusals(RELEASED, at("1.2.1"), "1.2.0")).toEqual([expect.stringContaining("add an entry for 1.2.1")]);
  });
});
