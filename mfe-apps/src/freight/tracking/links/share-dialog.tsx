import { useState } from "react";
import * as z from "zod/mini";
import { useIdempotencyKey, type ApiData } from "@haul/platform";
import { Modal } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm, requiredText } from "@haul/ui/forms";
import { NewLink } from "./new-link";
import { useCreateTrackingLink } from "../tracking.queries";

const schema = z.object({ label: requiredText("Enter who it is for") });

/** An empty address means a link to copy. */
const mailed = ({
  email,
  ...link
}: {
  email: string;
  label: string;
  is_showing_references: boolean;
  is_showing_documents: boolean;
}) => (email === "" ? link : { ...link, email });

type Made = ApiData<"/api/loads/{load_id}/tracking_links", "post">;

const days = ({ link: { expires_days_after_delivery: count } }: Made) => (count === 1 ? "a day" : `${count} days`);

/** A link for a customer: what it shows is decided here, and who has it is noted. */
export function ShareDialog({ loadId, onClose }: { loadId: string; onClose: () => void }) {
  const create = useCreateTrackingLink();
  const { header } = useIdempotencyKey();
  const [made, setMade] = useState<Made>();
  const form = useForm({
    initialValues: { label: "", email: "", is_showing_references: true, is_showing_documents: false },
    schema,
  });
  return (
    <Modal opened onClose={onClose} title="Share tracking link">
      {made === undefined ? (
        <Form
          form={form}
          onSubmit={async (values) => {
            const body = mailed(values);
            setMade(await create.mutateAsync({ params: { path: { load_id: loadId }, header }, body }));
          }}
        >
          <FormField
            name="label"
            label="Who is it for?"
            description="A name for the link, such as the customer’s contact."
            required
            autoFocus
          />
          <FormField
            name="email"
            type="email"
            label="Email it to"
            description="Leave empty to copy the link and send it yourself."
          />
          <FormField name="is_showing_references" type="switch" label="Show the load’s references" />
          <FormField
            name="is_showing_documents"
            type="switch"
            label="Show documents"
            description="The bill of lading and the proof of delivery, nothing else."
          />
          <FormActions submitLabel="Create link" onCancel={onClose} />
        </Form>
      ) : (
        <NewLink
          url={made.url}
          isOnce
          text={`${made.link.email ? `It is being emailed to ${made.link.email}. ` : ""}It shows milestones, ETA and the position to about half a mile, but nothing about the driver. It ends ${days(made)} after delivery.`}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
