import { Figure, Figures } from "@haul/ui/data";
import { useLoadFigures } from "../loads.queries";

/** What needs a look right now; each figure opens exactly the loads that it counts. */
export function LoadFigures() {
  const { data } = useLoadFigures();
  return (
    <Figures label="Loads right now" perRow={6}>
      <Figure
        label="Booked this week"
        value={data?.booked_this_week}
        definition="Entered since Monday"
        {...(data ? { href: `/apps/loads?group=all&created_from=${data.week_starts_on}` } : {})}
      />
      <Figure
        label="Unassigned"
        value={data?.unassigned}
        definition="Open loads with a leg that has no driver or no truck"
        href="/apps/loads?group=unassigned"
      />
      <Figure
        label="Moving"
        value={data?.in_transit}
        definition="Dispatched and rolling"
        href="/apps/loads?group=moving"
      />
      <Figure
        label="At risk"
        value={data?.at_risk}
        definition="Open loads that are late or at risk"
        href="/apps/loads?group=open&timeliness=late,at_risk"
        {...(data && data.at_risk > 0 ? { tone: "attention" as const } : {})}
      />
      <Figure
        label="Missing POD"
        value={data?.delivered_without_pod}
        definition="Delivered, and the proof of delivery is missing"
        href="/apps/loads?group=all&is_missing_pod=true"
        {...(data && data.delivered_without_pod > 0 ? { tone: "attention" as const } : {})}
      />
      <Figure
        label="Ready to bill"
        value={data?.ready_to_bill}
        definition="Delivered with complete papers, waiting for approval"
        href="/apps/loads?group=delivered&billing_status=ready_for_review"
      />
    </Figures>
  );
}
