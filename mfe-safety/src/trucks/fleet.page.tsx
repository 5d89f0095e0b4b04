import { useSearchParams } from "@haul/platform";
import { TabStrip } from "@haul/ui/data";
import { FLEET_OWNER, TRAILER, TRUCK } from "../words";
import { FleetOwnerList } from "../fleet-owners/fleet-owner-list";
import { TrailerList } from "../trailers/trailer-list";
import { PaperBoard } from "../papers/paper-board";
import { TrailerDrawer } from "../trailers/trailer-drawer";
import { TruckDrawer } from "./truck-drawer";
import { TruckList } from "./truck-list";

const TABS = [
  { value: "trucks", label: TRUCK.heading },
  { value: "trailers", label: TRAILER.heading },
  { value: "owners", label: FLEET_OWNER.heading },
  { value: "truck_papers", label: "Truck papers" },
  { value: "trailer_papers", label: "Trailer papers" },
] as const;

/** Power units, trailers, the people who own them and the boards of papers, as tabs of one page. */
export default function FleetPage() {
  const [params, setParams] = useSearchParams();
  // A link to a record names its kind, so that it opens the right tab.
  const implied = params.has("trailer") ? "trailers" : params.has("fleet_owner") ? "owners" : "trucks";
  const tab = TABS.find(({ value }) => value === params.get("tab"))?.value ?? implied;
  const tabs = (
    <TabStrip
      label="Fleet"
      tabs={TABS}
      value={tab}
      onOpen={(value) => setParams(value === "trucks" ? {} : { tab: value })}
    />
  );
  if (tab === "truck_papers") return <PaperBoard kind="truck" noun={TRUCK.many} tabs={tabs} Drawer={TruckDrawer} />;
  if (tab === "trailer_papers") {
    return <PaperBoard kind="trailer" noun={TRAILER.many} tabs={tabs} Drawer={TrailerDrawer} />;
  }
  if (tab === "trailers") return <TrailerList tabs={tabs} />;
  if (tab === "owners") return <FleetOwnerList tabs={tabs} />;
  return <TruckList tabs={tabs} />;
}
