import type { ReactNode } from "react";
import * as z from "zod/mini";
import { useOpenedVersion } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { ActionIcon, Button, Group, Paper, Stack, toast, Tooltip } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, FormSection, requiredText, useForm } from "@haul/ui/forms";
import { IconPlus, IconTrash } from "@haul/ui/icons";
import { CONTACT_FUNCTIONS } from "../words";
import { type Company, useUpdateCompany } from "./company.queries";
import type { Contact } from "./people";

const name = requiredText("Enter a name.");
const schema = z.object({ officers: z.array(z.object({ name })), contacts: z.array(z.object({ name })) });

interface Values extends Record<string, unknown> {
  officers: { name: string; title: string; phone: string; email: string }[];
  contacts: { function: string; name: string; phone: string; email: string }[];
}

/** Officers, and whom to call for what. */
export function PeopleForm({ company, onDone }: { company: Company; onDone: () => void }) {
  const update = useUpdateCompany();
  const saving = useOpenedVersion(company.version);
  const form = useForm<Values>({
    initialValues: {
      officers: company.officers.map((one) => ({
        name: one.name,
        title: one.title ?? "",
        phone: one.phone ?? "",
        email: one.email ?? "",
      })),
      contacts: company.contacts.map((one) => ({
        function: one.function,
        name: one.name,
        phone: one.phone ?? "",
        email: one.email ?? "",
      })),
    },
    schema,
  });
  return (
    <Form
      form={form}
      aria-label="Officers and contacts"
      onSubmit={async ({ officers, contacts }) => {
        const changes = {
          officers: officers.map(({ name: officer, title, ...reach }) => ({
            name: officer.trim(),
            ...(title.trim() && { title: title.trim() }),
            ...reachOf(reach),
          })),
          contacts: contacts.map(({ function: purpose, name: contact, ...reach }) => ({
            function: purpose as Contact["function"],
            name: contact.trim(),
            ...reachOf(reach),
          })),
        };
        await saving((version) => update.mutateAsync({ body: { version, ...changes } }));
        toast.success("Officers and contacts are saved.");
        onDone();
      }}
    >
      <FormSection title="Officers">
        {form.values.officers.map((_, index) => (
          <Person
            key={index}
            label={`Remove officer ${index + 1}`}
            onRemove={() => {
              form.removeListItem("officers", index);
            }}
          >
            <FormRow>
              <FormField name={`officers.${index}.name`} label="Name" required autoFocus={index === 0} />
              <FormField name={`officers.${index}.title`} label="Title" placeholder="President" />
            </FormRow>
            <Reach path={`officers.${index}`} />
          </Person>
        ))}
        <Add
          label="Add officer"
          onClick={() => {
            form.insertListItem("officers", { name: "", title: "", phone: "", email: "" });
          }}
        />
      </FormSection>
      <FormSection title="Contacts">
        {form.values.contacts.map((_, index) => (
          <Person
            key={index}
            label={`Remove contact ${index + 1}`}
            onRemove={() => {
              form.removeListItem("contacts", index);
            }}
          >
            <FormRow>
              <FormField
                name={`contacts.${index}.function`}
                type="select"
                label="For"
                options={optionsOf(CONTACT_FUNCTIONS)}
                required
              />
              <FormField name={`contacts.${index}.name`} label="Name" required />
            </FormRow>
            <Reach path={`contacts.${index}`} />
          </Person>
        ))}
        <Add
          label="Add contact"
          onClick={() => {
            form.insertListItem("contacts", { function: "dispatch", name: "", phone: "", email: "" });
          }}
        />
      </FormSection>
      <FormActions submitLabel="Save officers and contacts" onCancel={onDone} />
    </Form>
  );
}

function Reach({ path }: { path: string }) {
  return (
    <FormRow>
      <FormField name={`${path}.phone`} type="phone" label="Phone" />
      <FormField name={`${path}.email`} type="email" label="Email" />
    </FormRow>
  );
}

function Person({ label, onRemove, children }: { label: string; onRemove: () => void; children: ReactNode }) {
  return (
    <Paper p="sm">
      <Group align="flex-start" wrap="nowrap">
        <Stack gap="sm" flex={1}>
          {children}
        </Stack>
        <Tooltip label={label}>
          <ActionIcon aria-label={label} onClick={onRemove}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
    </Paper>
  );
}

function Add({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Group>
      <Button size="xs" variant="default" leftSection={<IconPlus size={14} aria-hidden />} onClick={onClick}>
        {label}
      </Button>
    </Group>
  );
}

function reachOf({ phone, email }: { phone: string; email: string }) {
  return { ...(phone.trim() && { phone: phone.trim() }), ...(email.trim() && { email: email.trim() }) };
}
