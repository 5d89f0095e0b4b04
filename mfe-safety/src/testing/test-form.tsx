import * as z from "zod/mini";
import { optionOf, searchDrivers } from "@haul/platform";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Form, FormActions, FormField, FormRow, FormSection, requiredText, useForm } from "@haul/ui/forms";
import { SUBSTANCES, TEST_KINDS, TEST_RESULTS } from "../words";
import { tests, type DrugAlcoholTest } from "./testing.queries";

const schema = z.object({
  driver_id: z
    .nullable(z.looseObject({ id: z.string() }))
    .check(z.refine((driver) => driver !== null, "Choose the driver")),
  kind: requiredText("Choose why the driver is tested"),
  substance: requiredText("Choose what is tested"),
  ordered_on: z.nullable(z.string()).check(z.refine((day) => day !== null, "Enter the day of the order")),
});

const ownerOf = (test?: DrugAlcoholTest) => test && { id: test.driver_id, name: test.driver_name };

function valuesOf(test?: DrugAlcoholTest) {
  return {
    driver_id: optionOf(ownerOf(test)),
    kind: test?.kind ?? ("" as const),
    substance: test?.substance ?? ("drugs" as const),
    ordered_on: test?.ordered_on ?? (null as string | null),
    collected_on: test?.collected_on ?? (null as string | null),
    collection_site: test?.collection_site ?? "",
    result: test?.result ?? ("" as const),
    result_on: test?.result_on ?? (null as string | null),
    alcohol_thousandths: test?.alcohol_thousandths ?? (null as number | null),
    reviewer: test?.reviewer ?? "",
    evaluated_on: test?.evaluated_on ?? (null as string | null),
    follow_up_count: test?.follow_up_count ?? (null as number | null),
    follow_up_through_on: test?.follow_up_through_on ?? (null as string | null),
    note: test?.note ?? "",
  };
}

/** A test to record, what is known of it since, or a correction. */
export function TestForm({ record: test, onDone }: RecordFormProps<DrugAlcoholTest>) {
  const save = useSaveRecord(tests, test);
  const form = useForm({ initialValues: valuesOf(test), schema });
  const { kind, substance, result } = form.values;
  const isReturn = kind === "return_to_duty";
  const hasAlcohol = substance !== "drugs";
  const onSubmit = async (values: typeof form.values) => {
    // What the kind does not have is cleared, so that a correction never keeps it.
    const alcohol = hasAlcohol ? {} : { alcohol_thousandths: null };
    const plan = isReturn ? {} : { evaluated_on: null, follow_up_count: null, follow_up_through_on: null };
    onDone(await save({ ...values, ...alcohol, ...plan }));
  };
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Test">
      <FormField name="driver_id" type="record" label="Driver" search={searchDrivers} required autoFocus={!test} />
      <FormRow>
        <FormField name="kind" type="select" label="Kind" options={optionsOf(TEST_KINDS)} required />
        <FormField name="substance" type="select" label="For" options={optionsOf(SUBSTANCES)} required />
      </FormRow>
      <FormRow>
        <FormField name="ordered_on" type="date" label="Ordered" required />
        <FormField name="collected_on" type="date" label="Collected" clearable />
        <FormField name="collection_site" label="Collection site" />
      </FormRow>
      <FormSection title="Result">
        <FormRow>
          <FormField name="result" type="select" label="Result" options={optionsOf(TEST_RESULTS)} clearable />
          <FormField name="result_on" type="date" label="Result date" clearable />
          <FormField name="reviewer" label="MRO or BAT" />
        </FormRow>
        {hasAlcohol && (
          <FormField
            name="alcohol_thousandths"
            type="number"
            label="Alcohol concentration, in thousandths"
            description="40 means 0.040. From 0.040 on, the result is positive."
            min={0}
            max={999}
          />
        )}
      </FormSection>
      {isReturn && (
        <FormSection title="Return to duty">
          <FormRow>
            <FormField
              name="evaluated_on"
              type="date"
              label="SAP evaluation"
              description="The day the SAP found the driver ready."
              required={result === "negative" || result === "negative_dilute"}
              clearable
            />
            <FormField name="follow_up_count" type="number" label="Follow-up tests ordered" min={6} max={99} />
            <FormField name="follow_up_through_on" type="date" label="Follow-up until" clearable />
          </FormRow>
        </FormSection>
      )}
      <FormField name="note" type="textarea" label="Note" />
      <FormActions submitLabel={test ? "Save test" : "Add test"} onCancel={() => onDone()} />
    </Form>
  );
}
