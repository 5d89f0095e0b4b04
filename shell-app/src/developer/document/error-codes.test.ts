import { describe, expect, it } from "vitest";
import published from "@haul/api/openapi.json";
import { errorCodesOf, searchErrorCodes } from "./error-codes";
import type { OpenApiDocument } from "./openapi-document";

const documentWith = (schema: object): OpenApiDocument => ({
  info: { title: "Haul", version: "1.0.0" },
  paths: {},
  components: { schemas: { ErrorCode: schema } },
});

describe("the error codes", () => {
  it("have the status, the meaning and the remedy that the document's table gives", () => {
    const description = [
      "Why a request failed.",
      "",
      "| Code | Status | Meaning | What to do |",
      "|---|---|---|---|",
      "| `version_stale` | 409 | Someone changed it. | Read it again with its new `version`. |",
    ].join("\n");
    expect(errorCodesOf(documentWith({ enum: ["version_stale"], description }))).toEqual([
      {
        code: "version_stale",
        status: "409",
        meaning: "Someone changed it.",
        remedy: "Read it again with its new `version`.",
      },
    ]);
  });

  it("have their own sentence where there is no table", () => {
    const schema = { enum: ["not_found"], "x-enum-descriptions": ["There is no such record."] };
    expect(errorCodesOf(documentWith(schema))).toEqual([
      { code: "not_found", status: undefined, meaning: "There is no such record.", remedy: "" },
    ]);
  });

  it("are all explained in the published document", () => {
    const codes = errorCodesOf(published as unknown as OpenApiDocument);
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter(({ status, meaning, remedy }) => !status || !meaning || !remedy)).toEqual([]);
  });

  it("are found by code, status and words", () => {
    const codes = errorCodesOf(published as unknown as OpenApiDocument);
    const found = (query: string) => searchErrorCodes(codes, query).map(({ code }) => code);
    expect(found("version stale")).toContain("version_stale");
    expect(found("401 expired")).toContain("token_expired");
    expect(found("409 expired")).not.toContain("token_expired");
    expect(found("teleport")).toEqual([]);
  });
});
