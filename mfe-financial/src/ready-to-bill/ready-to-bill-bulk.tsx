import { apiClient, apiKey, useQueryClient } from "@haul/platform";
import { Button } from "@haul/ui/core";
import { runBulk } from "@haul/ui/data";
import { isReady, STALE, type ReadyToBillItem } from "./ready-to-bill.queries";

interface ReadyToBillBulkProps {
  loads: readonly ReadyToBillItem[];
  /** Takes the marks off once the work has begun. */
  onStart: () => void;
}

/** Approves the marked loads that are ready; each call states the version that the person saw. */
export function ReadyToBillBulk({ loads, onStart }: ReadyToBillBulkProps) {
  const queryClient = useQueryClient();
  const rows = loads.filter(isReady);
  const approve = () => {
    onStart();
    void runBulk({
      rows,
      nameOf: (load) => load.number,
      doing: "Approving loads for billing",
      done: (count) => `${count} ${count === 1 ? "load" : "loads"} approved for billing`,
      run: ({ load_id, version }) =>
        apiClient.POST("/api/loads/{load_id}/approve_billing", { params: { path: { load_id } }, body: { version } }),
      onSettled: () => Promise.all(STALE.map((path) => queryClient.invalidateQueries({ queryKey: apiKey(path) }))),
    });
  };
  return (
    <Button disabled={rows.length === 0} onClick={approve}>
      {rows.length === loads.length ? "Approve" : `Approve ${rows.length} ready`}
    </Button>
  );
}
