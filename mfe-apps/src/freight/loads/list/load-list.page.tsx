import { lazyPart, useCan, usePageTitle } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { useIsPhone } from "@haul/ui/core";
import { ListPage, type BulkActions, withParameter } from "@haul/ui/data";
import { LOAD } from "../../../words";
import { groupOf, sortOf } from "./load-group";
import { loadList, useHasNoLoads, type LoadSummary } from "../loads.queries";
import { columns } from "./load-columns";
import { emptyOf } from "./load-empty";
import { LoadFigures } from "./load-figures";
import { filters, NUMBERS } from "./load-filters";
import { useLoadGroups } from "./load-groups";
import { LoadListActions, NewLoad } from "./load-list-actions";
import { readyViews } from "./load-ready-views";

const LoadDrawer = lazyPart(() => import("../page/load-drawer"));
const LoadBulk = lazyPart(() => import("./load-bulk"));
const TagsDrawer = lazyPart(() => import("../../tags/tags-drawer"));

/** The parameter that opens the tags' drawer. */
const OPEN_TAGS = "tags_drawer";

/** Loads in working order, next up first; a row opens its drawer, which links to the load's own page. */
export default function LoadListPage() {
  usePageTitle(LOAD.heading);
  const { page, drawer, first, params, setParams } = useRecordList(loadList);
  const isPhone = useIsPhone();
  const groups = useLoadGroups();
  const mayWrite = useCan("loads:write");
  const group = groupOf(params);
  const isNew = useHasNoLoads(page.list.rows?.length === 0);
  const showTags = (is: boolean) => setParams((current) => withParameter(current, OPEN_TAGS, is ? "open" : null));

  return (
    <ListPage
      {...page}
      title={LOAD.heading}
      description="Everything booked, moving or delivered."
      action={mayWrite && <NewLoad />}
      otherActions={mayWrite && <LoadListActions onTags={() => showTags(true)} />}
      figures={!isPhone && <LoadFigures />}
      groups={groups}
      readyViews={readyViews}
      numbers={{ parameter: NUMBERS, unknown: first?.unknown_numbers }}
      defaultSort={sortOf(group)}
      filters={filters}
      searchPlaceholder="Number, reference, customer, city, driver, truck"
      bulk={mayWrite ? bulk : undefined}
      columns={columns}
      rowHref={(load) => `/apps/loads/${load.id}`}
      empty={{ ...emptyOf(group, isNew), action: mayWrite && isNew && <NewLoad /> }}
    >
      {drawer && <LoadDrawer {...drawer} />}
      {mayWrite && params.has(OPEN_TAGS) && <TagsDrawer onClose={() => showTags(false)} />}
    </ListPage>
  );
}

const bulk: BulkActions<LoadSummary> = {
  nameOf: (load) => load.number,
  actions: (loads, clear) => <LoadBulk loads={loads} onStart={clear} />,
};
