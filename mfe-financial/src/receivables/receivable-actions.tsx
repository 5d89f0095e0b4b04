import { useState } from "react";
import { useCan, type FoundRecord } from "@haul/platform";
import { Button, Group } from "@haul/ui/core";
import { DocumentViewer } from "@haul/ui/freight";
import { IconPhone, IconPlus } from "@haul/ui/icons";
import { useOpenStatement } from "../collections/collections.queries";
import { Dialogs, lazyDialog } from "../dialogs";
import { MoreMenu } from "../more-menu";
import { useCustomerReminder } from "../reminders/reminders.queries";
import type { Receivable } from "./receivables.queries";

const LogEntryDialog = lazyDialog(() => import("../collections/log-entry-dialog"));
const SendReminderDialog = lazyDialog(() => import("../reminders/send-reminder-dialog"));
const SwitchRemindersDialog = lazyDialog(() => import("../reminders/switch-reminders-dialog"));
const SendStatementDialog = lazyDialog(() => import("../collections/send-statement-dialog"));
const DIALOGS = [LogEntryDialog, SendReminderDialog, SwitchRemindersDialog, SendStatementDialog];

interface ReceivableActionsProps {
  receivable: Receivable;
  /** Records a payment of the customer; missing for those who may not. */
  onRecord?: ((customer: FoundRecord) => void) | undefined;
}

/** What brings the money in: a call as the next step, a payment, mails, and the statement for everybody who sees this. */
export function ReceivableActions({ receivable, onRecord }: ReceivableActionsProps) {
  const [dialog, setDialog] = useState<"log" | "open" | "send" | "remind" | "off" | "on" | null>(null);
  const mayCollect = useCan("invoices:write");
  const { customer } = receivable;
  const statement = useOpenStatement();
  const reminder = useCustomerReminder(customer.id).data;
  const isOff = reminder?.opted_out_because !== undefined;
  const close = () => setDialog(null);
  const open = () => {
    setDialog("open");
    statement.mutate({ params: { path: { customer_id: customer.id } }, body: { is_inline: true } });
  };
  const others = [
    ["open", "Open statement", true],
    ["send", "Send statement", mayCollect],
    ["remind", "Send reminder", mayCollect && !isOff],
    ["off", "Turn off reminders", mayCollect && reminder !== undefined && !isOff],
    ["on", "Turn on reminders", mayCollect && isOff],
  ] as const;
  return (
    <Group gap="xs">
      {mayCollect && (
        <Button size="xs" leftSection={<IconPhone size={14} aria-hidden />} onClick={() => setDialog("log")}>
          Log a call
        </Button>
      )}
      {onRecord && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onRecord({ id: customer.id, label: customer.name })}
        >
          Record payment
        </Button>
      )}
      <MoreMenu entries={others} onChoose={(action) => (action === "open" ? open() : setDialog(action))} />
      {dialog === "open" && (
        <DocumentViewer
          title={`Statement of ${customer.name}`}
          mediaType="application/pdf"
          waiting="Preparing the statement"
          address={{ data: statement.data?.url, error: statement.error, refetch: open }}
          onClose={close}
        />
      )}
      <Dialogs ahead={mayCollect ? DIALOGS : []}>
        {dialog === "log" && <LogEntryDialog receivable={receivable} onClose={close} />}
        {dialog === "send" && <SendStatementDialog customer={customer} onClose={close} />}
        {dialog === "remind" && <SendReminderDialog customer={customer} onClose={close} />}
        {(dialog === "off" || dialog === "on") && (
          <SwitchRemindersDialog customer={customer} isOn={dialog === "on"} onClose={close} />
        )}
      </Dialogs>
    </Group>
  );
}
