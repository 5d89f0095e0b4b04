import type { Receivable } from "../receivables/receivables.queries";
import { useSendStatement } from "./collections.queries";
import { MailDialog } from "./mail-dialog";

interface SendStatementDialogProps {
  customer: Receivable["customer"];
  onClose: () => void;
}

/** Mails the customer what they owe. */
export default function SendStatementDialog(props: SendStatementDialogProps) {
  const { mutateAsync } = useSendStatement();
  const about = "The customer gets a PDF of their open invoices by age, as of when the email is sent.";
  return <MailDialog {...props} what="statement" about={about} send={mutateAsync} />;
}
