import * as z from "zod/mini";
import { guessKinds, isNamedSigned } from "./guess-kind";
import type { Load, LoadDocument } from "../loads.queries";

/** What the server takes; see `POST /api/document_uploads`. */
export const ACCEPTED = "application/pdf,image/jpeg,image/png,image/tiff,image/heic";
const MAX_BYTES = 25 * 1024 * 1024;

/** A file that is to become a paper of the load. */
export interface PaperValues extends Record<string, unknown> {
  file: File;
  kind: LoadDocument["kind"];
  stop_id: string;
  is_signed: "yes" | "no" | "unknown" | "";
  note: string;
  /** What was proposed, and why. */
  proposed: { kind: LoadDocument["kind"]; because: string };
  /** Repeats the same claim after a lost answer. */
  key: string;
}

/** What is sent of it. */
export type Paper = Pick<PaperValues, "file" | "kind" | "stop_id" | "is_signed" | "note" | "key">;

export interface PapersValues extends Record<string, unknown> {
  papers: PaperValues[];
}

/** A browser that does not know a format, such as HEIC, names no type: the server looks into the file. */
const isAccepted = ({ type }: File) => type === "" || ACCEPTED.split(",").includes(type);

const fileSchema = z.custom<File>().check(
  z.refine(isAccepted, "Only PDF, JPEG, PNG, TIFF and HEIC files can be uploaded"),
  z.refine(({ size }) => size <= MAX_BYTES, "The file is larger than 25 MB"),
);

export const papersSchema = z.object({ papers: z.array(z.looseObject({ file: fileSchema })) });

/** Why the server would not take a file; nothing when it may. */
export const fileProblem = (file: File) => fileSchema.safeParse(file).error?.issues[0]?.message ?? null;

/** Nobody pays by a proof of delivery without a signature. */
export function signatureProblems({ papers }: PapersValues): Record<string, string> {
  const open = papers.flatMap(({ kind, is_signed }, index) =>
    kind === "proof_of_delivery" && is_signed === "" ? [index] : [],
  );
  return Object.fromEntries(open.map((index) => [`papers.${index}.is_signed`, "Say whether it is signed"]));
}

/** The paper that a load is booked from. */
export function rateConfirmationOf(file: File): Paper {
  return { file, kind: "rate_confirmation", stop_id: "", is_signed: "", note: "", key: crypto.randomUUID() };
}

export function papersOf(load: Load, files: readonly File[], kind?: LoadDocument["kind"]): PaperValues[] {
  const kinds = guessKinds(
    load,
    files.map(({ name }) => name),
  );
  return files.flatMap((file, index) => {
    const proposed = kind ? { kind, because: "Missing on this load." } : kinds[index];
    if (!proposed) return [];
    return {
      file,
      kind: proposed.kind,
      stop_id: "",
      is_signed: isNamedSigned(file.name) ? ("yes" as const) : ("" as const),
      note: "",
      proposed,
      key: crypto.randomUUID(),
    };
  });
}
