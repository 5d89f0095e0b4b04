import { useRef, useState } from "react";
import { ApiError, useAction } from "@haul/platform";
import { HABITS, mintDocument, uploadFile } from "@haul/platform/upload";
import { useAddDocument } from "../loads.queries";
import type { Paper } from "./paper-values";

interface SendPapers {
  /** How far the files are, from 0 to 1; nothing while none is sent. */
  readonly share: number | null;
  /** Sends them one by one and reports each that is on the load. The first refusal stops it. */
  readonly send: (loadId: string, papers: readonly Paper[], onSent?: (paper: Paper) => void) => Promise<void>;
}

/** Uploads files and puts them on a load. */
export function useSendPapers(): SendPapers {
  const add = useAddDocument();
  const act = useAction();
  const [share, setShare] = useState<number | null>(null);
  // Pressing Upload again after a lost answer claims the same upload, so that the server knows the repetition.
  const receipts = useRef(new Map<File, string>());

  const sendOne = async (loadId: string, paper: Paper, onShare: (of: number) => void) => {
    const { file, kind, stop_id, is_signed, note, key } = paper;
    const mint = (one: File) => act(() => mintDocument(one));
    const receipt = receipts.current.get(file) ?? (await uploadFile(file, onShare, HABITS, mint));
    receipts.current.set(file, receipt);
    await add.mutateAsync({
      params: { path: { load_id: loadId }, header: { "Idempotency-Key": key } },
      body: {
        receipt,
        file_name: file.name,
        kind,
        ...(kind === "proof_of_delivery" && is_signed !== "unknown" ? { is_signed: is_signed === "yes" } : {}),
        ...(stop_id ? { stop_id } : {}),
        ...(note ? { note } : {}),
      },
    });
  };

  const send: SendPapers["send"] = async (loadId, papers, onSent) => {
    setShare(0);
    try {
      for (const [index, paper] of papers.entries()) {
        const onShare = (of: number) => setShare((index + of) / papers.length);
        await sendOne(loadId, paper, onShare).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === "receipt_invalid") receipts.current.delete(paper.file);
          throw error;
        });
        onSent?.(paper);
      }
    } finally {
      setShare(null);
    }
  };

  return { share, send };
}
