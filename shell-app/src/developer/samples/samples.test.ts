import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import published from "@haul/api/openapi.json";
import baseConfig from "../../../../tsconfig.base.json";
import { type OpenApiDocument, operationsOf } from "../document";
import { NEXT_PAGE } from "../pages/next-page";
import { addressOf, type Call, exampleCall, LANGUAGES, sampleOf } from ".";

const ORIGIN = "https://haul.example.com";
const DOCUMENT = published as unknown as OpenApiDocument;
const CALLS = operationsOf(DOCUMENT).map((operation) => ({ id: operation.id, call: exampleCall(DOCUMENT, operation) }));

const LIST: Call = {
  method: "GET",
  path: "/api/loads",
  parameters: [
    { name: "q", in: "query", value: "Bob's" },
    { name: "limit", in: "query", value: 5 },
  ],
  body: undefined,
  credentials: { scheme: "Bearer", variable: "HAUL_API_KEY" },
  hasAnswer: true,
};

const CANCEL: Call = {
  method: "POST",
  path: "/api/loads/{load_id}/cancel",
  parameters: [
    { name: "load_id", in: "path", value: "a/b" },
    { name: "Idempotency-Key", in: "header", value: "sync-1" },
  ],
  body: { reason: "It's off.", is_final: true, note: null },
  credentials: { scheme: "Bearer", variable: "HAUL_API_KEY" },
  hasAnswer: false,
};

/** What the compiler says about samples, each in a module of its own. */
function complaintsAbout(samples: readonly string[]): readonly string[] {
  const folder = import.meta.dirname;
  const files = new Map(samples.map((text, index) => [path.join(folder, `sample-${index}.ts`), text]));
  const { options } = ts.convertCompilerOptionsFromJson(baseConfig.compilerOptions, folder);
  const host = ts.createCompilerHost({ ...options, types: ["node"] });
  const read = host.readFile.bind(host);
  host.readFile = (name) => files.get(name) ?? read(name);
  const exists = host.fileExists.bind(host);
  host.fileExists = (name) => files.has(name) || exists(name);
  const program = ts.createProgram([...files.keys()], { ...options, types: ["node"] }, host);
  return [...files.keys()].flatMap((name) => {
    const source = program.getSourceFile(name);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ messageText }) => `${files.get(name)}\n${ts.flattenDiagnosticMessageText(messageText, "\n")}`);
  });
}

describe("the address of a call", () => {
  it("has its values, encoded", () => {
    expect(addressOf(LIST)).toBe("/api/loads?q=Bob%27s&limit=5");
    expect(addressOf(CANCEL)).toBe("/api/loads/a%2Fb/cancel");
  });

  it("keeps the holes that nothing fills", () => {
    expect(addressOf({ ...CANCEL, parameters: [] })).toBe("/api/loads/{load_id}/cancel");
  });
});

describe("a sample in curl", () => {
  it("takes the key from the environment", () => {
    expect(sampleOf(LIST, "curl", ORIGIN)).toBe(
      `curl 'https://haul.example.com/api/loads?q=Bob%27s&limit=5' \\
  -H "Authorization: Bearer $HAUL_API_KEY"`,
    );
  });

  it("sends a body in which the shell changes nothing", () => {
    expect(sampleOf(CANCEL, "curl", ORIGIN)).toBe(
      `curl -X POST 'https://haul.example.com/api/loads/a%2Fb/cancel' \\
  -H "Authorization: Bearer $HAUL_API_KEY" \\
  -H 'Idempotency-Key: sync-1' \\
  -H 'Content-Type: application/json' \\
  -d '{
  "reason": "It'\\''s off.",
  "is_final": true,
  "note": null
}'`,
    );
  });
});

describe("a sample in TypeScript", () => {
  it("calls the typed client", () => {
    expect(sampleOf(LIST, "TypeScript", ORIGIN)).toBe(
      `import { createClient } from "@haul/api";

const haul = createClient({
  baseUrl: "https://haul.example.com",
  authorization: () => \`Bearer \${process.env.HAUL_API_KEY}\`,
});

const { data } = await haul.GET("/api/loads", {
  params: { query: { q: "Bob's", limit: 5 } },
});
console.log(data);`,
    );
  });

  it("leaves out what there is none of", () => {
    const call = { ...LIST, parameters: [], credentials: undefined };
    expect(sampleOf(call, "TypeScript", ORIGIN)).toContain('await haul.GET("/api/loads");');
    expect(sampleOf(call, "TypeScript", ORIGIN)).not.toContain("authorization");
  });

  it("groups path, header and body", () => {
    expect(sampleOf(CANCEL, "TypeScript", ORIGIN)).toContain(
      `await haul.POST("/api/loads/{load_id}/cancel", {
  params: { path: { load_id: "a/b" }, header: { "Idempotency-Key": "sync-1" } },
  body: { reason: "It's off.", is_final: true, note: null },
});`,
    );
  });
});

describe("a sample in Python", () => {
  it("reads with httpx", () => {
    expect(sampleOf(LIST, "Python", ORIGIN)).toBe(
      `import os

import httpx

response = httpx.get(
    "https://haul.example.com/api/loads",
    params={"q": "Bob's", "limit": 5},
    headers={"Authorization": f"Bearer {os.environ['HAUL_API_KEY']}"},
)
response.raise_for_status()
print(response.json())`,
    );
  });

  it("writes values as Python does", () => {
    const sample = sampleOf(CANCEL, "Python", ORIGIN);
    expect(sample).toContain(`json={"reason": "It's off.", "is_final": True, "note": None},`);
    expect(sample).toContain(`        "Idempotency-Key": "sync-1",\n    },`);
    expect(sample).toContain("print(response.status_code)");
  });

  it("names the method where httpx.delete takes no body", () => {
    expect(sampleOf({ ...CANCEL, method: "DELETE" }, "Python", ORIGIN)).toContain('httpx.request(\n    "DELETE",');
  });
});

describe("a sample in Go", () => {
  it("imports just what it uses", () => {
    expect(sampleOf(LIST, "Go", ORIGIN)).toContain('import (\n\t"fmt"\n\t"io"\n\t"net/http"\n\t"os"\n)');
    expect(sampleOf(CANCEL, "Go", ORIGIN)).toContain('"os"\n\t"strings"\n)');
  });

  it("sets every header", () => {
    const sample = sampleOf(CANCEL, "Go", ORIGIN);
    expect(sample).toContain(`request.Header.Set("Authorization", "Bearer "+os.Getenv("HAUL_API_KEY"))`);
    expect(sample).toContain(`request.Header.Set("Idempotency-Key", "sync-1")`);
    expect(sample).toContain('strings.NewReader(`{\n  "reason": "It\'s off.",');
  });

  it("quotes a body that a raw text can't hold", () => {
    const sample = sampleOf({ ...CANCEL, body: { note: "a `b`" } }, "Go", ORIGIN);
    expect(sample).toContain(String.raw`strings.NewReader("{\n  \"note\": \"a ${"`b`"}\"\n}")`);
  });
});

describe("the published document", () => {
  it("has a sample of every operation, with every path filled in", () => {
    for (const { id, call } of CALLS) {
      expect(addressOf(call), id).not.toContain("{");
      for (const language of LANGUAGES) expect(sampleOf(call, language, ORIGIN), id).toContain(ORIGIN);
    }
  });

  it("has samples in TypeScript that fit the typed client", () => {
    const samples = CALLS.map(({ call }) => sampleOf(call, "TypeScript", ORIGIN));
    expect(complaintsAbout([...samples, NEXT_PAGE.TypeScript(ORIGIN)])).toEqual([]);
  }, 120_000);
});
