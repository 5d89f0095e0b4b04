import { Anchor, Text, type Tone } from "@haul/ui/core";
import { Timeline, type TimelineEntry } from "@haul/ui/data";
import { StopTime, codeWord, formatStopTime } from "@haul/ui/freight";
import { IconBell, IconCheck, IconClock, IconFileText, IconMailCheck, IconMapPin, type Icon } from "@haul/ui/icons";
import { openDocument } from "../shared/open-document";
import type { DetentionEvidence } from "./detention.queries";

const LOOKS: Readonly<Record<DetentionEvidence["kind"], { icon: Icon; tone: Tone }>> = {
  stop_event: { icon: IconMapPin, tone: "moving" },
  clock: { icon: IconClock, tone: "neutral" },
  notice: { icon: IconBell, tone: "attention" },
  mail: { icon: IconMailCheck, tone: "planned" },
  document: { icon: IconFileText, tone: "planned" },
  decision: { icon: IconCheck, tone: "good" },
};

/** Everything on record about a wait, oldest first, in the time of the stop. */
export function EvidenceTimeline({ timeline, zone }: { timeline: readonly DetentionEvidence[]; zone: string }) {
  return <Timeline label="Evidence" entries={timeline.map((one, index) => entryOf(one, index, zone))} />;
}

function entryOf(one: DetentionEvidence, index: number, zone: string): TimelineEntry {
  const entered = one.recorded_at && `entered ${formatStopTime(one.recorded_at, zone)}`;
  const source = one.source && codeWord("eventSource", one.source);
  const by = [source, one.by, entered].filter(Boolean).join(" · ");
  const remarks = [one.is_estimated && "estimated", one.is_void && "void"].filter(Boolean).join(", ");
  return {
    id: `${one.kind}-${index}`,
    ...LOOKS[one.kind],
    ...(one.is_void ? { tone: "neutral" as const, isPlanned: true } : {}),
    title: (
      <>
        {one.title}
        {remarks && (
          <Text span c="dimmed">
            {" "}
            ({remarks})
          </Text>
        )}
      </>
    ),
    at: <StopTime at={one.at} zone={zone} />,
    ...(by ? { by } : {}),
    ...(one.detail ? { body: <Detail one={one} /> } : {}),
  };
}

function Detail({ one: { detail, document_id } }: { one: DetentionEvidence }) {
  if (document_id === undefined) return detail;
  return (
    <Anchor component="button" type="button" onClick={() => void openDocument(document_id)}>
      {detail}
    </Anchor>
  );
}
