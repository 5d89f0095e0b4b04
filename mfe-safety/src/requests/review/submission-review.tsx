import { useRef, useState } from "react";
import { useCan } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { Anchor, Button, Stack, Text, toast, UiLink, useHotkeys } from "@haul/ui/core";
import { DescriptionList } from "@haul/ui/data";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { RelativeTime } from "@haul/ui/freight";
import { formatDate, localZone, wallClock } from "@haul/ui/format";
import { useAcceptSubmission, useReviewed, type Submission } from "../requests.queries";
import classes from "../requests.module.css";
import { isSettled } from "./is-settled";
import { SendBackDialog } from "./send-back-dialog";
import { SubmissionPictures } from "./submission-pictures";

interface SubmissionReviewProps {
  submission: Submission;
  /** Accepted or sent back: shows the next one. */
  onDone: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** The pictures beside what the driver typed: corrected where needed, then accepted or sent back. */
export function SubmissionReview({ submission, onDone, onPrevious, onNext }: SubmissionReviewProps) {
  const mayWrite = useCan("drivers:write");
  const [isSendingBack, setIsSendingBack] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const isActive = mayWrite && !isSendingBack;
  useHotkeys(
    isActive
      ? [
          // A key that is held down decides one paper, not all that wait.
          ["A", ({ repeat }) => !repeat && part.current?.querySelector("form")?.requestSubmit()],
          ["R", () => setIsSendingBack(true)],
          ["ArrowLeft", () => onPrevious?.()],
          ["ArrowRight", () => onNext?.()],
        ]
      : [],
  );
  return (
    <div className={classes.review} ref={part}>
      <SubmissionPictures submission={submission} />
      <Stack gap="sm">
        <Sent submission={submission} />
        {mayWrite && <Decision submission={submission} onDone={onDone} onSendBack={() => setIsSendingBack(true)} />}
      </Stack>
      {isSendingBack && (
        <SendBackDialog submission={submission} onDone={onDone} onClose={() => setIsSendingBack(false)} />
      )}
    </div>
  );
}

function Sent({ submission }: { submission: Submission }) {
  const { driver, submitted_at, note, current_expires_on } = submission;
  return (
    <DescriptionList
      items={[
        {
          label: "Driver",
          value: (
            <Anchor component={UiLink} href={`/apps/safety/drivers?driver=${driver.id}`}>
              {driver.name}
            </Anchor>
          ),
        },
        { label: "Sent", value: <RelativeTime at={submitted_at} /> },
        ...(note === undefined ? [] : [{ label: "Driver’s note", value: note }]),
        {
          label: "On file now",
          value:
            current_expires_on === undefined
              ? "Nothing with a last day"
              : `Valid through ${formatDate(current_expires_on)}`,
        },
      ]}
    />
  );
}

interface DecisionProps {
  submission: Submission;
  onDone: () => void;
  onSendBack: () => void;
}

function Decision({ submission, onDone, onSendBack }: DecisionProps) {
  const { id, name, driver, version, can_expire, must_expire, current_expires_on } = submission;
  const accept = useAcceptSubmission();
  const saving = useOpenedVersion(version);
  const reviewed = useReviewed();
  const form = useForm({
    initialValues: {
      number: submission.number ?? "",
      issuer: submission.issuer ?? "",
      issued_on: submission.issued_on ?? (null as string | null),
      expires_on: submission.expires_on ?? (null as string | null),
      note: "",
    },
    validate: ({ expires_on }) =>
      must_expire && expires_on === null ? { expires_on: "Enter the last valid day" } : {},
  });
  const submit = async (values: typeof form.values) => {
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ""));
    const params = { path: { document_submission_id: id } };
    try {
      await saving((seen) => accept.mutateAsync({ params, body: { ...given, version: seen } }));
    } catch (error) {
      if (isSettled(error)) reviewed();
      throw error;
    }
    toast.success(`Accepted: ${name} of ${driver.name}.`);
    onDone();
    reviewed();
  };
  const { expires_on } = form.values;
  const isEarlier = expires_on !== null && current_expires_on !== undefined && expires_on < current_expires_on;
  return (
    <Form form={form} onSubmit={submit} aria-label={name}>
      {can_expire && (
        <FormField
          name="expires_on"
          type="date"
          label="Valid through"
          required={must_expire}
          clearable={!must_expire}
          description={
            isEarlier
              ? `Earlier than what is on file (${formatDate(current_expires_on)}).`
              : must_expire
                ? "Check it against the picture."
                : "Leave empty if it has no end."
          }
        />
      )}
      <FormRow>
        <FormField
          name="issued_on"
          type="date"
          label="Issued or done"
          maxDate={wallClock(new Date(), localZone()).slice(0, 10)}
          clearable
        />
        <FormField name="number" label="Number" maxLength={60} />
      </FormRow>
      <FormField name="issuer" label="Issued by" maxLength={120} />
      <FormField name="note" type="textarea" label="Note" maxLength={1000} />
      <FormActions submitLabel="Accept">
        <Button variant="default" onClick={onSendBack} title="R">
          Send back
        </Button>
      </FormActions>
      <Text size="sm" c="dimmed" visibleFrom="sm">
        A accepts, R sends back, J and K go to the next and the previous paper.
      </Text>
    </Form>
  );
}
