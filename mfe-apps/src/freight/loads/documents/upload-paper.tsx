import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, useIsPhone } from "@haul/ui/core";
import { FileButton } from "@haul/ui/forms";
import { IconCamera, IconUpload } from "@haul/ui/icons";
import { ACCEPTED, DocumentDialog } from "./document-dialog";
import type { Load } from "../loads.queries";

interface UploadPaperProps {
  load: Load;
  /** Leads to where the paper will be. */
  onOpen?: (() => void) | undefined;
  /** Among the papers, where it is one of several small buttons. */
  isSmall?: boolean;
}

/** A paper from wherever one is; the dialog proposes the kind that is missing. */
export function UploadPaper({ load, onOpen, isSmall = false }: UploadPaperProps) {
  const mayUpload = useCan("documents:write");
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState<{ taken?: File } | null>(null);
  if (!mayUpload) return null;
  const open = (what: { taken?: File }) => {
    setOpened(what);
    onOpen?.();
  };
  return (
    <>
      {isPhone ? (
        // A phone offers its camera and its files; the dialog opens with what was taken.
        <FileButton accept={ACCEPTED} onChange={(taken) => taken && open({ taken })}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              mih="2.75rem"
              aria-label="Upload document"
              leftSection={<IconCamera size={16} aria-hidden />}
            >
              Upload
            </Button>
          )}
        </FileButton>
      ) : (
        <Button
          variant="default"
          {...(isSmall ? { size: "xs" } : {})}
          leftSection={<IconUpload size={isSmall ? 14 : 16} aria-hidden />}
          onClick={() => open({})}
        >
          Upload document
        </Button>
      )}
      {opened && <DocumentDialog load={load} taken={opened.taken} onClose={() => setOpened(null)} />}
    </>
  );
}
