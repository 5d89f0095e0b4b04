import { useCan, type Permission } from "@haul/platform";
import { Anchor, UiLink } from "@haul/ui/core";

/** Where records open, and what it takes. */
const PLACES = {
  driver: { permission: "drivers:read", at: "/apps/safety/drivers?driver=" },
  truck: { permission: "trucks:read", at: "/apps/safety/trucks?truck=" },
  trailer: { permission: "trailers:read", at: "/apps/safety/trucks?trailer=" },
  motor_carrier: { permission: "motor_carriers:read", at: "/apps/safety/carriers?motor_carrier=" },
  load: { permission: "loads:read", at: "/apps/loads/" },
  accident: { permission: "accidents:read", at: "/apps/safety/carriers?tab=accidents&accident=" },
  inspection: {
    permission: "roadside_inspections:read",
    at: "/apps/safety/carriers?tab=inspections&roadside_inspection=",
  },
  drug_alcohol_test: {
    permission: "drug_alcohol:read",
    at: "/apps/safety/drivers?tab=testing&of=tests&drug_alcohol_test=",
  },
  clearinghouse_query: {
    permission: "drug_alcohol:read",
    at: "/apps/safety/drivers?tab=testing&of=queries&clearinghouse_query=",
  },
  random_draw: { permission: "drug_alcohol:read", at: "/apps/safety/drivers?tab=testing&of=draws&random_draw=" },
  driver_event: { permission: "driver_events:read", at: "/apps/safety/drivers?tab=events&driver_event=" },
  employer_inquiry: {
    permission: "employer_inquiries:read",
    at: "/apps/safety/drivers?tab=inquiries&employer_inquiry=",
  },
  motor_vehicle_record: { permission: "drivers:read", at: "/apps/safety/drivers?tab=mvrs&motor_vehicle_record=" },
} as const satisfies Readonly<Record<string, { permission: Permission; at: string }>>;

interface RecordLinkProps {
  kind: keyof typeof PLACES;
  record: { id: string; name: string };
}

/** A record's name; a link to its drawer for those who may open it. */
export function RecordLink({ kind, record }: RecordLinkProps) {
  const { permission, at } = PLACES[kind];
  if (!useCan(permission)) return record.name;
  return (
    <Anchor component={UiLink} href={at + record.id} inherit>
      {record.name}
    </Anchor>
  );
}
