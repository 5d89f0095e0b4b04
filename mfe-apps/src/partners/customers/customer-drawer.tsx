import { useState } from "react";
import { useCan } from "@haul/platform";
import { Alert, Anchor, Button, Stack, UiLink } from "@haul/ui/core";
import { ArchiveButton, DescriptionList, QueryStates, RecordDrawer } from "@haul/ui/data";
import { Money, ToneBadge, codeWord, formatPhone } from "@haul/ui/freight";
import { CustomerPolicy } from "../terms/customer-policy";
import { RecordHistory } from "../../shared/record-history";
import { CustomerForm } from "./customer-form";
import { invoiceNeeds, kindWord } from "./customer-words";
import {
  useArchiveCustomer,
  useCustomer,
  useCustomerHistory,
  useRestoreCustomer,
  type Customer,
} from "./customers.queries";

interface CustomerDrawerProps {
  customerId: string;
  /** The customer that the link was for, where it was merged into this one. */
  mergedName?: string | undefined;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** A customer: terms, contacts, what its invoices need, and what happened to it. */
export function CustomerDrawer({ mergedName, ...props }: CustomerDrawerProps) {
  const { customerId, onClose, onPrevious, onNext } = props;
  const customer = useCustomer(customerId);
  const mayWrite = useCan("customers:write");
  const [editedId, setEditedId] = useState<string | null>(null);
  const isEditing = editedId === customerId;
  if (customer.data?.merged_into_id !== undefined)
    return <CustomerDrawer {...props} customerId={customer.data.merged_into_id} mergedName={customer.data.name} />;
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={customer.data?.name ?? "Customer"}
      badge={
        <>
          {customer.data?.is_on_credit_hold && <ToneBadge tone="bad">Credit hold</ToneBadge>}
          {customer.data?.archived_at !== undefined && <ToneBadge tone="neutral">Archived</ToneBadge>}
        </>
      }
      onPrevious={onPrevious}
      onNext={onNext}
      actions={
        customer.data &&
        mayWrite &&
        !isEditing && <CustomerActions customer={customer.data} onEdit={() => setEditedId(customerId)} />
      }
    >
      <QueryStates query={customer}>
        {(data) =>
          isEditing ? (
            <CustomerForm customer={data} onDone={() => setEditedId(null)} />
          ) : (
            <>
              {mergedName !== undefined && (
                <Alert mb="md" role="status">
                  {mergedName} was merged into this customer.
                </Alert>
              )}
              <CustomerFacts customer={data} />
            </>
          )
        }
      </QueryStates>
    </RecordDrawer>
  );
}

function CustomerFacts({ customer }: { customer: Customer }) {
  const { address } = customer;
  const history = useCustomerHistory(customer.id);
  return (
    <Stack>
      <DescriptionList
        items={[
          { label: "Kind", value: kindWord(customer.kind) },
          { label: "Docket", value: customer.docket_number },
          { label: "Phone", value: customer.phone && formatPhone(customer.phone) },
          { label: "Email", value: customer.email },
          { label: "Billing email", value: customer.billing_email },
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
            value: invoiceNeeds(customer),
          },
          {
            label: "Invoice packet",
            value: customer.invoice_packet_order.map((kind) => codeWord("document", kind)).join(", "),
          },
          ...customer.contacts.map((contact) => ({
            label: contact.function ?? "Contact",
            value: [contact.name, contact.phone && formatPhone(contact.phone), contact.email]
              .filter(Boolean)
              .join(" · "),
          })),
          { label: "Notes", value: customer.notes },
        ]}
      />
      <Anchor component={UiLink} href={`/apps/loads?customer_id=${customer.id}`}>
        Loads of {customer.name}
      </Anchor>
      <CustomerPolicy customerId={customer.id} customerName={customer.name} />
      <RecordHistory query={history} />
    </Stack>
  );
}

function CustomerActions({ customer, onEdit }: { customer: Customer; onEdit: () => void }) {
  const archive = useArchiveCustomer();
  const restore = useRestoreCustomer();
  const params = { path: { customer_id: customer.id } };
  return (
    <>
      <Button size="xs" onClick={onEdit}>
        Edit
      </Button>
      <Button size="xs" variant="default" component={UiLink} href="/apps/customers/duplicates">
        Duplicates
      </Button>
      <ArchiveButton
        name={customer.name}
        isArchived={customer.archived_at !== undefined}
        consequence="The customer is no longer offered for new loads; its history stays."
        archive={() => archive.mutateAsync({ params })}
        restore={() => restore.mutateAsync({ params })}
      />
    </>
  );
}
