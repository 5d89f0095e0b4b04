import { ApiError, apiClient } from "@haul/platform";

/** What the host's edge answers to the bytes. */
interface Receipt {
  receipt: string;
}

/** Sends a file to the host's edge by a ticket; the receipt claims it for a record. Progress runs from 0 to 1. */
export async function uploadFile(file: File, onProgress: (share: number) => void): Promise<string> {
  const { data } = await apiClient.POST("/api/document_uploads", {
    body: { file_name: file.name, byte_size: file.size, media_type: file.type || "application/octet-stream" },
  });
  if (!data) throw new Error("The upload could not begin.");
  return put(data.upload_url, file, onProgress);
}

/** `fetch` does not tell how far an upload has come; XMLHttpRequest does. */
function put(url: string, file: File, onProgress: (share: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    request.setRequestHeader("content-type", file.type || "application/octet-stream");
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onerror = () => reject(ApiError.fromFailure(new TypeError("Network Error")));
    request.onabort = () => reject(ApiError.fromFailure(new DOMException("Request aborted", "AbortError")));
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        resolve((JSON.parse(request.responseText) as Receipt).receipt);
        return;
      }
      const response = new Response(request.responseText, { status: request.status });
      void ApiError.fromResponse(response).then(reject);
    };
    request.send(file);
  });
}
