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
    "It lists every invoice that has reached a step of the schedule, with the statement as a PDF. The schedule won't send these steps again.";
  return <MailDialog {...props} what="reminder" about={about} send={mutateAsync} />;
}
