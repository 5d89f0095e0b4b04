import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, Group, toast } from "@haul/ui/core";
import { DocumentViewer } from "@haul/ui/freight";
import { IconCash, IconCheck, IconFileInvoice, IconSend } from "@haul/ui/icons";
import { Dialogs, lazyDialog } from "../dialogs";
import { MoreMenu } from "../more-menu";
import type { Asking } from "./invoice-dialog";
import { isForPortal } from "./invoice-terms";
import { useOpenInvoice, usePostInvoice, type Invoice } from "./invoices.queries";

const InvoiceDialog = lazyDialog(() => import("./invoice-dialog"));
const AdjustDialog = lazyDialog(() => import("./adjust-dialog"));
const DisputeDialog = lazyDialog(() => import("./dispute-dialog"));
const RecordPaymentDialog = lazyDialog(() => import("../payments/record-payment-dialog"));
const DIALOGS = [InvoiceDialog, AdjustDialog, DisputeDialog, RecordPaymentDialog];

/** The next step as a button, the rest in a menu; the PDF for everybody who sees the invoice, but for an opening balance. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const [dialog, setDialog] = useState<Asking | "adjust" | "dispute" | "pay" | null>(null);
  const post = usePostInvoice();
  const mayWrite = useCan("invoices:write");
  const [mayAdjust, mayWriteOff] = [useCan("invoices:adjust"), useCan("invoices:write_off")];
  // What is owed can be paid, just as it can be adjusted.
  const mayPay = useCan("payments:write") && invoice.allowed_actions.includes("adjust");
  const may = (action: Invoice["allowed_actions"][number]) => mayWrite && invoice.allowed_actions.includes(action);
  const isSubmitted = isForPortal(invoice);
  const mayBeFirst = invoice.status === "posted" && !isSubmitted;
  const others = [
    ["send", invoice.sent_at === undefined ? "Send" : "Send again", may("send") && !mayBeFirst],
    ["mark_sent", "Mark as sent", may("mark_sent") && !isSubmitted],
    ["adjust", "Adjust", (mayAdjust || mayWriteOff) && invoice.allowed_actions.includes("adjust")],
    ["dispute", "Dispute", may("dispute")],
    ["void", "Void", may("void"), true],
  ] as const;
  const postNow = () =>
    post.mutate(
      { params: { path: { invoice_id: invoice.id } }, body: { version: invoice.version } },
      {
        onSuccess: () => toast.success(`Invoice ${invoice.number} is posted.`),
        onError: (error) => toast.error(error),
      },
    );
  return (
    <Group gap="xs">
      {may("post") && (
        <Button size="xs" leftSection={<IconCheck size={14} aria-hidden />} loading={post.isPending} onClick={postNow}>
          Post
        </Button>
      )}
      {isSubmitted && may("mark_sent") && (
        <Button size="xs" leftSection={<IconSend size={14} aria-hidden />} onClick={() => setDialog("mark_sent")}>
          Mark as submitted
        </Button>
      )}
      {may("send") && mayBeFirst && (
        <Button size="xs" leftSection={<IconSend size={14} aria-hidden />} onClick={() => setDialog("send")}>
          Send
        </Button>
      )}
      {mayPay && (
        <Button
          size="xs"
          variant={invoice.status === "posted" ? "default" : "filled"}
          leftSection={<IconCash size={14} aria-hidden />}
          onClick={() => setDialog("pay")}
        >
          Record payment
        </Button>
      )}
      {invoice.status !== "voided" && invoice.origin === "loads" && <Packet invoice={invoice} />}
      <MoreMenu entries={others} onChoose={setDialog} />
      <Dialogs ahead={mayWrite ? DIALOGS : []}>
        {dialog === "adjust" && <AdjustDialog invoice={invoice} onClose={() => setDialog(null)} />}
        {dialog === "dispute" && <DisputeDialog invoice={invoice} onClose={() => setDialog(null)} />}
        {dialog === "pay" && (
          <RecordPaymentDialog
            customer={{ id: invoice.customer.id, label: invoice.customer.name }}
            onClose={() => setDialog(null)}
            onDone={() => setDialog(null)}
          />
        )}
        {dialog !== null && dialog !== "adjust" && dialog !== "dispute" && dialog !== "pay" && (
          <InvoiceDialog invoice={invoice} action={dialog} onClose={() => setDialog(null)} />
        )}
      </Dialogs>
    </Group>
  );
}

/** The invoice and the paperwork for its loads as one file. */
function Packet({ invoice }: { invoice: Invoice }) {
  const [isShown, setIsShown] = useState(false);
  const open = useOpenInvoice();
  const show = () => {
    setIsShown(true);
    open.mutate({ params: { path: { invoice_id: invoice.id } }, body: { is_inline: true } });
  };
  return (
    <>
      <Button size="xs" variant="default" leftSection={<IconFileInvoice size={14} aria-hidden />} onClick={show}>
        PDF
      </Button>
      {isShown && (
        <DocumentViewer
          title={`Invoice ${invoice.number}`}
          mediaType="application/pdf"
          waiting="Preparing the invoice packet"
          refused="The packet is not complete"
          address={{ data: open.data?.url, error: open.error, refetch: show }}
          onClose={() => setIsShown(false)}
        />
      )}
    </>
  );
}
