import { apiClient, apiKey, useAction, useQueryClient } from "@haul/platform";
import { counted } from "@haul/platform/records";
import { Button, Group } from "@haul/ui/core";
import { runBulk } from "@haul/ui/data";
import { INVOICE } from "../words";
import { STALE, type Invoice } from "./invoices.queries";

interface InvoiceBulkProps {
  rows: readonly Invoice[];
  /** Takes the marks off once the work has begun. */
  onStart: () => void;
}

/** Posts the marked drafts, or sends what is posted; each call states the version that the person saw. */
export function InvoiceBulk({ rows, onStart }: InvoiceBulkProps) {
  const queryClient = useQueryClient();
  const act = useAction();
  const drafts = rows.filter(({ allowed_actions }) => allowed_actions.includes("post"));
  const toSend = rows.filter(({ status, email }) => status === "posted" && email !== undefined);
  const run = (verb: "post" | "send", some: readonly Invoice[], doing: string, done: string) => {
    onStart();
    void runBulk({
      rows: some,
      nameOf: ({ number }) => number,
      doing,
      done: (count) => `${counted(count, INVOICE)} ${done}`,
      run: ({ id, version }) => {
        const init = { params: { path: { invoice_id: id } }, body: { version } };
        return act(() => apiClient.POST(`/api/invoices/{invoice_id}/${verb}`, init));
      },
      onSettled: () => Promise.all(STALE.map((path) => queryClient.invalidateQueries({ queryKey: apiKey(path) }))),
    });
  };
  return (
    <Group gap="xs">
      <Button disabled={drafts.length === 0} onClick={() => run("post", drafts, "Posting invoices", "posted")}>
        {drafts.length === 0 ? "Post" : `Post ${counted(drafts.length, INVOICE)}`}
      </Button>
      <Button
        // The next step where there is nothing to post.
        variant={drafts.length === 0 && toSend.length > 0 ? "filled" : "default"}
        disabled={toSend.length === 0}
        title="Posted invoices whose customer has an email address"
        onClick={() => run("send", toSend, "Queueing mails", "queued to be mailed")}
      >
        {toSend.length === 0 ? "Send" : `Send ${counted(toSend.length, INVOICE)}`}
      </Button>
    </Group>
  );
}
