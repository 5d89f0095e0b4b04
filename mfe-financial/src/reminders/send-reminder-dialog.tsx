import { MailDialog } from "../collections/mail-dialog";
import type { Receivable } from "../receivables/receivables.queries";
import { useSendReminder } from "./reminders.queries";

interface SendReminderDialogProps {
  customer: Receivable["customer"];
  onClose: () => void;
}

/** Reminds the customer now of every invoice that has reached a step. */
export default function SendReminderDialog(props: SendReminderDialogProps) {
  const { mutateAsync } = useSendReminder();
  const about =
    "Lists every invoice that has reached a schedule step, with the statement attached as a PDF. These steps won't be sent again.";
  return <MailDialog {...props} what="reminder" about={about} send={mutateAsync} />;
}
