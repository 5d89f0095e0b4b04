import { Alert, toneColor } from "@haul/ui/core";
import { IconAlertTriangle } from "@haul/ui/icons";
import { CREDIT_STATES } from "./credit-words";
import { useCustomerCredit } from "./credit.queries";

/** What to know of a customer's credit before more is sold; nothing while all is well. */
export function CreditAlert({ customerId }: { customerId: string | undefined }) {
  const { data: credit } = useCustomerCredit(customerId);
  if (customerId === undefined || !credit?.warning) return null;
  const color = toneColor[CREDIT_STATES[credit.state].tone];
  return (
    <Alert color={color} role="status" icon={<IconAlertTriangle size={16} aria-hidden />} py="xs">
      {credit.warning}
    </Alert>
  );
}
