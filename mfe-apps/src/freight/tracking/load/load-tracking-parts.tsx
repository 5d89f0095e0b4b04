import { Stack } from "@haul/ui/core";
import { CheckCallHistory } from "../calls/check-call-history";
import { DriverLinks } from "../links/driver-links";
import { LoadExceptions } from "../exceptions/load-exceptions";
import { PartTitle } from "./part-title";
import { StatusReport } from "../links/status-report";
import { TrackingLinks } from "../links/tracking-links";
import type { TrackedLoad } from "../tracking.queries";

interface Props {
  loadId: string;
  /** Where the load is going; nothing when it is not open. */
  row: TrackedLoad | null | undefined;
}

/** What belongs to one load's way: what went wrong, who said what, and who else may look. */
export function LoadTrackingParts({ loadId, row }: Props) {
  return (
    <Stack gap="lg">
      <section aria-label="Exceptions">
        <PartTitle>Exceptions</PartTitle>
        <LoadExceptions loadId={loadId} />
      </section>
      <section aria-label="Check calls">
        <PartTitle>Check calls</PartTitle>
        <CheckCallHistory loadId={loadId} row={row} />
      </section>
      <section aria-label="Links for customers">
        <PartTitle>Links for customers</PartTitle>
        <TrackingLinks loadId={loadId} />
      </section>
      <section aria-label="Status report">
        <PartTitle>Status report</PartTitle>
        <StatusReport loadId={loadId} />
      </section>
      <section aria-label="Driver’s link">
        <PartTitle>Driver’s link</PartTitle>
        <DriverLinks loadId={loadId} />
      </section>
    </Stack>
  );
}
