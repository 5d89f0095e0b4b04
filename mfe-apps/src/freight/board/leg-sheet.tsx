import { Button, Drawer, Group, Stack, Text, UiLink } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { StatusBadge } from "@haul/ui/freight";
import { LegActions } from "../loads/legs/leg-actions";
import { LegAnswer } from "../loads/legs/leg-answer";
import { crewOf, wayOf } from "../loads/legs/load-legs";
import { useLoad } from "../loads/loads.queries";
import { RecordNext } from "../loads/stops/record-next";
import { LogCheckCall } from "../tracking/calls/log-check-call";
import classes from "./phone-board.module.css";

/** What can be done with a leg, from below: a phone's way of moving a card. */
export function LegSheet({ loadId, legId, onClose }: { loadId: string; legId: string; onClose: () => void }) {
  const load = useLoad(loadId);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      // As high as what is in it, so that a thumb reaches it.
      styles={{ content: { height: "auto", maxHeight: "85dvh" } }}
      title={load.data ? `Load ${load.data.number}` : "Load"}
    >
      <QueryStates query={load}>
        {(data) => {
          const leg = data.legs.find(({ id }) => id === legId) ?? data.legs[0];
          if (!leg) return null;
          return (
            <Stack gap="sm" pb="md">
              <Group gap="xs">
                <StatusBadge kind="load" status={data.status} />
                {leg.driver && <LegAnswer leg={leg} />}
              </Group>
              <Text>
                {wayOf(data, leg)}, {data.customer.name}
              </Text>
              <Text c="dimmed">{crewOf(leg)}</Text>
              <RecordNext load={data} leg={leg} />
              <LogCheckCall loadId={data.id} size="md" />
              <div className={classes.sheet}>
                <LegActions load={data} leg={leg} onDone={onClose} />
              </div>
              <Button component={UiLink} href={`/apps/loads/${data.id}`} variant="default">
                Open load
              </Button>
            </Stack>
          );
        }}
      </QueryStates>
    </Drawer>
  );
}
