import { useState } from "react";
import { useCan, useIdempotencyKey, useNavigate } from "@haul/platform";
import { Button, Menu, confirm, toast } from "@haul/ui/core";
import { IconDots } from "@haul/ui/icons";
import { ContractDialog } from "../contracts/contract-dialog";
import { AcceptDialog } from "./accept-dialog";
import { ConvertDialog } from "./convert-dialog";
import { LostDialog } from "./lost-dialog";
import { QuoteReasonDialog } from "./quote-reason-dialog";
import { ReopenDialog } from "./reopen-dialog";
import { SendDialog } from "./send-dialog";
import {
  useApproveQuote,
  useCopyQuote,
  useRequestApproval,
  useRequoteQuote,
  useReviseQuote,
  type Quote,
} from "../quotes.queries";

type Dialog = "send" | "accept" | "lost" | "reopen" | "withdraw" | "return" | "convert" | "contract";

interface QuoteActionsProps {
  quote: Quote;
  /** Takes the link of the customer to whom it was sent. */
  onSent: (link: string) => void;
  /** Opens the sending dialog at once, where the quote may be sent. */
  opensSending?: boolean;
}

/** What can be done with the quote as it stands: the next step as a button, the rest in a menu. */
export function QuoteActions({ quote, onSent, opensSending = false }: QuoteActionsProps) {
  const navigate = useNavigate();
  const [mayWrite, mayApprove, mayBook] = [useCan("quotes:write"), useCan("quotes:approve"), useCan("loads:write")];
  const mayContract = useCan("contract_lanes:write");
  const can = (action: Quote["allowed_actions"][number]) => quote.allowed_actions.includes(action);
  const [dialog, setDialog] = useState<Dialog | null>(opensSending && mayWrite && can("send") ? "send" : null);
  const [request, approve] = [useRequestApproval(), useApproveQuote()];
  const [revise, copy, requote] = [useReviseQuote(), useCopyQuote(), useRequoteQuote()];
  const [reviseKey, copyKey] = [useIdempotencyKey(), useIdempotencyKey()];

  const path = { quote_id: quote.id };
  const target = { params: { path }, body: { version: quote.version } };
  const refused = { onError: (error: unknown) => toast.error(error) };
  const open = (made: Quote) => void navigate(`/apps/quotation/${made.id}/edit`);

  const makeNewVersion = async () => {
    const agreed = await confirm({
      title: `Revise quote ${quote.number}?`,
      body: "A new version starts as a draft. The customer can no longer accept this one, and its link says so.",
      action: "Make a new version",
    });
    if (!agreed) return;
    revise.mutate(
      { ...target, params: { path, header: reviseKey.header } },
      { onSuccess: open, onError: (error) => toast.error(error) },
    );
  };

  const requoteIt = () =>
    requote.mutate(target, {
      onSuccess: (made) => {
        toast.success(`Quote ${made.number} is requoted with the latest diesel price.`);
        if (made.id !== quote.id) void navigate(`/apps/quotation/${made.id}`);
      },
      ...refused,
    });

  const duplicate = () =>
    copy.mutate(
      { params: { path, header: copyKey.header } },
      {
        onSuccess: (made) => {
          copyKey.renew();
          toast.success(`Quote ${made.number} is a copy of ${quote.number}.`);
          open(made);
        },
        onError: (error) => toast.error(error),
      },
    );

  const isOut = quote.status === "sent" || quote.status === "viewed";
  return (
    <>
      {mayWrite && can("request_approval") && (
        <Button size="xs" loading={request.isPending} onClick={() => request.mutate(target, refused)}>
          Ask for approval
        </Button>
      )}
      {mayApprove && can("approve") && (
        <Button size="xs" loading={approve.isPending} onClick={() => approve.mutate(target, refused)}>
          Approve
        </Button>
      )}
      {mayWrite && can("send") && !isOut && (
        <Button size="xs" onClick={() => setDialog("send")}>
          Send
        </Button>
      )}
      {mayWrite && can("accept") && (
        // The paper comes first as a rule; a customer may be faster on the telephone.
        <Button size="xs" variant={isOut ? "filled" : "default"} onClick={() => setDialog("accept")}>
          Accepted by phone
        </Button>
      )}
      {mayBook && can("convert") && (
        <Button size="xs" onClick={() => setDialog("convert")}>
          Book load
        </Button>
      )}
      {(mayWrite || mayApprove) && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button size="xs" variant="default" leftSection={<IconDots size={14} aria-hidden />}>
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {mayWrite && can("edit") && <Menu.Item onClick={() => open(quote)}>Edit draft</Menu.Item>}
            {mayWrite && can("send") && isOut && <Menu.Item onClick={() => setDialog("send")}>Send again</Menu.Item>}
            {mayApprove && can("return") && <Menu.Item onClick={() => setDialog("return")}>Return to draft</Menu.Item>}
            {mayWrite && can("revise") && <Menu.Item onClick={() => void makeNewVersion()}>Revise</Menu.Item>}
            {mayWrite && can("requote") && (
              <Menu.Item onClick={requoteIt}>Requote with the latest diesel price</Menu.Item>
            )}
            {mayContract && quote.customer && (
              <Menu.Item onClick={() => setDialog("contract")}>Make a contract lane</Menu.Item>
            )}
            {mayWrite && <Menu.Item onClick={duplicate}>Duplicate</Menu.Item>}
            {mayWrite && can("reopen") && <Menu.Item onClick={() => setDialog("reopen")}>Reopen</Menu.Item>}
            {mayWrite && (can("mark_lost") || can("withdraw")) && <Menu.Divider />}
            {mayWrite && can("mark_lost") && <Menu.Item onClick={() => setDialog("lost")}>Mark as lost</Menu.Item>}
            {mayWrite && can("withdraw") && (
              <Menu.Item color="red" onClick={() => setDialog("withdraw")}>
                Withdraw
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      <OpenDialog quote={quote} dialog={dialog} onSent={onSent} onClose={() => setDialog(null)} />
    </>
  );
}

interface OpenDialogProps extends Pick<QuoteActionsProps, "quote" | "onSent"> {
  dialog: Dialog | null;
  onClose: () => void;
}

function OpenDialog({ quote, dialog, onSent, onClose }: OpenDialogProps) {
  switch (dialog) {
    case null:
      return null;
    case "send":
      return <SendDialog quote={quote} onSent={onSent} onClose={onClose} />;
    case "accept":
      return <AcceptDialog quote={quote} onClose={onClose} />;
    case "lost":
      return <LostDialog quote={quote} onClose={onClose} />;
    case "reopen":
      return <ReopenDialog quote={quote} onClose={onClose} />;
    case "convert":
      return <ConvertDialog quote={quote} onClose={onClose} />;
    case "contract":
      return <ContractDialog quote={quote} onClose={onClose} />;
    case "withdraw":
    case "return":
      return <QuoteReasonDialog quote={quote} action={dialog} onClose={onClose} />;
  }
}
