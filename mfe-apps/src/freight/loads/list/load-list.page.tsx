import { lazyPart, useCan, usePageTitle } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { ListPage, type BulkActions, withParameter } from "@haul/ui/data";
import { IconTruck } from "@haul/ui/icons";
import { columns } from "./load-columns";
import { filters } from "./load-filters";
import { LoadListActions, NewLoad } from "./load-list-actions";
import { loadList, type LoadSummary } from "../loads.queries";

const LoadDrawer = lazyPart(() => import("../page/load-drawer"));
const LoadBulk = lazyPart(() => import("./load-bulk"));
const TagsDrawer = lazyPart(() => import("../../tags/tags-drawer"));

/** The parameter that opens the tags' drawer. */
const OPEN_TAGS = "tags_drawer";

/** Every load from booking to delivery; a row opens its drawer, one click further is the load's own page. */
export default function LoadListPage() {
  usePageTitle("Loads");
  const { page, drawer, params, setParams } = useRecordList(loadList);
  const mayWrite = useCan("loads:write");

  return (
    <ListPage
      {...page}
      title="Loads"
      description="Everything that is booked, moving or delivered."
      action={mayWrite && <LoadListActions onTags={() => setParams(withParameter(params, OPEN_TAGS, "open"))} />}
      filters={filters}
      searchPlaceholder="Number, reference, customer, city, driver, truck"
      bulk={mayWrite ? bulk : undefined}
      columns={columns}
      rowHref={(load) => `/apps/loads/${load.id}`}
      empty={{
        icon: IconTruck,
        title: "No loads yet",
        body: "A load starts with a rate confirmation: the customer, the stops with their appointments, and the charges.",
        action: mayWrite && <NewLoad />,
      }}
    >
      {drawer && <LoadDrawer {...drawer} />}
      {mayWrite && params.has(OPEN_TAGS) && (
        <TagsDrawer onClose={() => setParams(withParameter(params, OPEN_TAGS, null))} />
      )}
    </ListPage>
  );
}

const bulk: BulkActions<LoadSummary> = {
  nameOf: (load) => load.number,
  actions: (loads, clear) => <LoadBulk loads={loads} onStart={clear} />,
};
