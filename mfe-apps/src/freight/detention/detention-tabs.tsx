import { useNavigate } from "@haul/platform";
import { TabStrip } from "@haul/ui/data";
import { DETENTION_STATUSES } from "../../words";
import { SHOWN, type DetentionGroup } from "./detention.queries";

const HOME = "/apps/loads/detention";

const PATHS = {
  pending: `${HOME}?status=pending`,
  // A person's default view would open in place of all stops.
  all: `${HOME}?${SHOWN}=all&view=all`,
  payers: `${HOME}/payers`,
} as const;

/** Between the waits to decide, all waits, and who pays for them. */
export function DetentionTabs({ value }: { value: DetentionGroup | "payers" }) {
  const navigate = useNavigate();
  return (
    <TabStrip
      label="Detention"
      value={value}
      onOpen={(tab: keyof typeof PATHS) => void navigate(PATHS[tab])}
      tabs={[
        { value: "pending", label: DETENTION_STATUSES.pending.word },
        { value: "all", label: "All" },
        { value: "payers", label: "Who pays" },
      ]}
    />
  );
}
