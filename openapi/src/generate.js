import openapiTypescript, { astToString } from "openapi-typescript";

const HEADER = "// Generated from openapi.json by `npm run gen -w @haul/api`. Do not edit.\n";

/** The text of schema.gen.ts for the document beside this package. */
export async function generate() {
  const ast = await openapiTypescript(new URL("../openapi.json", import.meta.url), {
    alphabetize: true,
    immutable: false,
  });
  return HEADER + astToString(ast);
}
