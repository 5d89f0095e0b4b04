import { Stack, Title } from "@haul/ui/core";
import { QueryStates, Timeline } from "@haul/ui/data";
import { LoadTimeline, StopTime, localZone } from "@haul/ui/freight";
import {
  IconCalendarEvent,
  IconClipboardCheck,
  IconFileText,
  IconMapPin,
  IconSend,
  IconShieldCheck,
  IconTruckDelivery,
  type Icon,
} from "@haul/ui/icons";
import { DOT } from "../../../shared/dot";
import { useLoadHistory, type Load } from "../loads.queries";
import { lifeSteps, type LifeStep } from "./life-steps";

/** The load's life in a few steps, and below it every change. */
export function LoadHistory({ load }: { load: Load }) {
  const history = useLoadHistory(load.id);
  return (
    <QueryStates query={history}>
      {({ items }) => (
        <Stack gap="md">
          <Title order={3}>From booking to billing</Title>
          <Timeline label="From booking to billing" entries={lifeSteps(load, items).map(entryOf)} />
          <Title order={3}>Every change, newest first</Title>
          <LoadTimeline entries={items} />
        </Stack>
      )}
    </QueryStates>
  );
}

const ICONS: Readonly<Record<LifeStep["kind"], Icon>> = {
  booked: IconClipboardCheck,
  dispatched: IconSend,
  arrived: IconMapPin,
  departed: IconTruckDelivery,
  paper: IconFileText,
  approved: IconShieldCheck,
  ahead: IconCalendarEvent,
};

const TONES = { booked: "planned", arrived: "moving", departed: "moving", approved: "good" } as const;

const hasTone = (kind: LifeStep["kind"]): kind is keyof typeof TONES => kind in TONES;

function entryOf({ id, kind, title, at, zone, by, facts, isLate }: LifeStep) {
  return {
    id,
    title,
    at: <StopTime at={at} zone={zone ?? localZone()} />,
    by,
    body: facts.length > 0 && facts.join(DOT),
    icon: ICONS[kind],
    tone: isLate ? ("bad" as const) : hasTone(kind) ? TONES[kind] : ("neutral" as const),
    isPlanned: kind === "ahead",
  };
}
