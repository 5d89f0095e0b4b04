import { useCan } from "@haul/platform";
import type { OpenRecord } from "@haul/platform/lists";
import { Stack, Title } from "@haul/ui/core";
import { QueryStates, RecordDrawer } from "@haul/ui/data";
import { StatusBadge } from "@haul/ui/freight";
import { LoadPosition } from "../../tracking/load/load-tracking";
import { LoadActions } from "../life/load-actions";
import { LoadFacts } from "./load-facts";
import { LoadLegs } from "../legs/load-legs";
import { LoadStops } from "../stops/load-stops";
import { useLoad } from "../loads.queries";

/** A load at a glance, beside the list: its facts, its stops, and what can be done next. */
export default function LoadDrawer({ id: loadId, onClose, onPrevious, onNext }: OpenRecord) {
  const load = useLoad(loadId);
  const mayFollow = useCan("tracking:read");
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      size="xl"
      title={load.data ? `Load ${load.data.number}` : "Load"}
      badge={load.data && <StatusBadge kind="load" status={load.data.status} />}
      href={`/apps/loads/${loadId}`}
      onPrevious={onPrevious}
      onNext={onNext}
      actions={load.data && <LoadActions load={load.data} />}
    >
      <QueryStates query={load}>
        {(data) => (
          <Stack gap="lg">
            <LoadFacts load={data} />
            {mayFollow && <LoadPosition loadId={loadId} />}
            {data.legs.length > 1 && (
              <section aria-label="Legs">
                <Title order={2} mb="xs">
                  Legs
                </Title>
                <LoadLegs load={data} />
              </section>
            )}
            <section aria-label="Stops">
              <Title order={2} mb="xs">
                Stops
              </Title>
              <LoadStops load={data} />
            </section>
          </Stack>
        )}
      </QueryStates>
    </RecordDrawer>
  );
}
