import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** One page that says these lines, as a scanner with text recognition leaves it. */
export function pdf(...lines: string[]): Buffer {
  const words = lines.map((line, at) => `BT /F1 14 Tf 72 ${720 - at * 24} Td (${line}) Tj ET`).join("\n");
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Count 1/Kids[3 0 R]>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>",
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    `<</Length ${words.length}>>\nstream\n${words}\nendstream`,
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  const trailer = `trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`, "latin1");
}

/** The words on each page of a file, as printed. */
export async function pagesOf(file: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)("pdftotext", ["-layout", file, "-"]);
  return stdout.split("\f").slice(0, -1);
}
