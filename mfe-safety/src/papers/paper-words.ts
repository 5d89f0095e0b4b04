import type { Paper } from "./papers.queries";

/** A paper's name inside a sentence: `license` of `License`; `IFTA license` and `Form I-9` stay as they are. */
export const inSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) && !/^(Form|English) /.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** What is done with a paper on file, or one that is not: only what expires is renewed. */
export const verbOf = (onFile: Paper | undefined): "Add" | "Renew" | "Replace" =>
  onFile === undefined ? "Add" : onFile.expires_on === undefined ? "Replace" : "Renew";
