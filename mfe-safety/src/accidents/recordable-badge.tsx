import { ToneBadge } from "@haul/ui/freight";
import { IconFlag } from "@haul/ui/icons";

/** That an accident belongs in the register. */
export function RecordableBadge() {
  return (
    <ToneBadge tone="attention" icon={IconFlag} title="Belongs in the accident register (49 CFR 390.15)">
      Recordable
    </ToneBadge>
  );
}
