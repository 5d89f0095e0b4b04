import { Link } from "@haul/platform";
import { Anchor, Button, Group, Modal, Stack, Text, toast } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { Money } from "@haul/ui/freight";
import { useChecklist, useClosePeriod, type AccountingPeriod, type PeriodChecklist } from "./close.queries";
import classes from "../invoices/invoices.module.css";

interface CloseDialogProps {
  period: AccountingPeriod;
  month: string;
  onClose: () => void;
}

/** What is still open at the end of the month, and the button that closes it all the same. */
export function CloseDialog({ period, month, onClose }: CloseDialogProps) {
  const query = useChecklist(period.starts_on);
  const close = useClosePeriod();
  const closeNow = () =>
    close.mutate(
      { body: { starts_on: period.starts_on, version: period.version } },
      {
        onSuccess: () => {
          toast.success(`${month} is closed.`);
          onClose();
        },
        onError: (error) => toast.error(error),
      },
    );
  return (
    <Modal opened onClose={onClose} title={`Close ${month}?`}>
      <Stack>
        <Text size="md">Nothing can be posted to {month} until someone reopens it.</Text>
        <QueryStates query={query}>{(checklist) => <Checklist checklist={checklist} />}</QueryStates>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Go back
          </Button>
          <Button loading={close.isPending} onClick={closeNow}>
            Close {month}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

const LINES = [
  ["unbilled_loads", "Delivered loads without an invoice", "/apps/financial/ready-to-bill"],
  ["draft_invoices", "Draft invoices", "/apps/financial/invoices?status=draft"],
  ["unapplied_payments", "Unapplied payments", "/apps/financial/payments?status=unapplied"],
] as const;

function Checklist({ checklist }: { checklist: PeriodChecklist }) {
  return (
    <ul className={classes["lines"]} aria-label="Still open">
      {LINES.map(([key, words, path]) => {
        const { count, amount_cents } = checklist[key];
        return (
          <li key={key} className={classes["line"]}>
            <Text>
              {count === 0 ? (
                words
              ) : (
                <Anchor component={Link} inherit to={path} underline="always">
                  {words}
                </Anchor>
              )}
              : {count === 0 ? "none" : count}
            </Text>
            {count > 0 && <Money cents={amount_cents} currency={checklist.currency} />}
          </li>
        );
      })}
    </ul>
  );
}
