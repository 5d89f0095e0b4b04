import { useState } from "react";
import { apiClient, apiKey, useAction, useQueryClient } from "@haul/platform";
import { counted } from "@haul/platform/records";
import { Button, Group, Modal, Stack, Text, errorMessage } from "@haul/ui/core";
import { runBulk } from "@haul/ui/data";
import { Checkbox } from "@haul/ui/forms";
import { QUOTE } from "../../../words";
import { STALE, type Quote, type QuoteSummary } from "../quotes.queries";

interface RequoteBulkProps {
  rows: readonly QuoteSummary[];
  /** Takes the marks off once the work has begun. */
  onStart: () => void;
}

/** Requotes several after the price of diesel has changed, and sends them to those who have the old price. */
export function RequoteBulk({ rows, onStart }: RequoteBulkProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        Requote
      </Button>
      {isAsking && <RequoteDialog rows={rows} onStart={onStart} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** What became of a quote: it is requoted, and may not have reached the customer. */
interface Requoted {
  quote: Quote;
  unsent?: string;
}

/** Who had the old price is known of the old version only. */
async function requote({ id, version }: QuoteSummary, isSending: boolean): Promise<Requoted> {
  const params = { path: { quote_id: id } };
  const before = await apiClient.GET("/api/quotes/{quote_id}", { params }).then(answerOf);
  const after = await apiClient.POST("/api/quotes/{quote_id}/requote", { params, body: { version } }).then(answerOf);
  if (!isSending || !before.sent_to) return { quote: after };
  // Bulk jobs cannot ask about each customer: one whose credit is used up is among the refused ones.
  const body = { version: after.version, email: before.sent_to, accepts_credit_risk: false };
  const sending = apiClient.POST("/api/quotes/{quote_id}/send", { params: { path: { quote_id: after.id } }, body });
  return sending.then(answerOf).then(
    ({ quote }) => ({ quote }),
    (error: unknown) => ({ quote: after, unsent: errorMessage(error) }),
  );
}

/** The client throws what is no success. */
function answerOf<Answer>({ data }: { data?: Answer | undefined }): Answer {
  return data as Answer;
}

const isOut = ({ status }: QuoteSummary) => status === "sent" || status === "viewed";

function RequoteDialog({ rows, onStart, onClose }: RequoteBulkProps & { onClose: () => void }) {
  const queryClient = useQueryClient();
  const act = useAction();
  const out = rows.filter(isOut);
  const [isSending, setIsSending] = useState(out.length > 0);
  const start = () => {
    onClose();
    onStart();
    void runBulk<QuoteSummary, Requoted>({
      doing: `Requoting ${counted(rows.length, QUOTE)}`,
      done: (count) => `${counted(count, QUOTE)} requoted`,
      rows: [...rows],
      nameOf: ({ number }) => number,
      run: (row) => act(() => requote(row, isSending && isOut(row))),
      remarkOn: ({ unsent }) => (unsent === undefined ? undefined : `requoted, but not sent. ${unsent}`),
      onSettled: () => Promise.all(STALE.map((path) => queryClient.invalidateQueries({ queryKey: apiKey(path) }))),
    });
  };
  return (
    <Modal opened onClose={onClose} title={`Requote ${counted(rows.length, QUOTE)}?`}>
      <Stack>
        <Text>
          The fuel surcharge is recalculated with the latest diesel price. A quote that was already sent gets a new
          version, and its old link says so.
        </Text>
        {out.length > 0 && (
          <Checkbox
            label={`Send the new price to ${out.length === 1 ? "the customer" : `the ${out.length} customers`} who had the old one`}
            checked={isSending}
            onChange={(event) => setIsSending(event.currentTarget.checked)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={start}>Requote</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
