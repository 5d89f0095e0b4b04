import { useEffect, useRef, useState } from "react";
import { useCan } from "@haul/platform";
import { errorMessage, isApiError, toast } from "@haul/ui/core";
import type { FormDraft } from "@haul/ui/long-forms";
import { fileProblem, rateConfirmationOf } from "../documents/paper-values";
import { useSendPapers } from "../documents/use-send-papers";
import type { Load } from "../loads.queries";
import { forgetFile, isFileKept, keepFile, keptFile } from "./kept-file";

const SEVERAL = "Choose one file as the rate confirmation. Other papers are added on the load's page.";

export type RateConfirmation = ReturnType<typeof useRateConfirmation>;

/** The rate confirmation of a load that is not booked yet: kept in this browser, and uploaded once the load exists. */
export function useRateConfirmation(userId: string, isBooking: boolean) {
  const isOffered = useCan("documents:write");
  const [file, setFile] = useState<File | null>(null);
  const [isComing, setIsComing] = useState(() => isOffered && isFileKept(userId));
  const [refusal, setRefusal] = useState<string | null>(null);
  const laidAside = useRef<File | null>(null);
  const { share, send } = useSendPapers();
  const isLocked = isBooking || share !== null;

  useEffect(() => {
    if (!isComing) return;
    let isAwaited = true;
    void keptFile(userId).then((kept) => {
      if (!isAwaited) return;
      setFile(kept);
      setIsComing(false);
      if (!kept) void forgetFile(userId);
    });
    return () => {
      isAwaited = false;
    };
  }, [isComing, userId]);

  const put = (next: File | null) => {
    setFile(next);
    setIsComing(false);
    setRefusal(null);
    void (next ? keepFile(userId, next) : forgetFile(userId));
  };

  return {
    /** Whether the person may add documents. */
    isOffered,
    file,
    /** A kept file is still being read. */
    isComing,
    /** Why a file was refused. */
    refusal,
    /** Upload progress from 0 to 1; null when nothing is being uploaded. */
    share,
    /** The load is being booked or the file uploaded. */
    isLocked,

    choose: ([first, ...others]: readonly File[]) => {
      if (!first || isLocked) return;
      const problem = others.length > 0 ? SEVERAL : fileProblem(first);
      if (problem) setRefusal(problem);
      else put(first);
    },
    remove: () => put(null),

    /** Ties the file to the form's draft: both are cleared, restored and finished together. */
    withDraft: (draft: FormDraft): FormDraft => ({
      ...draft,
      startOver: () => {
        draft.startOver();
        laidAside.current = file;
        put(null);
      },
      undo: () => {
        draft.undo();
        if (laidAside.current && !file) put(laidAside.current);
      },
      finish: () => {
        draft.finish();
        void forgetFile(userId);
      },
    }),

    /** Uploads the file to the load. A failure shows a toast and returns false; the load stays booked. */
    sendTo: async (load: Load): Promise<boolean> => {
      if (!file) return true;
      try {
        await send(load.id, [rateConfirmationOf(file)]);
        return true;
      } catch (error) {
        toast.error(failure(load, error), { title: `Load ${load.number}`, isLasting: true });
        return false;
      }
    },
  };
}

/** What a new load is now. */
export const bookedWord = ({ status }: Load) => (status === "draft" ? "saved as a draft" : "booked");

function failure(load: Load, error: unknown): string {
  const request = isApiError(error) && error.requestId ? ` (request ${error.requestId})` : "";
  const reason = `${errorMessage(error).replace(/\.$/, "")}${request}`;
  return `The load is ${bookedWord(load)}, but the rate confirmation could not be uploaded: ${reason}. Add it under Papers.`;
}
