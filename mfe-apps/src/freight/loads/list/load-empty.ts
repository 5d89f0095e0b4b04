import { IconTruck, type Icon } from "@haul/ui/icons";
import type { LoadGroup } from "./load-group";

interface Empty {
  icon: Icon;
  title: string;
  body: string;
}

const TEXTS: Readonly<Record<LoadGroup, readonly [title: string, body: string]>> = {
  open: ["No open loads", "Loads appear here from booking to delivery."],
  unassigned: ["Every open load has a driver and a truck", "Loads without a crew appear here."],
  today: ["Nothing left for today", "Loads appear here while a stop due today or earlier is not done."],
  moving: ["No loads are moving", "Loads appear here from the start of the trip to delivery."],
  delivered: ["Nothing is waiting for billing", "Delivered loads appear here until they are approved for billing."],
  history: ["No finished loads yet", "Delivered and canceled loads appear here."],
  all: [
    "No loads yet",
    "A load starts with a rate confirmation: the customer, the stops with their appointments, and the charges.",
  ],
};

/** What belongs into a group that has nothing; a company without any load hears how one starts. */
export function emptyOf(group: LoadGroup, isNew: boolean): Empty {
  const [title, body] = TEXTS[isNew ? "all" : group];
  return { icon: IconTruck, title, body };
}
