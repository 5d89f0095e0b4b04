import { ApiError, apiClient } from "@haul/platform";

export { useReceipts, type ClaimUpload } from "./use-receipts";

/** What the host's edge answers to the bytes. */
interface Receipt {
  receipt: string;
}

export interface UploadHabits {
  /** Up to this many bytes a file goes whole: sending it again costs less than asking how far it came. */
  wholeUpTo: number;
  /** What is lost at most when a connection drops without a word; half a minute on a bad phone connection. */
  partBytes: number;
  /** Failures in a row before giving up: half a minute with growing pauses, the length of a tunnel. */
  maxFailures: number;
  pause: (seconds: number) => Promise<void>;
}

export const HABITS: UploadHabits = {
  wholeUpTo: 5 * 1024 * 1024,
  partBytes: 2 * 1024 * 1024,
  maxFailures: 5,
  pause: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
};

/** Tickets of interrupted uploads: the same file, uploaded again, resumes where it stopped. */
const begun = new WeakMap<File, string>();

/**
 * Sends a file to the host's edge by a ticket; the receipt claims it for a record. Progress runs from 0 to 1.
 * A large file goes in parts and survives a dropped connection (IETF "Resumable Uploads for HTTP").
 */
export async function uploadFile(
  file: File,
  onProgress: (share: number) => void,
  habits: UploadHabits = HABITS,
  mint: Mint = mintDocument,
): Promise<string> {
  try {
    return await sendFile(file, onProgress, habits, mint);
  } catch (error) {
    throw worded(error);
  }
}

/** Asks for the address to which a file may be sent. */
export type Mint = (file: File) => Promise<string>;

async function sendFile(
  file: File,
  onProgress: (share: number) => void,
  habits: UploadHabits,
  mint: Mint,
): Promise<string> {
  if (file.size <= habits.wholeUpTo) {
    const headers = { "content-type": file.type || "application/octet-stream" };
    const answer = await send("PUT", await mint(file), { body: file, headers }, (sent) => onProgress(sent / file.size));
    return receiptOf(answer);
  }
  const resumed = begun.get(file);
  const url = resumed ?? (await mint(file));
  begun.set(file, url);
  try {
    const receipt = await sendInParts(url, file, onProgress, habits, resumed !== undefined);
    begun.delete(file);
    return receipt;
  } catch (error) {
    // A used-up or refused ticket is useless.
    if (!isPassing(error)) begun.delete(file);
    throw error;
  }
}

/** The server's message is written for programs; a person who chose a file needs to know what to do. */
function worded(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== "upload_in_progress") return error;
  const { status, code, requestId } = error;
  const message = "An earlier upload of this file is still running. Wait a minute, then try again.";
  return new ApiError({ status, code, requestId, message, cause: error });
}

export async function mintDocument(file: File): Promise<string> {
  const { data } = await apiClient.POST("/api/document_uploads", {
    body: { file_name: file.name, byte_size: file.size, media_type: file.type || "application/octet-stream" },
  });
  if (!data) throw new Error("The upload could not start.");
  return data.upload_url;
}

async function sendInParts(
  url: string,
  file: File,
  onProgress: (share: number) => void,
  { partBytes, maxFailures, pause }: UploadHabits,
  isResumed: boolean,
): Promise<string> {
  /** Unknown after a failure: the server tells. */
  let offset = isResumed ? null : 0;
  for (let failures = 0; ;) {
    try {
      offset ??= await offsetOf(url);
      const start = offset;
      const end = Math.min(start + partBytes, file.size);
      const headers = {
        "content-type": "application/partial-upload",
        "upload-offset": String(start),
        "upload-complete": end === file.size ? "?1" : "?0",
      };
      const part = { body: file.slice(start, end), headers };
      const answer = await send("PATCH", url, part, (sent) => onProgress((start + sent) / file.size));
      if (end === file.size) return receiptOf(answer);
      offset = offsetIn(answer);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!isPassing(error) || failures >= maxFailures) throw error;
      await pause(2 ** (failures - 1));
      offset = null;
    }
  }
}

/**
 * No answer, an overworked server, or parts that crossed: worth going on from where the server stands.
 * Asking where that is ends what still hangs on a lost connection.
 */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === "storage_full") return false;
  const crossed = ["upload_offset_mismatch", "upload_in_progress"].includes(error.code);
  return error.status === 0 || error.status >= 500 || crossed;
}

async function offsetOf(url: string): Promise<number> {
  return offsetIn(await send("HEAD", url, { headers: { "upload-complete": "?0" } }));
}

const offsetIn = (answer: XMLHttpRequest) => Number(answer.getResponseHeader("upload-offset"));

const receiptOf = (answer: XMLHttpRequest) => (JSON.parse(answer.responseText) as Receipt).receipt;

/** `fetch` does not tell how far an upload has come; XMLHttpRequest does. */
function send(
  method: "PUT" | "PATCH" | "HEAD",
  url: string,
  { body, headers }: { body?: Blob; headers: Record<string, string> },
  onSent?: (bytes: number) => void,
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onSent?.(loaded);
    request.onerror = () => reject(ApiError.fromFailure(new TypeError("Network Error")));
    request.onabort = () => reject(ApiError.fromFailure(new DOMException("Request aborted", "AbortError")));
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        resolve(request);
        return;
      }
      const response = new Response(request.responseText, { status: request.status });
      void ApiError.fromResponse(response).then(reject);
    };
    request.send(body);
  });
}
