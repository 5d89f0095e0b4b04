import { lazyPart, useCan, usePageTitle } from "@haul/platform";
import { useListAddress, useListExports } from "@haul/platform/lists";
import { ListPage, type BulkActions, listOf, neighbours, withParameter } from "@haul/ui/data";
import { IconTruck } from "@haul/ui/icons";
import { columns } from "./load-columns";
import { filters } from "./load-filters";
import { LoadListActions, NewLoad } from "./load-list-actions";
import { DEFAULT_SORT, loadsQuery, useLoads, type LoadSummary } from "../loads.queries";

const LoadDrawer = lazyPart(() => import("../page/load-drawer"));
const LoadBulk = lazyPart(() => import("./load-bulk"));
const TagsDrawer = lazyPart(() => import("../../tags/tags-drawer"));

/** Parameters that name what is open in a drawer. */
const OPEN_LOAD = "load";
const OPEN_TAGS = "tags_drawer";

/** Every load from booking to delivery; a row opens its drawer, one click further is the load's own page. */
export default function LoadListPage() {
  usePageTitle("Loads");
  const { params, setParams, memory } = useListAddress("loads");
  const list = listOf(useLoads(params));
  const exports = useListExports("loads", loadsQuery(params));
  const openId = params.get(OPEN_LOAD);
  const { previous, next } = neighbours(list.rows, idOf, openId);
  const go = (load: LoadSummary | null) => setParams(withParameter(params, OPEN_LOAD, load?.id ?? null));
  const mayWrite = useCan("loads:write");

  return (
    <ListPage
      title="Loads"
      description="Everything that is booked, moving or delivered."
      action={mayWrite && <LoadListActions onTags={() => setParams(withParameter(params, OPEN_TAGS, "open"))} />}
      filters={filters}
      params={params}
      onParamsChange={setParams}
      memory={memory}
      exports={exports}
      searchPlaceholder="Number, reference, customer, city, driver, truck"
      list={list}
      bulk={mayWrite ? bulk : undefined}
      columns={columns}
      rowId={idOf}
      rowHref={(load) => `/apps/loads/${load.id}`}
      openId={openId}
      onOpen={go}
      onClose={() => go(null)}
      defaultSort={DEFAULT_SORT}
      empty={{
        icon: IconTruck,
        title: "No loads yet",
        body: "A load starts with a rate confirmation: the customer, the stops with their appointments, and the charges.",
        action: mayWrite && <NewLoad />,
      }}
    >
      {openId !== null && (
        <LoadDrawer
          loadId={openId}
          onClose={() => go(null)}
          onPrevious={previous ? () => go(previous) : undefined}
          onNext={next ? () => go(next) : undefined}
        />
      )}
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

const idOf = (load: LoadSummary) => load.id;
