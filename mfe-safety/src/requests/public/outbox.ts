import type { components } from "@haul/api";
import { ApiError, apiClient } from "@haul/platform";
import { createOutbox, newKey, type Flushed, type Waiting } from "@haul/platform/phone";
import { HABITS, uploadFile } from "@haul/platform/upload";
import type { PublicRequest } from "./use-request";

type Body = Omit<components["schemas"]["PublicDocumentSubmit"], "token" | "files">;

export interface PaperFile {
  readonly file: Blob;
  readonly file_name: string;
  /** It has been uploaded: a picture goes over once, even if sending the paper gets no answer. */
  readonly receipt?: string | undefined;
}

/** A paper as the driver sends it. */
export interface Paper {
  /** The type's usual name. */
  readonly name: string;
  readonly body: Body;
  readonly files: readonly PaperFile[];
}

export type Item = Paper & Waiting;

const { itemsOf, put, remove, flush: flushAll } = createOutbox<Item>("haul.papers");
export { itemsOf, remove };

/** Keeps a paper until the server has it; one that waits for the same type is out of date. */
export async function keep(token: string, paper: Paper): Promise<void> {
  const before = (await itemsOf(token)).filter(({ body }) => body.item_type === paper.body.item_type);
  await put({ ...paper, token, key: newKey() });
  for (const { key } of before) await remove(key);
}

/** How much of a paper has been sent, from 0 to 1. */
export interface Progress {
  readonly key: string;
  readonly share: number;
}

interface Told {
  onRequest: (request: PublicRequest) => void;
  onProgress: (progress: Progress | undefined) => void;
}

/** Sends what waits. */
export const flush = (token: string, { onRequest, onProgress }: Told): Promise<Flushed> =>
  flushAll(token, async (item) => {
    try {
      onRequest(await deliver(item, onProgress));
    } finally {
      onProgress(undefined);
    }
  });

async function deliver(item: Item, onProgress: Told["onProgress"]): Promise<PublicRequest> {
  const { token, key, body } = item;
  const files: PaperFile[] = [...item.files];
  for (const [index, one] of files.entries()) {
    if (one.receipt !== undefined) continue;
    const sent = (share: number) => onProgress({ key, share: (index + share) / files.length });
    files[index] = { ...one, receipt: await upload(token, one, sent) };
    await put({ ...item, files });
  }
  const claimed = files.map(({ receipt = "", file_name }) => ({ receipt, file_name }));
  try {
    const params = { header: { "Idempotency-Key": key } };
    const { data } = await apiClient.POST("/api/public_document_request/submit", {
      params,
      body: { ...body, token, files: claimed },
    });
    if (data === undefined) throw ApiError.fromFailure(new TypeError("The answer is empty."));
    return data;
  } catch (error) {
    // The uploads are too old by now; the next attempt uploads them again.
    if (error instanceof ApiError && error.code === "receipt_invalid") {
      await put({ ...item, files: files.map(({ file, file_name }) => ({ file, file_name })) });
    }
    throw error;
  }
}

async function upload(token: string, { file, file_name }: PaperFile, onShare: (share: number) => void) {
  const named = new File([file], file_name, { type: file.type });
  return uploadFile(named, onShare, HABITS, async () => {
    const { data } = await apiClient.POST("/api/public_document_request/upload", {
      body: { token, file_name, byte_size: named.size, media_type: named.type },
    });
    if (!data) throw ApiError.fromFailure(new TypeError("The upload could not start."));
    return data.upload_url;
  });
}

/** The link has ended: nothing of it stays on the phone. Returns what was never sent. */
export async function forget(token: string): Promise<Item[]> {
  const lost = await itemsOf(token);
  for (const { key } of lost) await remove(key);
  return lost.filter(({ refused }) => refused === undefined);
}
