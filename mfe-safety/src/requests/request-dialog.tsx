import { useState } from "react";
import { useIdempotencyKey } from "@haul/platform";
import { Button, Group, Modal, Stack, Text } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { formatDate } from "@haul/ui/format";
import type { PaperLine } from "../papers/papers.queries";
import { PAPER_STATUSES } from "../words";
import { chosenOf, PaperChoice, requestBody, RequestTextFields } from "./request-fields";
import { firstName, RequestLink } from "./request-link";
import { useCreateRequests, type Asked, type RequestCreated } from "./requests.queries";

interface RequestDialogProps {
  driver: Asked;
  lines: readonly PaperLine[];
  onClose: () => void;
}

/** Asks a driver for papers, and shows the link by which they are sent. */
export function RequestDialog({ driver, lines, onClose }: RequestDialogProps) {
  const create = useCreateRequests();
  const { header } = useIdempotencyKey();
  const [made, setMade] = useState<RequestCreated>();
  const form = useForm({
    initialValues: {
      asked: Object.fromEntries(lines.map((line) => [line.item_type, isLacking(line)])),
      message: "",
      due_on: null as string | null,
      is_mailed: driver.email !== undefined,
    },
    validate: ({ asked }) => (chosenOf(asked).length === 0 ? { asked: "Choose at least one paper" } : {}),
  });
  const ask = async ({ asked, ...texts }: typeof form.values) => {
    const body = { driver_ids: [driver.id], item_types: chosenOf(asked), ...requestBody(texts) };
    const { items } = await create.mutateAsync({ params: { header }, body });
    setMade(items[0]);
  };
  const name = firstName(driver.full_name);
  return (
    <Modal
      opened
      onClose={onClose}
      title={made ? `Link for ${driver.full_name}` : `Request documents from ${driver.full_name}`}
      size="lg"
    >
      {made ? (
        <Stack>
          <RequestLink url={made.url} driver={driver} email={made.request.email} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Done
            </Button>
          </Group>
        </Stack>
      ) : (
        <Form form={form} onSubmit={ask} aria-label="Request documents">
          <Text size="sm" c="dimmed">
            {name} gets a link, photographs the papers with a phone and sends them to you for review. No account is
            needed.
          </Text>
          <PaperChoice
            papers={lines.map((line) => ({ ...line, standing: standingOf(line) }))}
            error={form.errors["asked"]}
          />
          <RequestTextFields />
          {driver.email === undefined ? (
            <Text size="sm">
              {driver.full_name} has no email address, so nothing is mailed.{" "}
              {driver.phone === undefined
                ? "Copy the link on the next page."
                : "Text or copy the link on the next page."}
            </Text>
          ) : (
            <FormField name="is_mailed" type="switch" label={`Email the link to ${driver.email}`} />
          )}
          <FormActions submitLabel="Request documents" onCancel={onClose} />
        </Form>
      )}
    </Modal>
  );
}

/** What a file lacks and the driver has is asked for unless someone decides otherwise. */
const isLacking = ({ status, is_from_office }: PaperLine) =>
  !is_from_office && (status === "missing" || status === "expired" || status === "expiring");

function standingOf({ status, item, is_from_office }: PaperLine): string {
  const { word } = PAPER_STATUSES[status];
  if (is_from_office && status === "missing") return `${word}, provided by your office`;
  if (item?.expires_on === undefined) return word;
  const day = formatDate(item.expires_on);
  if (status === "valid") return `Valid through ${day}`;
  return `${word}, ${status === "expired" ? "was " : ""}valid through ${day}`;
}
