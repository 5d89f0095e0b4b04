import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { generate } from "./generate.js";

it("schema.gen.ts fits openapi.json (stale? run `make gen` and commit the result)", async () => {
  const committed = await readFile(new URL("schema.gen.ts", import.meta.url), "utf8");
  expect(committed === (await generate())).toBe(true);
}, 30_000);
