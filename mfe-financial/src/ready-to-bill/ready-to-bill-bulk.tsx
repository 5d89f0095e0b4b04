import { useState } from "react";
import { apiClient, apiKey, useAction, useCan, useQueryClient } from "@haul/platform";
import { counted } from "@haul/platform/records";
import { Button, Group, Text } from "@haul/ui/core";
import { runBulk } from "@haul/ui/data";
import { Dialogs, lazyDialog } from "../dialogs";
import { LOAD } from "../words";
import { isReady, needsLook, STALE, type ReadyToBillItem } from "./ready-to-bill.queries";

const CreateInvoicesDialog = lazyDialog(() => import("../invoices/create-invoices-dialog"));

interface ReadyToBillBulkProps {
  loads: readonly ReadyToBillItem[];
  /** Takes the marks off once the work has begun. */
  onStart: () => void;
}

/** What can be done with the marked loads: approve those that are ready, invoice those that are approved. */
export function ReadyToBillBulk({ loads, onStart }: ReadyToBillBulkProps) {
  const [mayDecide, mayInvoice] = [useCan("billing:write"), useCan("invoices:write")];
  return (
    <Group gap="xs">
      {mayDecide && <Approve loads={loads} onStart={onStart} />}
      {mayInvoice && <Invoice loads={loads} onStart={onStart} mayDecide={mayDecide} />}
    </Group>
  );
}

/** The next step where there are approved loads and none to approve. */
function Invoice({ loads, onStart, mayDecide }: ReadyToBillBulkProps & { mayDecide: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const approved = loads.filter(({ billing_status }) => billing_status === "approved");
  const isNext = approved.length > 0 && !(mayDecide && loads.some(isAsItIs));
  return (
    <>
      <Button variant={isNext ? "filled" : "default"} disabled={approved.length === 0} onClick={() => setIsOpen(true)}>
        {approved.length === 0 ? "Invoice" : `Invoice ${loadCount(approved.length)}`}
      </Button>
      <Dialogs ahead={[CreateInvoicesDialog]}>
        {isOpen && (
          <CreateInvoicesDialog
            loadIds={approved.map(({ load_id }) => load_id)}
            onClose={() => setIsOpen(false)}
            onDone={onStart}
          />
        )}
      </Dialogs>
    </>
  );
}

/** Approves the loads that are ready and leave nothing to decide; each call states the version that the person saw. */
function Approve({ loads, onStart }: ReadyToBillBulkProps) {
  const queryClient = useQueryClient();
  const act = useAction();
  const ready = loads.filter(isReady);
  const rows = ready.filter(isAsItIs);
  const left = ready.length - rows.length;
  const leftWords = `${left} ${left === 1 ? "needs" : "need"} review`;
  const approve = () => {
    onStart();
    void runBulk({
      rows,
      nameOf: (load) => load.number,
      doing: "Approving loads for billing",
      done: (count) => `${loadCount(count)} approved for billing${left > 0 ? `, ${leftWords}` : ""}`,
      run: ({ load_id, version }) => {
        const init = { params: { path: { load_id } }, body: { version, charges: [], accepts_rate_difference: false } };
        return act(() => apiClient.POST("/api/loads/{load_id}/approve_billing", init));
      },
      onSettled: () => Promise.all(STALE.map((path) => queryClient.invalidateQueries({ queryKey: apiKey(path) }))),
    });
  };
  return (
    <Group gap="xs">
      {left > 0 && (
        <Text size="sm" title="Charges are pending, or differ from the rate confirmation. Open each load to decide.">
          {leftWords}
        </Text>
      )}
      <Button disabled={rows.length === 0} onClick={approve}>
        {rows.length === 0 ? "Approve" : `Approve ${loadCount(rows.length)}`}
      </Button>
    </Group>
  );
}

/** It is ready and leaves nothing to decide. */
const isAsItIs = (load: ReadyToBillItem) => isReady(load) && !needsLook(load);

const loadCount = (count: number) => counted(count, LOAD);
