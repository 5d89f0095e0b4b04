import { useCan } from "@haul/platform";
import { Badge, Group, Stack, Text } from "@haul/ui/core";
import { DescriptionList, QueryStates } from "@haul/ui/data";
import { useCustomer, type Customer } from "../../../partners/customers/customers.queries";
import { useCustomerPolicy } from "../../../partners/terms/terms.queries";
import { DOT } from "../../../shared/dot";
import { useFuelPrograms } from "../../../shared/fuel-programs";
import { termLines, type OwnTerms, type TermLine } from "./term-lines";

function useTermLines(customer: Customer, own?: Partial<OwnTerms>): TermLine[] {
  const detention = useCustomerPolicy(customer.id).data?.terms;
  const programs = useFuelPrograms();
  const program = programs && (programs.find(({ id }) => id === customer.fuel_program_id)?.name ?? null);
  return termLines({ customer, detention, program }, own);
}

interface CustomerTermsProps {
  customerId: string;
  /** What was agreed for the load instead. */
  own?: Partial<OwnTerms> | undefined;
}

/** The terms of a customer's profile, with the load's own in their place; nothing for those who may not read it. */
export function CustomerTerms(props: CustomerTermsProps) {
  return useCan("customers:read") ? <Terms {...props} /> : null;
}

function Terms({ customerId, own }: CustomerTermsProps) {
  const query = useCustomer(customerId);
  return <QueryStates query={query}>{(customer) => <TermList customer={customer} own={own} />}</QueryStates>;
}

/** The terms of a customer that is read already. */
export function TermList({ customer, own }: { customer: Customer } & Pick<CustomerTermsProps, "own">) {
  const items = useTermLines(customer, own).map(({ label, value, isOwn }) => ({
    label,
    value: isOwn ? (
      <Group gap="xs">
        {value}
        <Badge size="sm" variant="light">
          This load
        </Badge>
      </Group>
    ) : (
      value
    ),
  }));
  return (
    <Stack gap="xs">
      <DescriptionList items={items} />
      {own?.reason && (
        <Text size="sm" c="dimmed">
          Why this load differs: {own.reason}
        </Text>
      )}
    </Stack>
  );
}

/** The same in one line, below the customer that was just chosen. Empty until the customer is loaded. */
export function CustomerTermsLine({ customerId }: { customerId: string | undefined }) {
  const customer = useCustomer(customerId).data;
  return customer ? <Line customer={customer} /> : null;
}

function Line({ customer }: { customer: Customer }) {
  const lines = useTermLines(customer).filter(({ isSet }) => isSet);
  if (lines.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      From the customer's profile: {lines.map(({ label, value }) => `${label} ${value}`).join(DOT)}
    </Text>
  );
}
