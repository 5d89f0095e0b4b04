import { useCan } from "@haul/platform";
import { Badge, Group, Stack, Text } from "@haul/ui/core";
import { DescriptionList } from "@haul/ui/data";
import { useCustomer } from "../../../partners/customers/customers.queries";
import { useCustomerPolicy } from "../../../partners/terms/terms.queries";
import { useFuelPrograms } from "../../../shared/fuel-programs";
import { termLines, type OwnTerms, type TermLine } from "./term-lines";

interface CustomerTermsProps {
  customerId: string;
  /** What was agreed for the load instead. */
  own?: Partial<OwnTerms> | undefined;
}

/** Read once for all that show them; nothing until they are there, and for those who may not read customers. */
function useTermLines({ customerId, own }: CustomerTermsProps): TermLine[] {
  const customer = useCustomer(customerId).data;
  const detention = useCustomerPolicy(customerId).data?.terms;
  const programs = useFuelPrograms();
  if (!customer) return [];
  const program = programs && (programs.find(({ id }) => id === customer.fuel_program_id)?.name ?? "None");
  return termLines({ customer, detention, program }, own);
}

/** The terms of a customer's profile, with the load's own in their place; nothing for those who may not read it. */
export function CustomerTerms(props: CustomerTermsProps) {
  return useCan("customers:read") ? <Terms {...props} /> : null;
}

function Terms(props: CustomerTermsProps) {
  const items = useTermLines(props).map(({ label, value, isOwn }) => ({
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
      {props.own?.reason && (
        <Text size="sm" c="dimmed">
          Why this load differs: {props.own.reason}
        </Text>
      )}
    </Stack>
  );
}

/** The same in one line, below the customer that was just chosen. */
export function CustomerTermsLine({ customerId }: { customerId: string | undefined }) {
  const mayRead = useCan("customers:read");
  return mayRead && customerId !== undefined ? <Line customerId={customerId} /> : null;
}

function Line(props: CustomerTermsProps) {
  const lines = useTermLines(props);
  if (lines.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      Set by the customer's profile: {lines.map(({ label, value }) => `${label}: ${value}`).join(" · ")}
    </Text>
  );
}
