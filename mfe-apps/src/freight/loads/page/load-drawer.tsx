import { useCan } from "@haul/platform";
import { type OpenRecord, RecordAnnotations, RecordPresence } from "@haul/platform/lists";
import { Stack, Title } from "@haul/ui/core";
import { QueryStates, RecordDrawer } from "@haul/ui/data";
import { StatusBadge } from "@haul/ui/freight";
import type { ReactNode } from "react";
import { DropPapers } from "../documents/drop-papers";
import { LoadDocuments } from "../documents/load-documents";
import { LoadLegs } from "../legs/load-legs";
import { LoadActions } from "../life/load-actions";
import { useLoad } from "../loads.queries";
import { LoadStops } from "../stops/load-stops";
import { LoadFacts } from "./load-facts";
import { LoadStrip } from "./load-strip";
import { PhoneBar } from "./phone-bar";

/** A load at a glance, beside the list: in the order of its own page. */
export default function LoadDrawer({ id: loadId, onClose, onPrevious, onNext }: OpenRecord) {
  const load = useLoad(loadId);
  const mayReadPapers = useCan("documents:read");
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
          // Walking on leaves behind what was begun with the load before.
          <DropPapers key={data.id} load={data}>
            <Stack gap="lg">
              <RecordPresence subject={{ kind: "load", id: data.id }} isEditing={false} />
              <LoadStrip load={data} />
              <LoadFacts load={data} />
              {data.legs.length > 1 && (
                <Part title="Legs">
                  <LoadLegs load={data} />
                </Part>
              )}
              <Part title="Stops">
                <LoadStops load={data} />
              </Part>
              {mayReadPapers && (
                <Part title="Papers">
                  <LoadDocuments load={data} asksForPod />
                </Part>
              )}
              <RecordAnnotations subject={{ kind: "load", id: data.id }} />
              <PhoneBar load={data} />
            </Stack>
          </DropPapers>
        )}
      </QueryStates>
    </RecordDrawer>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={3} mb="xs">
        {title}
      </Title>
      {children}
    </section>
  );
}
