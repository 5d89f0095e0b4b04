import type { ReactNode } from "react";
import { EditableDrawer, RecordListPage, type OpenRecord } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { DescriptionList, type Column, type Filter } from "@haul/ui/data";
import { Day, StatusBadge, labelOf } from "@haul/ui/freight";
import { IconShieldCheck } from "@haul/ui/icons";
import { RecordLink } from "../shared/record-link";
import { SUBSTANCES, TEST_KINDS, TEST_RESULTS, TEST_STATES } from "../words";
import { TestForm } from "./test-form";
import { testRecord } from "./testing.records";
import { tests, type DrugAlcoholTest } from "./testing.queries";

/** The result, or how far the test is. */
export const lookOf = ({ result, collected_on }: Pick<DrugAlcoholTest, "result" | "collected_on">) =>
  result ?? (collected_on === undefined ? "ordered" : "collected");

/** `0.020` of 20 thousandths. */
export const concentration = (thousandths: number) => (thousandths / 1000).toFixed(3);

const columns: Column<DrugAlcoholTest>[] = [
  { key: "driver_name", title: "Driver", render: ({ driver_name }) => driver_name },
  {
    key: "result",
    title: "Result",
    card: "badge",
    render: (test) => <StatusBadge kind={testRecord.looks} status={lookOf(test)} />,
  },
  { key: "kind", title: "Kind", render: ({ kind }) => labelOf(TEST_KINDS, kind) },
  { key: "substance", title: "For", render: ({ substance }) => labelOf(SUBSTANCES, substance) },
  { key: "ordered_on", title: "Ordered", isSortable: true, render: ({ ordered_on }) => <Day on={ordered_on} /> },
  {
    key: "collected_on",
    title: "Collected",
    isSortable: true,
    render: ({ collected_on: on }) => on && <Day on={on} />,
  },
  { key: "result_on", title: "Result date", isSortable: true, render: ({ result_on: on }) => on && <Day on={on} /> },
];

const filters: Filter[] = [
  { kind: "choices", name: "kind", label: "Kind", options: optionsOf(TEST_KINDS) },
  { kind: "choices", name: "state", label: "Status", options: optionsOf(TEST_STATES) },
  { kind: "choices", name: "result", label: "Result", options: optionsOf(TEST_RESULTS) },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** Every test, from the order to the result. */
export function TestList({ tabs }: { tabs: ReactNode }) {
  return (
    <RecordListPage
      of={tests}
      tabs={tabs}
      description="Drug and alcohol tests. A positive or refused test takes the driver off every load immediately."
      filters={filters}
      searchPlaceholder="Driver"
      columns={columns}
      empty={{
        icon: IconShieldCheck,
        title: "No tests yet",
        body: "Record each test when it is ordered; add the collection and the result when they are known.",
      }}
      Drawer={TestDrawer}
      Form={TestForm}
      formSize="lg"
    />
  );
}

export function TestDrawer(props: OpenRecord) {
  return (
    <EditableDrawer
      {...props}
      of={tests}
      title={({ driver_name, kind }) => `${driver_name}: ${labelOf(TEST_KINDS, kind)}`}
      badge={(test) => <StatusBadge kind={testRecord.looks} status={lookOf(test)} />}
      archiving="The test no longer counts for or against the driver; its history is kept."
      Form={TestForm}
    >
      {(test) => <Facts test={test} />}
    </EditableDrawer>
  );
}

function Facts({ test }: { test: DrugAlcoholTest }) {
  const { alcohol_thousandths: alcohol } = test;
  const day = (on: string | undefined) => on && <Day on={on} />;
  return (
    <DescriptionList
      items={[
        {
          label: "Driver",
          value: <RecordLink kind="driver" record={{ id: test.driver_id, name: test.driver_name }} />,
        },
        { label: "For", value: labelOf(SUBSTANCES, test.substance) },
        { label: "Ordered", value: day(test.ordered_on) },
        { label: "Collected", value: day(test.collected_on) },
        { label: "Collection site", value: test.collection_site },
        { label: "Result date", value: day(test.result_on) },
        { label: "MRO or BAT", value: test.reviewer },
        ...(alcohol === undefined ? [] : [{ label: "Alcohol", value: concentration(alcohol) }]),
        ...(test.kind === "return_to_duty"
          ? [
              { label: "SAP evaluation", value: day(test.evaluated_on) },
              { label: "Follow-up tests", value: test.follow_up_count },
              { label: "Follow-up until", value: day(test.follow_up_through_on) },
            ]
          : []),
        { label: "Note", value: test.note },
      ]}
    />
  );
}
