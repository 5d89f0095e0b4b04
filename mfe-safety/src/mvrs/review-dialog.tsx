import * as z from "zod/mini";
import { useOpenedVersion } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Modal, Text } from "@haul/ui/core";
import { Form, FormActions, FormField, requiredText, useForm } from "@haul/ui/forms";
import { MVR_DECISIONS } from "../words";
import { useReviewMvr, type Mvr, type MvrDecision } from "./mvrs.queries";

const needsNote = (decision: string) => decision === "with_action" || decision === "disqualified";

interface Values extends Record<string, unknown> {
  decision: MvrDecision | "";
  note: string;
}

const schema = z.object({ decision: requiredText("Choose the decision"), note: z.string() }).check(
  z.refine(({ decision, note }) => !needsNote(decision) || note.trim() !== "", {
    error: "Enter what you considered and what follows",
    path: ["note"],
  }),
);

/** What the review leaves in the driver's file. */
function consequence({ is_at_hire }: Mvr, decision: MvrDecision | ""): string {
  if (decision === "disqualified") return "Your decision is recorded, but nothing is added to the driver’s papers.";
  return is_at_hire
    ? "Your review goes on file as the driver’s MVR at hire."
    : "Your review goes on file as the driver’s annual MVR review, valid for one year.";
}

/** The review of a motor vehicle record, in the name of the person who is signed in. */
export function ReviewDialog({ mvr, onClose }: { mvr: Mvr; onClose: () => void }) {
  const review = useReviewMvr();
  const saving = useOpenedVersion(mvr.version);
  const form = useForm<Values>({ initialValues: { decision: "", note: "" }, schema });
  const { decision } = form.values;

  const save = async ({ decision, note }: Values) => {
    if (decision === "") return;
    const more = note.trim() === "" ? {} : { note: note.trim() };
    const params = { path: { motor_vehicle_record_id: mvr.id } };
    await saving((version) => review.mutateAsync({ params, body: { version, decision, ...more } }));
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={`Review the MVR of ${mvr.driver_name}`}>
      <Form form={form} onSubmit={save} aria-label="Review">
        <Text>{consequence(mvr, decision)}</Text>
        <FormField
          name="decision"
          type="select"
          label="Decision"
          options={optionsOf(MVR_DECISIONS)}
          required
          autoFocus
        />
        <FormField
          name="note"
          type="textarea"
          label="Note"
          description="What you considered, and what follows."
          maxLength={1000}
          required={needsNote(decision)}
        />
        <FormActions submitLabel="Save review" onCancel={onClose} />
      </Form>
    </Modal>
  );
}
