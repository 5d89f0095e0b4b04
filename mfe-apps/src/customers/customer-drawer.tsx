import { useState } from "react";
import * as z from "zod/mini";
import { useApiMutation, useApiQuery, useCan, type ApiData, type ApiInit } from "@haul/platform";
import { Anchor, Button, Stack, UiLink, confirm, toast } from "@haul/ui/core";
import { DescriptionList, QueryStates, RecordDrawer } from "@haul/ui/data";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { Money, ToneBadge, codeOptions, codeWord, formatPhone } from "@haul/ui/freight";
import { CUSTOMER_KINDS } from "./create-customer";

type Customer = ApiData<"/api/customers/{customer_id}", "get">;
type CustomerUpdate = NonNullable<ApiInit<"/api/customers/{customer_id}", "patch">["body"]>;

const STALE = ["/api/customers", "/api/customers/{customer_id}", "/api/loads"] as const;

/** A customer beside the loads: terms, contacts, what its invoices need. */
export function CustomerDrawer({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const customer = useApiQuery("/api/customers/{customer_id}", { params: { path: { customer_id: customerId } } });
  const mayWrite = useCan("customers:write");
  const [isEditing, setIsEditing] = useState(false);
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={customer.data?.name ?? "Customer"}
      badge={customer.data?.is_on_credit_hold && <ToneBadge tone="bad">Credit hold</ToneBadge>}
      actions={
        customer.data &&
        mayWrite &&
        !isEditing && <CustomerActions customer={customer.data} onEdit={() => setIsEditing(true)} />
      }
    >
      <QueryStates query={customer}>
        {(data) =>
          isEditing ? (
            <CustomerForm customer={data} onDone={() => setIsEditing(false)} />
          ) : (
            <CustomerFacts customer={data} />
          )
        }
      </QueryStates>
    </RecordDrawer>
  );
}

function CustomerFacts({ customer }: { customer: Customer }) {
  const { address } = customer;
  return (
    <Stack>
      <DescriptionList
        items={[
          { label: "Kind", value: CUSTOMER_KINDS.find((kind) => kind.value === customer.kind)?.label },
          { label: "Docket", value: customer.docket_number },
          { label: "Phone", value: customer.phone && formatPhone(customer.phone) },
          { label: "E-mail", value: customer.email },
          { label: "Billing e-mail", value: customer.billing_email },
          {
            label: "Address",
            value: address && `${address.line1}, ${address.city}, ${address.state} ${address.postal_code}`,
          },
          { label: "Terms", value: `${customer.payment_terms_days} days` },
          {
            label: "Credit limit",
            value: customer.credit_limit_cents !== undefined && (
              <Money cents={customer.credit_limit_cents} currency={customer.currency} />
            ),
          },
          {
            label: "Invoices need",
            value: [
              ...customer.required_references.map((kind) => codeWord("reference", kind)),
              ...customer.required_documents.map((kind) => codeWord("document", kind)),
            ].join(", "),
          },
          ...customer.contacts.map((contact) => ({
            label: contact.function ?? "Contact",
            value: [contact.name, contact.phone, contact.email].filter(Boolean).join(" · "),
          })),
          { label: "Notes", value: customer.notes },
        ]}
      />
      <Anchor component={UiLink} href={`/apps/loads?customer_id=${customer.id}`}>
        Loads of {customer.name}
      </Anchor>
    </Stack>
  );
}

function CustomerActions({ customer, onEdit }: { customer: Customer; onEdit: () => void }) {
  const archive = useApiMutation("post", "/api/customers/{customer_id}/archive", { invalidates: STALE });
  const restore = useApiMutation("post", "/api/customers/{customer_id}/restore", { invalidates: STALE });
  const params = { path: { customer_id: customer.id } };
  const failed = { onError: (error: unknown) => toast.error(error) };
  const putAway = async () => {
    const agreed = await confirm({
      title: `Archive ${customer.name}?`,
      body: "It is no longer offered for new loads; its history stays. It can be restored.",
      action: "Archive",
    });
    if (agreed) archive.mutate({ params }, failed);
  };
  return (
    <>
      <Button size="xs" onClick={onEdit}>
        Edit
      </Button>
      {customer.archived_at ? (
        <Button size="xs" variant="default" onClick={() => restore.mutate({ params }, failed)}>
          Restore
        </Button>
      ) : (
        <Button size="xs" variant="default" onClick={() => void putAway()}>
          Archive
        </Button>
      )}
    </>
  );
}

const schema = z.object({ name: z.string().check(z.minLength(1, "Enter the customer's name")) });

function CustomerForm({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const update = useApiMutation("patch", "/api/customers/{customer_id}", { invalidates: STALE });
  const form = useForm({
    initialValues: {
      name: customer.name,
      kind: customer.kind,
      docket_number: customer.docket_number ?? "",
      phone: customer.phone ?? "",
      email: customer.email ?? "",
      billing_email: customer.billing_email ?? "",
      payment_terms_days: customer.payment_terms_days,
      credit_limit_cents: customer.credit_limit_cents ?? (null as number | null),
      is_on_credit_hold: customer.is_on_credit_hold,
      required_references: [...customer.required_references],
      required_documents: [...customer.required_documents],
      notes: customer.notes ?? "",
    },
    schema,
  });

  const save = async (values: typeof form.values) => {
    const cleared = (value: string) => (value === "" ? null : value);
    const body = {
      ...values,
      version: customer.version,
      payment_terms_days: values.payment_terms_days,
      docket_number: cleared(values.docket_number),
      phone: cleared(values.phone),
      email: cleared(values.email),
      billing_email: cleared(values.billing_email),
      notes: cleared(values.notes),
    } as CustomerUpdate;
    await update.mutateAsync({ params: { path: { customer_id: customer.id } }, body });
    toast.success(`${values.name} is saved.`);
    onDone();
  };

  return (
    <Form form={form} onSubmit={save}>
      <FormRow>
        <FormField name="name" label="Name" required autoFocus />
        <FormField name="kind" type="select" label="Kind" options={CUSTOMER_KINDS} required />
      </FormRow>
      <FormRow>
        <FormField name="docket_number" label="MC number" />
        <FormField name="phone" type="phone" label="Phone" />
      </FormRow>
      <FormRow>
        <FormField name="email" type="email" label="E-mail" />
        <FormField name="billing_email" type="email" label="Billing e-mail" />
      </FormRow>
      <FormRow>
        <FormField name="payment_terms_days" type="number" label="Payment terms" unit="days" min={0} />
        <FormField name="credit_limit_cents" type="money" label="Credit limit" />
      </FormRow>
      <FormField name="is_on_credit_hold" type="switch" label="On credit hold" />
      <FormField
        name="required_references"
        type="multiselect"
        label="References its invoices need"
        options={codeOptions("reference")}
      />
      <FormField
        name="required_documents"
        type="multiselect"
        label="Documents its invoices need"
        options={codeOptions("document")}
      />
      <FormField name="notes" type="textarea" label="Notes" />
      <FormActions submitLabel="Save customer" onCancel={onDone} />
    </Form>
  );
}
