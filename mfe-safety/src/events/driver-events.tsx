import { useState } from "react";
import { useCan } from "@haul/platform";
import { AddDialog } from "@haul/platform/lists";
import { Anchor, Button, Group, Stack, Text, UiLink } from "@haul/ui/core";
import { Panel, QueryStates } from "@haul/ui/data";
import { formatDate, labelOf } from "@haul/ui/freight";
import { IconPlus } from "@haul/ui/icons";
import type { Driver } from "../drivers/drivers.queries";
import classes from "../shared/lines.module.css";
import { DRIVER_EVENT, DRIVER_EVENTS, EVENT_KINDS } from "../words";
import { eventDetail } from "./event-detail";
import { EventForm } from "./event-form";
import { events, useLatestEventsOf, type DriverEvent } from "./events.queries";
import { FollowUp } from "./follow-up";

const PAGE = "/apps/safety/drivers?tab=events";
const LATEST = 5;

/** A driver's latest training, policies, coaching and incidents, for those who may see them. */
export function DriverEvents({ driver }: { driver: Driver }) {
  return useCan("driver_events:read") ? <Shown driver={driver} /> : null;
}

function Shown({ driver }: { driver: Driver }) {
  const query = useLatestEventsOf(driver.id, LATEST);
  return (
    <Panel
      title={DRIVER_EVENTS}
      action={
        <Anchor component={UiLink} href={`${PAGE}&driver_id=${driver.id}`} size="sm">
          All {DRIVER_EVENT.many}
        </Anchor>
      }
    >
      <Stack gap="sm">
        <QueryStates query={query}>
          {({ items }) =>
            items.length === 0 ? (
              <Text c="dimmed">None entered.</Text>
            ) : (
              <ul className={classes["lines"]} aria-label={`${DRIVER_EVENTS} of ${driver.full_name}`}>
                {items.map((event) => (
                  <Line key={event.id} event={event} />
                ))}
              </ul>
            )
          }
        </QueryStates>
        <AddEvent driver={driver} />
      </Stack>
    </Panel>
  );
}

function Line({ event }: { event: DriverEvent }) {
  return (
    <li className={classes["line"]}>
      <div>
        <Anchor component={UiLink} href={`${PAGE}&driver_event=${event.id}`}>
          {event.title}
        </Anchor>
        <Text size="sm" c="dimmed">
          {[labelOf(EVENT_KINDS, event.kind), formatDate(event.happened_on), eventDetail(event)]
            .filter(Boolean)
            .join(" · ")}
        </Text>
      </div>
      <div>
        <FollowUp event={event} />
      </div>
    </li>
  );
}

function AddEvent({ driver }: { driver: Driver }) {
  const mayWrite = useCan(events.permission);
  const [isAdding, setIsAdding] = useState(false);
  const close = () => setIsAdding(false);
  if (!mayWrite) return null;
  return (
    <>
      <Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setIsAdding(true)}
        >
          Add {DRIVER_EVENT.one}
        </Button>
      </Group>
      {isAdding && (
        <AddDialog of={events} size="lg" onClose={close}>
          <EventForm driver={driver} onDone={close} />
        </AddDialog>
      )}
    </>
  );
}
