import { useRef } from "react";
import { ApiError } from "@haul/platform";

/** Uploads a file unless its receipt is known, then claims it for a record. */
export type ClaimUpload = <T>(
  file: File,
  upload: () => Promise<string>,
  claim: (receipt: string) => Promise<T>,
) => Promise<T>;

/**
 * Keeps receipts while a form is open: pressing Save again after a lost or refused answer claims the same upload, so
 * that its idempotency key still belongs to the same body. A receipt that the server refuses is forgotten.
 */
export function useReceipts(): ClaimUpload {
  const receipts = useRef(new Map<File, string>());
  return async (file, upload, claim) => {
    const receipt = receipts.current.get(file) ?? (await upload());
    receipts.current.set(file, receipt);
    try {
      return await claim(receipt);
    } catch (error) {
      if (error instanceof ApiError && error.code === "receipt_invalid") receipts.current.delete(file);
      throw error;
    }
  };
}
