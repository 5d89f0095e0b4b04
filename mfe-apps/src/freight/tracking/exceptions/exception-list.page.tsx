import { useState } from "react";
import { apiClient, useCan, usePageTitle, useSession } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Button } from "@haul/ui/core";
import { ListPage, type Filter } from "@haul/ui/data";
import type { RecordOption } from "@haul/ui/forms";
import { IconFlag } from "@haul/ui/icons";
import { EXCEPTION, EXCEPTION_KINDS, EXCEPTION_STATUSES } from "../../../words";
import { columns } from "./exception-columns";
import { ExceptionDrawer } from "./exception-drawer";
import { OpenExceptionDialog } from "./open-exception-dialog";
import { TrackingTabs } from "../tracking-tabs";
import { exceptionList } from "../tracking.queries";

/** Unresolved exceptions with their owners. */
export default function ExceptionListPage() {
  usePageTitle(EXCEPTION.heading);
  const { page, drawer } = useRecordList(exceptionList);
  const [isOpening, setIsOpening] = useState(false);
  const mayWrite = useCan("tracking:write");
  const userId = useSession()?.user_id;
  const report = mayWrite && (
    <Button leftSection={<IconFlag size={16} aria-hidden />} onClick={() => setIsOpening(true)}>
      Report an exception
    </Button>
  );
  return (
    <ListPage
      {...page}
      title={EXCEPTION.heading}
      description="What went wrong, who is handling it, and what caused it."
      action={report}
      tabs={<TrackingTabs value="exceptions" />}
      filters={userId === undefined ? filters : [...filters, mine(userId)]}
      searchPlaceholder="Load, customer"
      noun={EXCEPTION.many}
      columns={columns}
      rowHref={({ id }) => `/apps/track&trace/exceptions?exception=${id}`}
      empty={{
        icon: IconFlag,
        title: "Nothing is wrong",
        body: "Late risks, missed appointments, long waits and trucks without a position appear here automatically. Report anything else yourself.",
        action: report,
      }}
    >
      {drawer && <ExceptionDrawer {...drawer} />}
      {isOpening && <OpenExceptionDialog onClose={() => setIsOpening(false)} />}
    </ListPage>
  );
}

const filters: Filter[] = [
  { kind: "choices", name: "status", label: "Status", options: optionsOf(EXCEPTION_STATUSES) },
  { kind: "choices", name: "kind", label: "Kind", options: optionsOf(EXCEPTION_KINDS) },
  { kind: "record", name: "load_id", label: "Load", search: searchLoads, resolve: findLoad },
];

const mine = (userId: string): Filter => ({
  kind: "select",
  name: "owner_id",
  label: "Owner",
  options: [{ value: userId, label: "Me" }],
});

async function searchLoads(q: string, signal: AbortSignal): Promise<RecordOption[]> {
  const query = { ...(q === "" ? {} : { q }), limit: 20 };
  const { data } = await apiClient.GET("/api/loads", { params: { query }, signal });
  return (data?.items ?? []).map(({ id, number, customer }) => ({ id, label: number, detail: customer.name }));
}

async function findLoad(load_id: string): Promise<RecordOption | null> {
  const { data } = await apiClient.GET("/api/loads/{load_id}", { params: { path: { load_id } } });
  return data ? { id: data.id, label: data.number } : null;
}
