import { ToneBadge } from "@haul/ui/freight";
import { IconLock, IconLockOpen } from "@haul/ui/icons";
import type { LegalHold } from "./holds.queries";

/** Whether a hold keeps its record. */
export function HoldBadge({ hold }: { hold: Pick<LegalHold, "is_in_force"> }) {
  return hold.is_in_force ? (
    <ToneBadge tone="attention" icon={IconLock} title="The record can’t be purged">
      In force
    </ToneBadge>
  ) : (
    <ToneBadge tone="neutral" icon={IconLockOpen}>
      Released
    </ToneBadge>
  );
}
