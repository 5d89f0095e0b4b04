import { lazy, Suspense, useState } from "react";
import { useCan } from "@haul/platform";
import { Button, Group, Menu } from "@haul/ui/core";
import { IconChecks, IconDots } from "@haul/ui/icons";
import type { Ending } from "./payment-end-dialog";
import type { Payment } from "./payments.queries";

const ApplyDialog = lazy(() => import("./apply-dialog"));
const PaymentEndDialog = lazy(() => import("./payment-end-dialog"));

const ENDINGS: readonly (readonly [Ending, string])[] = [
  ["return", "Return"],
  ["void", "Void"],
];

/** The next step as a button, the rest in a menu. An invoice is taken off in the list of invoices. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const [dialog, setDialog] = useState<Ending | "apply" | null>(null);
  const mayWrite = useCan("payments:write");
  const may = (action: Payment["allowed_actions"][number]) => mayWrite && payment.allowed_actions.includes(action);
  const endings = ENDINGS.filter(([ending]) => may(ending));
  const close = () => setDialog(null);
  return (
    <Group gap="xs">
      {may("apply") && (
        <Button size="xs" leftSection={<IconChecks size={14} aria-hidden />} onClick={() => setDialog("apply")}>
          Apply
        </Button>
      )}
      {endings.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button size="xs" variant="default" leftSection={<IconDots size={14} aria-hidden />}>
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {endings.map(([ending, words]) => (
              <Menu.Item key={ending} onClick={() => setDialog(ending)}>
                {words}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {dialog !== null && (
        <Suspense>
          {dialog === "apply" ? (
            <ApplyDialog payment={payment} onClose={close} />
          ) : (
            <PaymentEndDialog payment={payment} ending={dialog} onClose={close} />
          )}
        </Suspense>
      )}
    </Group>
  );
}
