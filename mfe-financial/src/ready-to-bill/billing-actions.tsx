import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, Group, toast } from "@haul/ui/core";
import { IconCheck, IconFileInvoice } from "@haul/ui/icons";
import { Dialogs, lazyDialog } from "../dialogs";
import { MoreMenu } from "../more-menu";
import type { Reasoned } from "./billing-dialog";
import { needsLook, useApproveBilling, useResumeBilling, type Load } from "./ready-to-bill.queries";

const CreateInvoicesDialog = lazyDialog(() => import("../invoices/create-invoices-dialog"));
const ApproveDialog = lazyDialog(() => import("./approve-dialog"));
const BillingDialog = lazyDialog(() => import("./billing-dialog"));

/** What billing can decide about a load as it stands: the next step as a button, the rest in a menu. */
export function BillingActions({ load }: { load: Load }) {
  const [dialog, setDialog] = useState<Reasoned | "approve_billing" | null>(null);
  const [approve, resume] = [useApproveBilling(), useResumeBilling()];
  const [mayDecide, mayUnlock, mayInvoice] = [
    useCan("billing:write"),
    useCan("billing:unlock"),
    useCan("invoices:write"),
  ];
  const [isInvoicing, setIsInvoicing] = useState(false);
  const may = (action: Load["allowed_actions"][number]) => load.allowed_actions.includes(action);
  const target = { params: { path: { load_id: load.id } }, body: { version: load.version } };
  const told = (words: string) => ({
    onSuccess: () => toast.success(`Load ${load.number} ${words}.`),
    onError: (error: unknown) => toast.error(error),
  });
  const accept = () => {
    if (needsLook(load) || load.charges.some(({ status }) => status === "pending")) setDialog("approve_billing");
    else
      approve.mutate(
        { ...target, body: { ...target.body, charges: [], accepts_rate_difference: false } },
        told("is approved for billing"),
      );
  };
  const reasoned = [
    ["hold_billing", "Hold", mayDecide && may("hold_billing")],
    ["flag_billing", "Flag exception", mayDecide && may("flag_billing")],
    ["send_back", "Send back to dispatch", mayDecide && may("send_back")],
    ["unlock_billing", "Undo approval", mayUnlock && may("unlock_billing")],
  ] as const;

  return (
    <Group gap="xs">
      {mayDecide && may("approve_billing") && (
        <Button
          size="xs"
          leftSection={<IconCheck size={14} aria-hidden />}
          loading={approve.isPending}
          onClick={accept}
        >
          Approve
        </Button>
      )}
      {mayInvoice && load.billing_status === "approved" && (
        <Button size="xs" leftSection={<IconFileInvoice size={14} aria-hidden />} onClick={() => setIsInvoicing(true)}>
          Invoice
        </Button>
      )}
      {mayDecide && may("resume_billing") && (
        <Button size="xs" loading={resume.isPending} onClick={() => resume.mutate(target, told("is back in billing"))}>
          Resume billing
        </Button>
      )}
      <MoreMenu entries={reasoned} onChoose={setDialog} />
      {mayInvoice && (
        <Dialogs ahead={[CreateInvoicesDialog]}>
          {isInvoicing && <CreateInvoicesDialog loadIds={[load.id]} onClose={() => setIsInvoicing(false)} />}
        </Dialogs>
      )}
      <Dialogs ahead={mayDecide ? [ApproveDialog, BillingDialog] : []}>
        {dialog === "approve_billing" && <ApproveDialog load={load} onClose={() => setDialog(null)} />}
        {dialog !== null && dialog !== "approve_billing" && (
          <BillingDialog load={load} action={dialog} onClose={() => setDialog(null)} />
        )}
      </Dialogs>
    </Group>
  );
}
