import { useState } from "react";
import { useIdempotencyKey } from "@haul/platform";
import { counted, optionsOf } from "@haul/platform/records";
import { Alert, Button, CopyButton, Group, Modal, Stack, Text } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { IconCheck, IconCopy, IconMail } from "@haul/ui/icons";
import { ASKED_FOR, DRIVER } from "../words";
import { chosenOf, PaperChoice, requestBody, RequestTextFields } from "./request-fields";
import { useCreateRequests, type RequestCreated, type RequestsCreated } from "./requests.queries";
import classes from "./requests.module.css";

/** The server asks no more drivers at once. */
export const MOST_DRIVERS = 100;

interface RequestManyDialogProps {
  drivers: readonly { id: string; name: string }[];
  /** The papers of drivers. */
  papers: readonly { item_type: string; name: string }[];
  /** Closed after drivers were asked, or before. */
  onClose: (wasSent: boolean) => void;
}

/** Asks several drivers at once, each for what their file lacks unless papers are chosen. */
export function RequestManyDialog({ drivers, papers, onClose }: RequestManyDialogProps) {
  const create = useCreateRequests();
  const { header } = useIdempotencyKey();
  const [made, setMade] = useState<RequestsCreated>();
  const form = useForm({
    initialValues: {
      what: "lacking",
      asked: Object.fromEntries(papers.map(({ item_type }) => [item_type, false])),
      message: "",
      due_on: null as string | null,
      is_mailed: true,
    },
    validate: ({ what, asked }) =>
      what === "chosen" && chosenOf(asked).length === 0 ? { asked: "Choose at least one paper" } : {},
  });
  const ask = async ({ what, asked, ...texts }: typeof form.values) => {
    const body = {
      driver_ids: drivers.map(({ id }) => id),
      item_types: what === "chosen" ? chosenOf(asked) : [],
      ...requestBody(texts),
    };
    setMade(await create.mutateAsync({ params: { header }, body }));
  };
  const close = () => onClose(made !== undefined);
  return (
    <Modal
      opened
      onClose={close}
      title={made ? "Links for the drivers" : `Request documents from ${counted(drivers.length, DRIVER)}`}
      size="lg"
    >
      {made ? (
        <Made made={made} onDone={close} />
      ) : (
        <Form form={form} onSubmit={ask} aria-label="Request documents">
          <FormField name="what" type="segmented" label="Ask for" options={optionsOf(ASKED_FOR)} />
          {form.values.what === "lacking" ? (
            <Text size="sm" c="dimmed">
              What is missing, has expired or expires soon. Papers that your office provides, such as MVRs, are left
              out, and drivers who have nothing to send are skipped.
            </Text>
          ) : (
            <PaperChoice papers={papers} error={form.errors["asked"]} />
          )}
          <RequestTextFields />
          <FormField
            name="is_mailed"
            type="switch"
            label="Email the links"
            description="To drivers with an email address. You can copy every link on the next page."
          />
          <FormActions submitLabel="Request documents" onCancel={close} />
        </Form>
      )}
    </Modal>
  );
}

function Made({ made: { items, left_out }, onDone }: { made: RequestsCreated; onDone: () => void }) {
  return (
    <Stack>
      {items.length > 0 && (
        <ul className={classes.list} aria-label="Links">
          {items.map((one) => (
            <MadeLink key={one.request.id} made={one} />
          ))}
        </ul>
      )}
      {left_out.length > 0 && (
        <Alert color="gray" role="status" title="Nothing to send">
          {left_out.map(({ name }) => name).join(", ")}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  );
}

function MadeLink({ made: { request, url } }: { made: RequestCreated }) {
  const { driver, lines, email } = request;
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <div>
          <Text fw={600}>{driver.name}</Text>
          <Text size="sm" c="dimmed">
            {lines.map(({ name }) => name).join(", ")}
          </Text>
          <Text size="sm" c="dimmed">
            {email === undefined ? (
              "No email address: copy the link and send it yourself."
            ) : (
              <>
                <IconMail size={12} aria-hidden /> {email}
              </>
            )}
          </Text>
        </div>
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button
              size="xs"
              variant="default"
              flex="none"
              aria-label={copied ? `Copied the link for ${driver.name}` : `Copy link for ${driver.name}`}
              leftSection={copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
              onClick={copy}
            >
              {copied ? "Copied" : "Copy link"}
            </Button>
          )}
        </CopyButton>
      </Group>
    </li>
  );
}
