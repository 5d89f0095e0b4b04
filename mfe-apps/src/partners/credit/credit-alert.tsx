import { Alert, toneColor } from "@haul/ui/core";
import { IconAlertTriangle } from "@haul/ui/icons";
import { CREDIT_STATUSES } from "../../words";
import { useCustomerCredit } from "./credit.queries";

/** A warning about a customer's credit before selling more; nothing if all is well. */
export function CreditAlert({ customerId }: { customerId: string | undefined }) {
  const { data: credit } = useCustomerCredit(customerId);
  if (customerId === undefined || !credit?.warning) return null;
  const color = toneColor[CREDIT_STATUSES[credit.status].tone];
  return (
    <Alert color={color} role="status" icon={<IconAlertTriangle size={16} aria-hidden />} py="xs">
      {credit.warning}
    </Alert>
  );
}
