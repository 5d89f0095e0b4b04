import { lazy, Suspense, useState } from "react";
import { useCan } from "@haul/platform";
import { Button, Group } from "@haul/ui/core";
import { IconChecks } from "@haul/ui/icons";
import { MoreMenu } from "../more-menu";
import type { Ending } from "./payment-end-dialog";
import type { Payment } from "./payments.queries";

const ApplyDialog = lazy(() => import("./apply-dialog"));
const RefundDialog = lazy(() => import("./refund-dialog"));
const PaymentEndDialog = lazy(() => import("./payment-end-dialog"));

/** The next step as a button, the rest in a menu. An invoice is taken off in the list of invoices. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const [dialog, setDialog] = useState<Ending | "apply" | "refund" | null>(null);
  const mayWrite = useCan("payments:write");
  const may = (action: Payment["allowed_actions"][number]) => mayWrite && payment.allowed_actions.includes(action);
  const others = [
    ["refund", "Refund", may("refund")],
    ["return", "Return", may("return")],
    ["void", "Void", may("void")],
  ] as const;
  const close = () => setDialog(null);
  return (
    <Group gap="xs">
      {may("apply") && (
        <Button size="xs" leftSection={<IconChecks size={14} aria-hidden />} onClick={() => setDialog("apply")}>
          Apply
        </Button>
      )}
      <MoreMenu entries={others} onChoose={setDialog} />
      {dialog !== null && (
        <Suspense>
          {dialog === "apply" && <ApplyDialog payment={payment} onClose={close} />}
          {dialog === "refund" && <RefundDialog payment={payment} onClose={close} />}
          {dialog !== "apply" && dialog !== "refund" && (
            <PaymentEndDialog payment={payment} ending={dialog} onClose={close} />
          )}
        </Suspense>
      )}
    </Group>
  );
}
