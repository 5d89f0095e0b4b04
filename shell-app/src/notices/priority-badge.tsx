import type { components } from "@haul/api";
import type { Tone } from "@haul/ui/core";
import { ToneBadge } from "@haul/ui/freight";
import { type Icon, IconAlertCircle, IconAlertTriangle, IconBell } from "@haul/ui/icons";
import { NOTICE_PRIORITY } from "../words";

type Priority = components["schemas"]["NoticePriority"];

const LOOKS: Readonly<Record<Priority, { tone: Tone; icon: Icon }>> = {
  critical: { tone: "bad", icon: IconAlertCircle },
  warning: { tone: "attention", icon: IconAlertTriangle },
  information: { tone: "neutral", icon: IconBell },
};

export function PriorityBadge({ priority }: { priority: Priority }) {
  return (
    <ToneBadge {...LOOKS[priority]} size="sm">
      {NOTICE_PRIORITY[priority]}
    </ToneBadge>
  );
}
