import { useState, type ReactNode } from "react";
import { PaperView, useIsViewable, useIsWide } from "@haul/ui/long-forms";
import { RateConfirmationSlot } from "./rate-confirmation-slot";
import classes from "./rate-confirmation.module.css";
import { useObjectUrl } from "./use-object-url";
import type { RateConfirmation } from "./use-rate-confirmation";

const PDF = "application/pdf";

interface BesidePaperProps {
  paper: RateConfirmation;
  /** The form. */
  children: ReactNode;
}

/** A form with its paper: beside the form, or above it on narrower screens. */
export function BesidePaper({ paper, children }: BesidePaperProps) {
  const { file, isComing } = paper;
  const url = useObjectUrl(file);
  const isWide = useIsWide();
  const [wanted, setWanted] = useState<boolean | null>(null);
  // Assume a PDF until the file is read, so that the layout does not shift.
  const mediaType = file?.type ?? PDF;
  const isViewable = useIsViewable(mediaType) && (file !== null || isComing);
  const isShown = isViewable && (wanted ?? isWide);
  if (!paper.isOffered) return children;
  return (
    <div className={classes.columns} data-beside={isShown || undefined}>
      <RateConfirmationSlot
        paper={paper}
        view={isViewable ? { isShown, toggle: () => setWanted(!isShown) } : null}
        tab={mediaType === PDF ? { url } : null}
      />
      {isShown && (
        <div
          className={classes.view}
          // A frame scrolls by itself; a picture needs a place for the keyboard.
          {...(mediaType === PDF ? {} : { role: "region", "aria-label": "Paper", tabIndex: 0 })}
        >
          {url && <PaperView title="Rate confirmation" mediaType={mediaType} url={url} isFilling />}
        </div>
      )}
      <div className={classes.form}>{children}</div>
    </div>
  );
}
