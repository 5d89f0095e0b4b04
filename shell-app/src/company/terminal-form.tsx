import * as z from "zod/mini";
import { useIdempotencyKey, useSession } from "@haul/platform";
import { toast } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { addressErrors, addressOf, type AddressValues, addressValues } from "./address";
import { AddressFields } from "./address-fields";
import { type Terminal, useCreateTerminal, useUpdateTerminal } from "./company.queries";
import { timeZoneOptions } from "./time-zones";

const schema = z.object({
  code: z.string().check(z.trim(), z.minLength(1, "Enter a short code, such as CHI.")),
  name: z.string().check(z.trim(), z.minLength(1, "Enter a name.")),
});

interface Values extends Record<string, unknown> {
  code: string;
  name: string;
  phone: string;
  time_zone: string;
  address: AddressValues;
}

/** A new terminal, or changes to one. */
export function TerminalForm({ terminal, onDone }: { terminal?: Terminal; onDone: () => void }) {
  const create = useCreateTerminal();
  const update = useUpdateTerminal();
  const idempotency = useIdempotencyKey();
  const session = useSession();
  const zone = terminal?.time_zone ?? session?.company?.time_zone ?? "America/Chicago";
  const form = useForm<Values>({
    initialValues: {
      code: terminal?.code ?? "",
      name: terminal?.name ?? "",
      phone: terminal?.phone ?? "",
      time_zone: zone,
      address: addressValues(terminal?.address),
    },
    schema,
    validate: ({ address }) => addressErrors("address", address),
  });
  const save = async ({ code, name, phone, time_zone, address }: Values) => {
    const known = { code: code.trim().toUpperCase(), name: name.trim(), time_zone };
    const place = addressOf(address);
    if (terminal) {
      const body = { ...known, version: terminal.version, phone: phone || null, address: place ?? null };
      await update.mutateAsync({ params: { path: { terminal_id: terminal.id } }, body });
    } else {
      const body = { ...known, ...(phone && { phone }), ...(place && { address: place }) };
      await create.mutateAsync({ params: { header: idempotency.header }, body });
    }
    toast.success(`${known.name} is saved.`);
    onDone();
  };
  return (
    <Form form={form} aria-label="Terminal" onSubmit={save}>
      <FormRow>
        <FormField name="code" label="Code" required autoFocus uppercase maxLength={8} />
        <FormField name="name" label="Name" required />
      </FormRow>
      <FormField name="time_zone" type="select" label="Time zone" options={timeZoneOptions(zone)} required />
      <FormField name="phone" type="phone" label="Phone" />
      <AddressFields name="address" title="Address" />
      <FormActions submitLabel={terminal ? "Save terminal" : "Add terminal"} onCancel={onDone} />
    </Form>
  );
}
