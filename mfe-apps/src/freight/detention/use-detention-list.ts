import { useState } from "react";
import { useRecordList } from "@haul/platform/lists";
import { detentionLists, groupOf, type DetentionGroup } from "./detention.queries";

/** The list as its address asks for it. One that says nothing opens on what is to be decided, or on all where that is nothing. */
export function useDetentionList() {
  const [opening, setOpening] = useState<DetentionGroup>("pending");
  const list = useRecordList(detentionLists[opening]);
  const asked = groupOf(list.params);
  const { rows, isFetching } = list.page.list;
  if (asked === null && opening === "pending" && rows?.length === 0 && !isFetching) setOpening("all");
  return { ...list, group: asked ?? opening };
}
