import { useState } from "react";
import { useCan } from "@haul/platform";
import { Anchor, Text, type Tone } from "@haul/ui/core";
import { Timeline, type TimelineEntry } from "@haul/ui/data";
import { DocumentViewer, StopTime, codeWord, formatStopTime } from "@haul/ui/freight";
import {
  IconBell,
  IconCheck,
  IconClock,
  IconFileText,
  IconMailCheck,
  IconMapPin,
  IconTruck,
  type Icon,
} from "@haul/ui/icons";
import { DOT } from "../../shared/dot";
import { useOpenDocument } from "../loads/loads.queries";
import type { DetentionEvidence } from "./detention.queries";

const LOOKS: Readonly<Record<DetentionEvidence["kind"], { icon: Icon; tone: Tone }>> = {
  stop_event: { icon: IconMapPin, tone: "moving" },
  position: { icon: IconTruck, tone: "moving" },
  clock: { icon: IconClock, tone: "neutral" },
  notice: { icon: IconBell, tone: "attention" },
  mail: { icon: IconMailCheck, tone: "planned" },
  document: { icon: IconFileText, tone: "planned" },
  decision: { icon: IconCheck, tone: "good" },
};

/** Everything on record about a wait, oldest first, in the time of the stop. */
export function EvidenceTimeline({ timeline, zone }: { timeline: readonly DetentionEvidence[]; zone: string }) {
  const [shown, setShown] = useState<DetentionEvidence | null>(null);
  const open = useOpenDocument();
  const mayOpen = useCan("documents:read");
  const show = (one: DetentionEvidence) => {
    if (one.document_id === undefined) return;
    setShown(one);
    open.mutate({ params: { path: { document_id: one.document_id } }, body: { is_inline: true } });
  };
  return (
    <>
      <Timeline
        label="Evidence"
        entries={timeline.map((one, index) => entryOf(one, index, zone, mayOpen ? show : undefined))}
      />
      {shown && (
        <DocumentViewer
          title={shown.detail ?? shown.title}
          mediaType={shown.media_type ?? ""}
          address={{ data: open.data?.url, error: open.error, refetch: () => show(shown) }}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

type Show = (one: DetentionEvidence) => void;

function entryOf(one: DetentionEvidence, index: number, zone: string, show: Show | undefined): TimelineEntry {
  const entered = one.recorded_at && `entered ${formatStopTime(one.recorded_at, zone)}`;
  const source = one.source && codeWord("eventSource", one.source);
  const by = [source, one.by, entered].filter(Boolean).join(DOT);
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
    ...(one.detail ? { body: <Detail one={one} show={show} /> } : {}),
  };
}

function Detail({ one, show }: { one: DetentionEvidence; show: Show | undefined }) {
  if (one.document_id === undefined || !show) return one.detail;
  return (
    <Anchor component="button" type="button" onClick={() => show(one)}>
      {one.detail}
    </Anchor>
  );
}
