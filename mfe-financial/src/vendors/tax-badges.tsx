import { Group } from "@haul/ui/core";
import { ToneBadge } from "@haul/ui/freight";
import { IconFileAlert } from "@haul/ui/icons";
import type { Vendor } from "./vendors.queries";

/** That a vendor gets a 1099, and that the tax ID for it is missing; nothing for others. */
export function TaxBadges({ vendor }: { vendor: Pick<Vendor, "is_1099" | "tax_id_last4"> }) {
  if (!vendor.is_1099) return null;
  return (
    <Group gap={4} wrap="nowrap">
      <ToneBadge tone="neutral" title="Gets a 1099 at the end of the year">
        1099
      </ToneBadge>
      {vendor.tax_id_last4 === undefined && (
        <ToneBadge tone="attention" icon={IconFileAlert} title="A 1099 needs a tax ID. Ask the vendor for a W-9.">
          No tax ID
        </ToneBadge>
      )}
    </Group>
  );
}
