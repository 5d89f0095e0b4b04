import type { ReactNode } from "react";
import * as z from "zod/mini";
import { optionOf, searchDrivers } from "@haul/platform";
import {
  EditableDrawer,
  RecordListPage,
  useSaveRecord,
  type OpenRecord,
  type RecordFormProps,
} from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { DescriptionList, type Column, type Filter } from "@haul/ui/data";
import { Form, FormActions, FormField, FormRow, requiredText, useForm } from "@haul/ui/forms";
import { Day, StatusBadge, labelOf, localZone, wallClock } from "@haul/ui/freight";
import { IconShieldCheck } from "@haul/ui/icons";
import { formatMoment } from "../shared/moment";
import { RecordLink } from "../shared/record-link";
import { CONSENTS, QUERY_KINDS, QUERY_RESULTS } from "../words";
import { queryRecord } from "./testing.records";
import { queries, type ClearinghouseQuery } from "./testing.queries";

const columns: Column<ClearinghouseQuery>[] = [
  { key: "driver_name", title: "Driver", render: ({ driver_name }) => driver_name },
  {
    key: "result",
    title: "Result",
    card: "badge",
    render: ({ result }) => <StatusBadge kind={queryRecord.looks} status={result ?? "waiting"} />,
  },
  { key: "kind", title: "Kind", render: ({ kind }) => labelOf(QUERY_KINDS, kind) },
  {
    key: "queried_at",
    title: "Queried",
    isSortable: true,
    render: ({ queried_at }) => formatMoment(queried_at),
  },
  {
    key: "consented_on",
    title: "Consent",
    isSortable: true,
    card: "hidden",
    render: ({ consented_on }) => <Day on={consented_on} />,
  },
];

const filters: Filter[] = [
  { kind: "choices", name: "kind", label: "Kind", options: optionsOf(QUERY_KINDS) },
  { kind: "choices", name: "result", label: "Result", options: optionsOf(QUERY_RESULTS) },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** What the Clearinghouse was asked, and what it found. */
export function QueryList({ tabs }: { tabs: ReactNode }) {
  return (
    <RecordListPage
      of={queries}
      tabs={tabs}
      description="Queries to FMCSA’s Drug & Alcohol Clearinghouse, made with the driver’s consent."
      filters={filters}
      searchPlaceholder="Driver"
      columns={columns}
      empty={{
        icon: IconShieldCheck,
        title: "No queries yet",
        body: "A full query before the first drive, then at least a limited one every 12 months.",
      }}
      Drawer={QueryDrawer}
      Form={QueryForm}
      formSize="lg"
    />
  );
}

export function QueryDrawer(props: OpenRecord) {
  return (
    <EditableDrawer
      {...props}
      of={queries}
      title={({ driver_name, kind }) => `${driver_name}: ${labelOf(QUERY_KINDS, kind)}`}
      badge={({ result }) => <StatusBadge kind={queryRecord.looks} status={result ?? "waiting"} />}
      archiving="The query no longer counts for or against the driver; its history is kept."
      Form={QueryForm}
    >
      {({ driver_id: id, driver_name: name, queried_at, consent, consented_on, reference, note }) => (
        <DescriptionList
          items={[
            { label: "Driver", value: <RecordLink kind="driver" record={{ id, name }} /> },
            { label: "Queried", value: formatMoment(queried_at) },
            { label: "Consent", value: labelOf(CONSENTS, consent) },
            { label: "Consented", value: <Day on={consented_on} /> },
            { label: "Query number", value: reference },
            { label: "Note", value: note },
          ]}
        />
      )}
    </EditableDrawer>
  );
}

const schema = z.object({
  driver_id: z
    .nullable(z.looseObject({ id: z.string() }))
    .check(z.refine((driver) => driver !== null, "Choose the driver")),
  kind: requiredText("Choose the kind of query"),
  queried_at: z.nullable(z.string()).check(z.refine((at) => at !== null, "Enter when it was made")),
  consented_on: z.nullable(z.string()).check(z.refine((day) => day !== null, "Enter the day of the consent")),
});

function valuesOf(query?: ClearinghouseQuery) {
  return {
    driver_id: optionOf(query && { id: query.driver_id, name: query.driver_name }),
    kind: query?.kind ?? ("limited" as const),
    queried_at: query ? wallClock(query.queried_at, localZone()) : (null as string | null),
    result: query?.result ?? ("" as const),
    consent: query?.consent ?? ("general" as const),
    consented_on: query?.consented_on ?? (null as string | null),
    reference: query?.reference ?? "",
    note: query?.note ?? "",
  };
}

function QueryForm({ record: query, onDone }: RecordFormProps<ClearinghouseQuery>) {
  const save = useSaveRecord(queries, query);
  const form = useForm({ initialValues: valuesOf(query), schema });
  const isLimited = form.values.kind === "limited";
  const fits = ({ value }: { value: string }) => value === "no_records" || (value === "records_found") === isLimited;
  const onSubmit = async ({ queried_at, ...values }: typeof form.values) => {
    // The kind may have changed since it was chosen.
    const result = values.result !== "" && fits({ value: values.result }) ? values.result : ("" as const);
    // As typed it is the person's own time.
    onDone(await save({ ...values, result, queried_at: queried_at && new Date(queried_at).toISOString() }));
  };
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Clearinghouse query">
      <FormField name="driver_id" type="record" label="Driver" search={searchDrivers} required autoFocus={!query} />
      <FormRow>
        <FormField name="kind" type="select" label="Kind" options={optionsOf(QUERY_KINDS)} required />
        <FormField name="queried_at" type="datetime" zone={localZone()} label="Queried" required />
      </FormRow>
      <FormField
        name="result"
        type="select"
        label="Result"
        options={optionsOf(QUERY_RESULTS).filter(fits)}
        description="Leave empty until the Clearinghouse answers."
        clearable
      />
      <FormRow>
        <FormField
          name="consent"
          type="select"
          label="Consent"
          options={optionsOf(CONSENTS)}
          description={isLimited ? "" : "A full query needs the driver’s specific consent."}
          required
        />
        <FormField name="consented_on" type="date" label="Consented" required />
      </FormRow>
      <FormField name="reference" label="Query number" />
      <FormField name="note" type="textarea" label="Note" />
      <FormActions submitLabel={query ? "Save query" : "Add query"} onCancel={() => onDone()} />
    </Form>
  );
}
