import { useState } from "react";
import { Stack, Text, useIsPhone } from "@haul/ui/core";
import { QueryStates, RecordDrawer } from "@haul/ui/data";
import { StatusBadge } from "@haul/ui/freight";
import { useCan } from "@haul/platform";
import type { OpenRecord } from "@haul/platform/lists";
import { CheckCallDialog } from "../calls/check-call-dialog";
import { LoadTrackingParts } from "../load/load-tracking-parts";
import { TrackedActions } from "./tracked-actions";
import { TrackedFacts } from "../load/tracked-facts";
import { hasCrew, useTrackedLoad } from "../tracking.queries";
import classes from "../tracking.module.css";

/** One open load: what is known, how it is known, and what to do about it. */
export function TrackedDrawer({ id: loadId, onClose, onPrevious, onNext }: OpenRecord) {
  const query = useTrackedLoad(loadId);
  const row = query.data;
  const isPhone = useIsPhone();
  const [isCalling, setIsCalling] = useState(false);
  const mayWrite = useCan("tracking:write");
  const call = mayWrite && row && hasCrew(row) ? () => setIsCalling(true) : undefined;
  const actions = row && <TrackedActions row={row} onCheckCall={call} />;
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      size="xl"
      title={row ? `Load ${row.load.number}` : "Load"}
      badge={row && <StatusBadge kind="load" status={row.load.status} />}
      href={`/apps/loads/${loadId}`}
      onPrevious={onPrevious}
      onNext={onNext}
      actions={isPhone ? undefined : actions}
    >
      <QueryStates query={query}>
        {(data) => (
          <Stack gap="lg">
            {data ? (
              <TrackedFacts row={data} />
            ) : (
              <Text c="dimmed">
                This load is not open: it is a draft, was canceled, or was delivered and its truck is empty.
              </Text>
            )}
            <LoadTrackingParts loadId={loadId} row={data} />
            {isPhone && data && <div className={classes.bar}>{actions}</div>}
          </Stack>
        )}
      </QueryStates>
      {isCalling && row && <CheckCallDialog row={row} onClose={() => setIsCalling(false)} />}
    </RecordDrawer>
  );
}
