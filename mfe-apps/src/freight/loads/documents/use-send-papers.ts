import { useRef, useState } from "react";
import { useAction } from "@haul/platform";
import { HABITS, mintDocument, uploadFile, useReceipts } from "@haul/platform/upload";
import { useAddDocument } from "../loads.queries";
import type { Paper } from "./paper-values";

interface SendPapers {
  /** How far the files are, from 0 to 1; nothing while none is sent. */
  readonly share: number | null;
  /** Sends them one by one and reports each that is on the load. The first refusal stops it. */
  readonly send: (loadId: string, papers: readonly Paper[], onSent?: (paper: Paper) => void) => Promise<void>;
}

/** Photos of a rate confirmation that go together are pages of one version; another PDF is another version. */
const isPageOfRateConfirmation = ({ file, kind }: Paper) =>
  kind === "rate_confirmation" && (file.type === "" || file.type.startsWith("image/"));

/** Uploads files and puts them on a load. */
export function useSendPapers(): SendPapers {
  const add = useAddDocument();
  const act = useAction();
  const [share, setShare] = useState<number | null>(null);
  const claimUpload = useReceipts();
  // The version that the next photo of the rate confirmation is a page of.
  const version = useRef<{ loadId: string; revision: number | undefined }>(undefined);

  const sendOne = async (loadId: string, paper: Paper, onShare: (of: number) => void) => {
    const { file, kind, stop_id, is_signed, note, key } = paper;
    const mint = (one: File) => act(() => mintDocument(one));
    const isPage = isPageOfRateConfirmation(paper);
    const before = version.current?.loadId === loadId ? version.current : undefined;
    const facts = {
      file_name: file.name,
      kind,
      ...(kind === "proof_of_delivery" && is_signed !== "unknown" ? { is_signed: is_signed === "yes" } : {}),
      ...(isPage && before?.revision !== undefined ? { revision: before.revision } : {}),
      ...(stop_id ? { stop_id } : {}),
      ...(note ? { note } : {}),
    };
    const made = await claimUpload(
      file,
      () => uploadFile(file, onShare, HABITS, mint),
      (receipt) =>
        add.mutateAsync({
          params: { path: { load_id: loadId }, header: { "Idempotency-Key": key } },
          body: { ...facts, receipt },
        }),
    );
    if (isPage) version.current = { loadId, revision: made.revision };
  };

  const send: SendPapers["send"] = async (loadId, papers, onSent) => {
    setShare(0);
    try {
      for (const [index, paper] of papers.entries()) {
        const onShare = (of: number) => setShare((index + of) / papers.length);
        await sendOne(loadId, paper, onShare);
        onSent?.(paper);
      }
    } finally {
      setShare(null);
    }
  };

  return { share, send };
}
