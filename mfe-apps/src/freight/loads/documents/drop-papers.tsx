import { useState, type ReactNode } from "react";
import { useCan } from "@haul/platform";
import { Text } from "@haul/ui/core";
import { useFileDrop } from "../../../shared/use-file-drop";
import { DocumentDialog } from "./document-dialog";
import type { Load } from "../loads.queries";
import classes from "./documents.module.css";

interface DropPapersProps {
  load: Load;
  /** Leads to where the papers will be. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** Files dropped on a load become its papers; the dialog asks what they are. */
export function DropPapers({ load, onOpen, children }: DropPapersProps) {
  const mayUpload = useCan("documents:write");
  const [dropped, setDropped] = useState<File[] | null>(null);
  const { isOver, target } = useFileDrop((files) => {
    setDropped(files);
    onOpen?.();
  });
  if (!mayUpload) return children;
  return (
    <div {...target} className={classes.drop} data-over={isOver || undefined}>
      {children}
      {isOver && (
        <Text className={classes.dropHint} fw={600}>
          Drop files to upload them to load {load.number}
        </Text>
      )}
      {dropped && <DocumentDialog load={load} files={dropped} onClose={() => setDropped(null)} />}
    </div>
  );
}
