import { useState } from "react";
import { Button } from "@haul/ui/core";
import { DocumentViewer } from "@haul/ui/freight";
import { IconFileText } from "@haul/ui/icons";

interface PaperButtonProps {
  label: string;
  /** Of the viewer. */
  title: string;
  /** What the wait is for: "Preparing the quote". */
  waiting: string;
  /** Asks for the paper's address. */
  onOpen: () => void;
  /** What came of it. */
  paper: { data: { url: string } | undefined; error: unknown };
}

/** Opens a paper that is set on demand. */
export function PaperButton({ label, title, waiting, onOpen, paper }: PaperButtonProps) {
  const [isShown, setIsShown] = useState(false);
  const show = () => {
    setIsShown(true);
    onOpen();
  };
  return (
    <>
      <Button size="xs" variant="default" leftSection={<IconFileText size={14} aria-hidden />} onClick={show}>
        {label}
      </Button>
      {isShown && (
        <DocumentViewer
          title={title}
          mediaType="application/pdf"
          waiting={waiting}
          address={{ data: paper.data?.url, error: paper.error, refetch: onOpen }}
          onClose={() => setIsShown(false)}
        />
      )}
    </>
  );
}
