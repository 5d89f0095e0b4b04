import { opens, useAccess, useCan, type NeededSection, type Permission } from "@haul/platform";
import { Anchor, UiLink } from "@haul/ui/core";

interface Place extends NeededSection {
  readonly permission: Permission;
  /** The address of the record's drawer, up to its id. */
  readonly at: string;
}

/** Where records stand, and who may go there. */
const PLACES = {
  customer: {
    permission: "customers:read",
    section: "loads",
    otherSections: ["quotes", "pricing"],
    at: "/apps/customers?customer=",
  },
  driver: { permission: "drivers:read", section: "safety", at: "/apps/safety/drivers?driver=" },
  truck: { permission: "trucks:read", section: "safety", at: "/apps/safety/trucks?truck=" },
  trailer: { permission: "trailers:read", section: "safety", at: "/apps/safety/trucks?trailer=" },
} as const satisfies Readonly<Record<string, Place>>;

interface RecordLinkProps {
  kind: keyof typeof PLACES;
  record: { id: string; name: string };
}

/** A record's name; a link to it for those who may open its page. */
export function RecordLink({ kind, record: { id, name } }: RecordLinkProps) {
  const place: Place = PLACES[kind];
  const access = useAccess();
  if (!useCan(place.permission) || !opens(place, access)) return name;
  return (
    <Anchor component={UiLink} href={place.at + id}>
      {name}
    </Anchor>
  );
}
