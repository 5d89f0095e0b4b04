import { EditableDrawer, type OpenRecord } from "@haul/platform/lists";
import { Anchor, Button, Stack, UiLink } from "@haul/ui/core";
import { DescriptionList } from "@haul/ui/data";
import { ToneBadge, addressLine, codeWord, Day, discountTerms, labelOf, MailLink, PhoneLink } from "@haul/ui/freight";
import {
  CUSTOMER_KINDS,
  INVOICE_DELIVERIES,
  INVOICE_GROUPINGS,
  INVOICE_SPLITS,
  TRACKING_MILESTONES,
} from "../../words";
import { useFuelPrograms } from "../../shared/fuel-programs";
import { CustomerCredit } from "../credit/customer-credit";
import { CustomerPolicy } from "../terms/customer-policy";
import { CustomerForm } from "./customer-form";
import { graceWords, invoiceNeeds } from "./customer-words";
import { customers, type Customer } from "./customers.queries";

/** A customer: terms, contacts, what its invoices need, and what happened to it. */
export function CustomerDrawer(props: OpenRecord) {
  return (
    <EditableDrawer
      {...props}
      of={customers}
      title={({ name }) => name}
      badge={({ is_on_credit_hold }) => is_on_credit_hold && <ToneBadge tone="bad">Credit hold</ToneBadge>}
      actions={
        <Button size="xs" variant="default" component={UiLink} href="/apps/customers/duplicates">
          Duplicates
        </Button>
      }
      archiving="The customer is no longer offered for new loads; its history stays."
      Form={CustomerForm}
    >
      {(customer) => <CustomerFacts customer={customer} />}
    </EditableDrawer>
  );
}

function CustomerFacts({ customer }: { customer: Customer }) {
  const { address } = customer;
  const programs = useFuelPrograms();
  return (
    <Stack>
      <DescriptionList
        items={[
          { label: "Kind", value: labelOf(CUSTOMER_KINDS, customer.kind) },
          { label: "MC number", value: customer.docket_number },
          { label: "Phone", value: customer.phone && <PhoneLink phone={customer.phone} /> },
          { label: "Email", value: customer.email && <MailLink email={customer.email} /> },
          { label: "Billing email", value: customer.billing_email && <MailLink email={customer.billing_email} /> },
          {
            label: "Address",
            value: addressLine(address),
          },
          { label: "Terms", value: discountTerms(customer) ?? `${customer.payment_terms_days} days` },
          { label: "Credit source", value: customer.credit_source },
          { label: "Credit checked", value: customer.credit_checked_on && <Day on={customer.credit_checked_on} /> },
          { label: "Invoices", value: labelOf(INVOICE_GROUPINGS, customer.invoice_grouping) },
          { label: "Invoices by", value: customer.invoice_split && labelOf(INVOICE_SPLITS, customer.invoice_split) },
          { label: "Invoice delivery", value: INVOICE_DELIVERIES[customer.invoice_delivery] },
          { label: "Portal", value: customer.invoice_portal },
          ...(programs
            ? [
                {
                  label: "Fuel program",
                  value: programs.find(({ id }) => id === customer.fuel_program_id)?.name ?? "None",
                },
              ]
            : []),
          { label: "On-time grace", value: graceWords(customer) },
          {
            label: "Required on invoices",
            value: invoiceNeeds(customer),
          },
          {
            label: "Invoice packet",
            value: customer.invoice_packet_order.map((kind) => codeWord("document", kind)).join(", "),
          },
          {
            label: "Milestone emails",
            value: customer.tracking_milestones.map((milestone) => TRACKING_MILESTONES[milestone]).join(", "),
          },
          { label: "Tracking email", value: customer.tracking_email && <MailLink email={customer.tracking_email} /> },
          ...customer.contacts.map((contact) => ({
            label: capitalized(contact.function ?? "contact"),
            value: (
              <Stack gap={2} align="flex-start">
                {contact.name}
                <PhoneLink phone={contact.phone} />
                <MailLink email={contact.email} />
              </Stack>
            ),
          })),
          { label: "Notes", value: customer.notes },
        ]}
      />
      <Anchor component={UiLink} href={`/apps/loads?group=all&customer_id=${customer.id}`}>
        Loads for {customer.name}
      </Anchor>
      <CustomerCredit customerId={customer.id} />
      <CustomerPolicy customerId={customer.id} customerName={customer.name} />
    </Stack>
  );
}

/** What a contact is for is free text, often typed in lower case. */
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
