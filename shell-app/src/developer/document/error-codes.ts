import type { OpenApiDocument } from "./openapi-document";

/** Why a request failed, as the document explains it. */
export interface ErrorCode {
  readonly code: string;
  /** The status that it always comes with; undefined when the document does not say. */
  readonly status: string | undefined;
  readonly meaning: string;
  /** What to do about it. */
  readonly remedy: string;
}

/** The name of the schema that lists all codes. */
const SCHEMA = "ErrorCode";

/** One row of the table in the schema's description. */
const ROW = /^\| `(?<code>\w+)` \| (?<status>\d{3}) \| (?<meaning>.+?) \| (?<remedy>.+?) \|$/;

/** Every error code, in the document's order, which is by status. */
export function errorCodesOf(document: OpenApiDocument): readonly ErrorCode[] {
  const schema = document.components?.schemas?.[SCHEMA];
  const rows = new Map(rowsOf(schema?.description ?? "").map((row) => [row.code, row]));
  const descriptions = schema?.["x-enum-descriptions"] ?? [];
  return (schema?.enum ?? []).map((value, index) => {
    const code = String(value);
    return rows.get(code) ?? { code, status: undefined, meaning: descriptions[index] ?? "", remedy: "" };
  });
}

function rowsOf(table: string): readonly ErrorCode[] {
  return table.split("\n").flatMap((line) => {
    const { code, status, meaning, remedy } = ROW.exec(line)?.groups ?? {};
    return code && meaning && remedy ? [{ code, status, meaning, remedy }] : [];
  });
}

/** The codes that contain every word in their name or text. */
export function searchErrorCodes(codes: readonly ErrorCode[], query: string): readonly ErrorCode[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return codes.filter(({ code, status, meaning, remedy }) => {
    const text = [code, code.replaceAll("_", " "), status, meaning, remedy].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
