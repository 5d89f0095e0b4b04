import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, useIsPhone } from "@haul/ui/core";
import { codeWord } from "@haul/ui/freight";
import { IconCamera, IconUpload } from "@haul/ui/icons";
import { ChooseFiles } from "./choose-files";
import { DocumentDialog } from "./document-dialog";
import type { Load, LoadDocument } from "../loads.queries";

interface UploadPaperProps {
  load: Load;
  /** The paper that is missing; any other without it. */
  kind?: LoadDocument["kind"];
  /** Leads to where the paper will be. */
  onOpen?: (() => void) | undefined;
  /** Among the papers, where it is one of several small buttons. */
  isSmall?: boolean;
}

/** Opens the files, on a phone also its camera; the dialog then proposes what kind of paper each is. */
export function UploadPaper({ load, kind, onOpen, isSmall = false }: UploadPaperProps) {
  const mayUpload = useCan("documents:write");
  const isPhone = useIsPhone();
  const [files, setFiles] = useState<File[] | null>(null);
  if (!mayUpload) return null;
  const name = `Upload ${kind ? codeWord("document", kind).toLowerCase() : "document"}`;
  const take = (chosen: File[]) => {
    setFiles(chosen);
    onOpen?.();
  };
  return (
    <>
      <ChooseFiles onChoose={take}>
        {(open) =>
          isPhone ? (
            <Button
              variant="default"
              mih="2.75rem"
              aria-label={name}
              leftSection={<IconCamera size={16} aria-hidden />}
              onClick={open}
            >
              Upload
            </Button>
          ) : (
            <Button
              variant="default"
              aria-label={name}
              {...(isSmall ? { size: "xs" } : {})}
              leftSection={<IconUpload size={isSmall ? 14 : 16} aria-hidden />}
              onClick={open}
            >
              {kind ? "Upload" : name}
            </Button>
          )
        }
      </ChooseFiles>
      {files && <DocumentDialog load={load} files={files} kind={kind} onClose={() => setFiles(null)} />}
    </>
  );
}
