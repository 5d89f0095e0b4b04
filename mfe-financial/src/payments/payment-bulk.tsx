import { useState } from "react";
import { counted } from "@haul/platform/records";
import { Button } from "@haul/ui/core";
import { Dialogs, lazyDialog } from "../dialogs";
import { PAYMENT } from "../words";
import type { Payment } from "./payments.queries";

const DepositDialog = lazyDialog(() => import("../deposits/deposit-dialog"));

interface PaymentBulkProps {
  rows: readonly Payment[];
  /** Takes the marks off once the deposit is made. */
  onDone: () => void;
}

/** Takes the marked payments to the bank together. */
export function PaymentBulk({ rows, onDone }: PaymentBulkProps) {
  const [isOpen, setIsOpen] = useState(false);
  const undeposited = rows.filter(
    ({ status, deposit }) => deposit === undefined && (status === "unapplied" || status === "applied"),
  );
  return (
    <>
      <Button
        disabled={undeposited.length === 0}
        title="Payments that are not in a deposit yet, and were neither returned nor voided"
        onClick={() => setIsOpen(true)}
      >
        {undeposited.length === 0 ? "Deposit" : `Deposit ${counted(undeposited.length, PAYMENT)}`}
      </Button>
      <Dialogs ahead={[DepositDialog]}>
        {isOpen && <DepositDialog payments={undeposited} onClose={() => setIsOpen(false)} onDone={onDone} />}
      </Dialogs>
    </>
  );
}
