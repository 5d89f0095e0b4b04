import * as z from "zod/mini";
import { useState } from "react";
import { useOpenedVersion, useRecord } from "@haul/platform/lists";
import { Button, Modal } from "@haul/ui/core";
import { Form, FormActions, useForm } from "@haul/ui/forms";
import { IconPhone } from "@haul/ui/icons";
import { AttemptFields, attemptSchema } from "./attempt-fields";
import { attemptOf, attemptValues } from "./attempt-values";
import { inquiries, useChangeInquiry, type Inquiry } from "./inquiries.queries";

/** Adds today's contact to an inquiry. */
export function LogContact({ id }: { id: string }) {
  const { data } = useRecord(inquiries, id);
  const [isOpen, setIsOpen] = useState(false);
  if (!data || data.archived_at !== undefined) return null;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPhone size={14} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        Log a contact
      </Button>
      {isOpen && <ContactDialog inquiry={data} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const schema = z.object({ attempts: z.array(attemptSchema) });

function ContactDialog({ inquiry, onClose }: { inquiry: Inquiry; onClose: () => void }) {
  const change = useChangeInquiry();
  const saving = useOpenedVersion(inquiry.version);
  // At its place in the list, so that a refusal finds its field.
  const [at] = useState(inquiry.attempts.length);
  const form = useForm({
    initialValues: { attempts: [...inquiry.attempts.map(attemptValues), newContact(inquiry)] },
    schema,
  });

  const save = async ({ attempts }: typeof form.values) => {
    const added = attempts.slice(at).map(attemptOf);
    await saving((version) =>
      change.mutateAsync({
        params: { path: { employer_inquiry_id: inquiry.id } },
        body: { version, attempts: [...inquiry.attempts, ...added] },
      }),
    );
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={`Contact with ${inquiry.employer_name}`}>
      <Form form={form} onSubmit={save} aria-label="Contact">
        <AttemptFields path={`attempts.${at}`} isNew />
        <FormActions submitLabel="Log contact" onCancel={onClose} />
      </Form>
    </Modal>
  );
}

/** Today, in the way that was tried last. */
const newContact = ({ attempts }: Inquiry) => ({
  ...attemptValues(),
  method: attempts.at(-1)?.method ?? ("phone" as const),
});
