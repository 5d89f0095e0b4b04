import { useState } from "react";
import { useIdempotencyKey } from "@haul/platform";
import { HABITS, uploadFile, useReceipts } from "@haul/platform/upload";
import { toast } from "@haul/ui/core";
import { mintRecordFile, pathOf, type RecordFile, type Subject, useCreateFile } from "./annotations.queries";

/** The formats that the server takes. */
export const FILE_TYPES = "application/pdf,image/jpeg,image/png,image/tiff,image/heic";
const MOST_BYTES = 25 * 1024 * 1024;

/** The chosen file, unless it is too large to be taken; then the person is told. */
export function smallEnough(file: File | null): File | null {
  if (file === null || file.size <= MOST_BYTES) return file;
  toast.error(`${file.name} is larger than 25 MB.`);
  return null;
}

interface FileFacts extends Pick<RecordFile, "kind"> {
  note?: string;
  compliance_item_id?: string;
  driver_event_id?: string;
}

interface AddingFile {
  readonly add: (file: File, facts: FileFacts) => Promise<RecordFile>;
  /** How much has been sent, from 0 to 1; null while nothing is. */
  readonly share: number | null;
}

/** Sends a file and adds it to a record. */
export function useAddFile(subject: Subject): AddingFile {
  const create = useCreateFile();
  const { header } = useIdempotencyKey();
  const claimUpload = useReceipts();
  const [share, setShare] = useState<number | null>(null);
  const add = async (file: File, facts: FileFacts) => {
    setShare(0);
    try {
      return await claimUpload(
        file,
        () => uploadFile(file, setShare, HABITS, mintRecordFile),
        (receipt) =>
          create.mutateAsync({
            params: { ...pathOf(subject), header },
            body: { file_name: file.name, ...facts, receipt },
          }),
      );
    } finally {
      setShare(null);
    }
  };
  return { add, share };
}
