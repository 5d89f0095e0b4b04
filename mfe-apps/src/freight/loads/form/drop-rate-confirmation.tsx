import type { ReactNode } from "react";
import { Text } from "@haul/ui/core";
import { useFileDrop } from "../../../shared/use-file-drop";
import documents from "../documents/documents.module.css";
import classes from "./rate-confirmation.module.css";
import type { RateConfirmation } from "./use-rate-confirmation";

interface DropRateConfirmationProps {
  paper: RateConfirmation;
  children: ReactNode;
}

/** A file dropped anywhere on the page is the load's rate confirmation. */
export function DropRateConfirmation({ paper, children }: DropRateConfirmationProps) {
  const { isOver, target } = useFileDrop(paper.choose);
  if (!paper.isOffered) return children;
  return (
    <div {...target} className={`${documents.drop} ${classes.page}`} data-over={isOver || undefined}>
      {children}
      {isOver && (
        <Text className={documents.dropHint} fw={600}>
          Drop the rate confirmation anywhere on this page
        </Text>
      )}
    </div>
  );
}
