import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, Group } from "@haul/ui/core";
import { IconChecks } from "@haul/ui/icons";
import { Dialogs, lazyDialog } from "../dialogs";
import { MoreMenu } from "../more-menu";
import type { Ending } from "./payment-end-dialog";
import type { Payment } from "./payments.queries";

const ApplyDialog = lazyDialog(() => import("./apply-dialog"));
const RefundDialog = lazyDialog(() => import("./refund-dialog"));
const PaymentEndDialog = lazyDialog(() => import("./payment-end-dialog"));
const DIALOGS = [ApplyDialog, RefundDialog, PaymentEndDialog];

/** The next step as a button, the rest in a menu. The list of invoices unapplies the payment from one. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const [dialog, setDialog] = useState<Ending | "apply" | "refund" | null>(null);
  const mayWrite = useCan("payments:write");
  const may = (action: Payment["allowed_actions"][number]) => mayWrite && payment.allowed_actions.includes(action);
  const others = [
    ["refund", "Refund", may("refund")],
    ["return", "Mark as returned", may("return"), true],
    ["void", "Void", may("void"), true],
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
      <Dialogs ahead={mayWrite ? DIALOGS : []}>
        {dialog === "apply" && <ApplyDialog payment={payment} onClose={close} />}
        {dialog === "refund" && <RefundDialog payment={payment} onClose={close} />}
        {dialog !== null && dialog !== "apply" && dialog !== "refund" && (
          <PaymentEndDialog payment={payment} ending={dialog} onClose={close} />
        )}
      </Dialogs>
    </Group>
  );
}
