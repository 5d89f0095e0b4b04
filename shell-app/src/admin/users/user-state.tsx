import { Badge, type Tone, toneColor } from "@haul/ui/core";
import type { UserState } from "./users.queries";

const LOOK: Readonly<Record<UserState, { label: string; tone: Tone }>> = {
  invited: { label: "Invited", tone: "planned" },
  active: { label: "Active", tone: "good" },
  suspended: { label: "Suspended", tone: "bad" },
  removed: { label: "Removed", tone: "neutral" },
};

export const USER_STATE_OPTIONS = Object.entries(LOOK).map(([value, { label }]) => ({ value, label }));

export function UserStateBadge({ state }: { state: UserState }) {
  const { label, tone } = LOOK[state];
  return <Badge color={toneColor[tone]}>{label}</Badge>;
}
