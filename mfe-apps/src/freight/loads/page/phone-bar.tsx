import { useIsPhone } from "@haul/ui/core";
import { NextStep } from "../life/next-step";
import type { Load } from "../loads.queries";
import { UploadPaper } from "../documents/upload-paper";
import classes from "./load.module.css";

interface PhoneBarProps {
  load: Load;
  /** Leads to where an uploaded paper will be. */
  onUpload?: () => void;
}

/** On a phone the next step and the upload stay under the thumb, wherever one has scrolled to. */
export function PhoneBar({ load, onUpload }: PhoneBarProps) {
  if (!useIsPhone()) return null;
  return (
    <div className={classes.bar} role="group" aria-label="Next step">
      <NextStep load={load} isWide />
      <UploadPaper load={load} onOpen={onUpload} />
    </div>
  );
}
