import { lazy, Suspense, useState } from "react";
import { useCan } from "@haul/platform";
import { Button, Group, Menu, toast } from "@haul/ui/core";
import { IconCheck, IconDots, IconFileInvoice } from "@haul/ui/icons";
import type { Reasoned } from "./billing-dialog";
import { needsLook, useApproveBilling, useResumeBilling, type Load } from "./ready-to-bill.queries";

const CreateInvoicesDialog = lazy(() => import("../invoices/create-invoices-dialog"));
const ApproveDialog = lazy(() => import("./approve-dialog"));
const BillingDialog = lazy(() => import("./billing-dialog"));

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
  const reasoned = (
    [
      ["hold_billing", "Hold", mayDecide],
      ["flag_billing", "Flag exception", mayDecide],
      ["send_back", "Send back to dispatch", mayDecide],
      ["unlock_billing", "Undo approval", mayUnlock],
    ] as const
  ).filter(([action, , isPermitted]) => isPermitted && may(action));

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
      {reasoned.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button size="xs" variant="default" leftSection={<IconDots size={14} aria-hidden />}>
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {reasoned.map(([action, words]) => (
              <Menu.Item key={action} onClick={() => setDialog(action)}>
                {words}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {isInvoicing && (
        <Suspense>
          <CreateInvoicesDialog loadIds={[load.id]} onClose={() => setIsInvoicing(false)} />
        </Suspense>
      )}
      {dialog !== null && (
        <Suspense>
          {dialog === "approve_billing" ? (
            <ApproveDialog load={load} onClose={() => setDialog(null)} />
          ) : (
            <BillingDialog load={load} action={dialog} onClose={() => setDialog(null)} />
          )}
        </Suspense>
      )}
    </Group>
  );
}
