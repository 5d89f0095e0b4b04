import { IconTruck, type Icon } from "@haul/ui/icons";
import type { LoadGroup } from "./load-group";

interface Empty {
  icon: Icon;
  title: string;
  body: string;
}

const TEXTS: Readonly<Record<LoadGroup, readonly [title: string, body: string]>> = {
  open: ["No open loads", "A load is here from its booking until its delivery."],
  unassigned: ["Every open load has a driver and a truck", "A load without a crew appears here."],
  today: ["Nothing left for today", "A load is here while a stop of today or of an earlier day is not done."],
  moving: ["No load is on its way", "A load is here from the start of its trip until its delivery."],
  delivered: ["Nothing waits for billing", "A delivered load is here until it is approved for billing."],
  history: ["No load is over yet", "Delivered and canceled loads are here."],
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
