import { useCan } from "@haul/platform";
import { optionsOf } from "@haul/platform/records";
import { Text, toast, useIsPhone } from "@haul/ui/core";
import { Select } from "@haul/ui/forms";
import { LATE_REASONS } from "../../../words";
import { useUpdateStop, type Load, type Stop } from "../loads.queries";

/** Why the truck arrived late, asked beside the arrival; the on-time report counts it. Nothing for other stops. */
export function LateReason({ load, stop }: { load: Load; stop: Stop }) {
  const update = useUpdateStop();
  const isPhone = useIsPhone();
  const mayWrite = useCan("loads:write") && load.allowed_actions.includes("edit_stops");
  if (stop.arrived_at === undefined || stop.timeliness !== "late") return null;
  if (!mayWrite) {
    return stop.late_reason ? <Text size="sm">Late because of: {LATE_REASONS[stop.late_reason]}</Text> : null;
  }
  const save = (late_reason: Stop["late_reason"] | null) =>
    update.mutate(
      { params: { path: { load_id: load.id, stop_id: stop.id } }, body: { version: load.version, late_reason } },
      { onError: (error) => toast.error(error) },
    );
  return (
    <Select
      label="Why late?"
      placeholder="Not given"
      {...(isPhone ? {} : { size: "xs" })}
      maw="14rem"
      mt={4}
      disabled={update.isPending}
      value={stop.late_reason ?? null}
      data={optionsOf(LATE_REASONS)}
      clearable
      onChange={(reason) => save(reason)}
    />
  );
}
