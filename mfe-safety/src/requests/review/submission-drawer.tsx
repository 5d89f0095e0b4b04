import type { OpenRecord } from "@haul/platform/lists";
import { Button } from "@haul/ui/core";
import { EmptyState, LoadingState, RecordDrawer } from "@haul/ui/data";
import { IconFileCheck } from "@haul/ui/icons";
import type { Submission } from "../requests.queries";
import { SubmissionReview } from "./submission-review";

interface SubmissionDrawerProps extends OpenRecord {
  /** Undefined while the list is loaded, and for one that waits no longer. */
  submission: Submission | undefined;
  isLoading: boolean;
  /** Opens the next one that waits, or closes the drawer. */
  onDone: () => void;
}

/** One submission beside the list: its pictures, what the driver typed, and the decision. */
export function SubmissionDrawer({ submission, isLoading, onDone, ...opened }: SubmissionDrawerProps) {
  const { id, onClose, onPrevious, onNext } = opened;
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={submission ? `${submission.name} of ${submission.driver.name}` : "Paper"}
      size="xl"
      onPrevious={onPrevious}
      onNext={onNext}
    >
      {submission ? (
        <SubmissionReview key={id} submission={submission} onDone={onDone} onPrevious={onPrevious} onNext={onNext} />
      ) : isLoading ? (
        <LoadingState />
      ) : (
        <EmptyState
          icon={IconFileCheck}
          title="This paper is no longer waiting for review"
          action={<Button onClick={onDone}>Review the next one</Button>}
        >
          Someone reviewed it, or the driver has sent it again.
        </EmptyState>
      )}
    </RecordDrawer>
  );
}
