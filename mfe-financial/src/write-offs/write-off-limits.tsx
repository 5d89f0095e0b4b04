import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button } from "@haul/ui/core";
import { IconUserCheck } from "@haul/ui/icons";
import { Dialogs, lazyDialog } from "../dialogs";

const LimitsDialog = lazyDialog(() => import("./limits-dialog"));

/** How much each role writes off without asking: for those who write off, and those who say how much. */
export function WriteOffLimits() {
  const [isOpen, setIsOpen] = useState(false);
  const [mayWriteOff, mayChange] = [useCan("invoices:write_off"), useCan("company:write")];
  if (!mayWriteOff && !mayChange) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconUserCheck size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        Write-off limits
      </Button>
      <Dialogs>{isOpen && <LimitsDialog onClose={() => setIsOpen(false)} />}</Dialogs>
    </>
  );
}
