import { apiClient, apiKey, useAction, useQueryClient } from "@haul/platform";
import { counted } from "@haul/platform/records";
import { Button, Group, Text } from "@haul/ui/core";
import { runBulk } from "@haul/ui/data";
import { LOAD } from "../words";
import { isReady, needsLook, STALE, type ReadyToBillItem } from "./ready-to-bill.queries";

interface ReadyToBillBulkProps {
  loads: readonly ReadyToBillItem[];
  /** Takes the marks off once the work has begun. */
  onStart: () => void;
}

/** Approves the marked loads that are ready and leave nothing to decide; each call states the version that the person saw. */
export function ReadyToBillBulk({ loads, onStart }: ReadyToBillBulkProps) {
  const queryClient = useQueryClient();
  const act = useAction();
  const ready = loads.filter(isReady);
  const rows = ready.filter((load) => !needsLook(load));
  const left = ready.length - rows.length;
  const leftWords = `${left} ${left === 1 ? "needs" : "need"} review`;
  const approve = () => {
    onStart();
    void runBulk({
      rows,
      nameOf: (load) => load.number,
      doing: "Approving loads for billing",
      done: (count) => `${loadCount(count)} approved for billing${left > 0 ? `, ${leftWords}` : ""}`,
      run: ({ load_id, version }) => {
        const init = { params: { path: { load_id } }, body: { version, charges: [], accepts_rate_difference: false } };
        return act(() => apiClient.POST("/api/loads/{load_id}/approve_billing", init));
      },
      onSettled: () => Promise.all(STALE.map((path) => queryClient.invalidateQueries({ queryKey: apiKey(path) }))),
    });
  };
  return (
    <Group gap="xs">
      {left > 0 && (
        <Text size="sm" title="Charges are pending, or differ from the rate confirmation. Open each load to decide.">
          {leftWords}
        </Text>
      )}
      <Button disabled={rows.length === 0} onClick={approve}>
        {rows.length === 0 ? "Approve" : `Approve ${loadCount(rows.length)}`}
      </Button>
    </Group>
  );
}

const loadCount = (count: number) => counted(count, LOAD);
