import * as z from "zod/mini";
import { useLiveForm } from "@haul/platform/lists";
import { Text } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow } from "@haul/ui/forms";
import { type NumberFormat, useUpdateNumberFormat } from "./company.queries";
import { numberText } from "./number-text";

const schema = z.object({
  prefix: z
    .string()
    .check(
      z.regex(/^([A-Za-z0-9-]{0,7}[A-Za-z-])?$/, "Use at most 8 letters, digits and dashes, and no digit at the end."),
    ),
});

interface Values extends Record<string, unknown> {
  prefix: string;
  has_year: boolean;
  digits: number | null;
  /** None is whichever comes next. */
  next_number: number | null;
}

const valuesOf = ({ prefix, has_year, digits }: NumberFormat): Values => ({
  prefix,
  has_year,
  digits,
  next_number: null,
});

/** How numbers of one kind are written from now on, and which comes next. */
export function NumberFormatForm({ format, onDone }: { format: NumberFormat; onDone: () => void }) {
  const update = useUpdateNumberFormat();
  const { kind, digits, next_number } = format;
  const { form, saving } = useLiveForm(format, valuesOf, {
    schema,
    validate: (values) =>
      values.next_number !== null && values.next_number < next_number
        ? { next_number: `${next_number} comes next. Numbers only go up.` }
        : {},
  });
  const save = async (values: Values) => {
    const changes = {
      prefix: values.prefix,
      has_year: values.has_year,
      digits: values.digits ?? digits,
      // A colleague may take a number meanwhile, which is no reason to refuse the rest.
      ...(values.next_number === null ? {} : { next_number: values.next_number }),
    };
    await saving((version) => update.mutateAsync({ params: { path: { kind } }, body: { version, ...changes } }));
    onDone();
  };
  const { values } = form;
  return (
    <Form form={form} aria-label="Numbers" onSubmit={save}>
      <FormRow>
        <FormField
          name="prefix"
          label="Begins with"
          description="Letters, digits and dashes; may be empty."
          uppercase
          autoFocus
          maxLength={8}
        />
        <FormField name="digits" type="number" isPlain label="Minimum digits" min={1} max={10} required />
      </FormRow>
      <FormField name="has_year" type="switch" label="Year before the number" />
      <FormField
        name="next_number"
        type="number"
        isPlain
        label="Next number"
        placeholder={String(next_number)}
        description="Can only go up. Skipped numbers are never used."
        min={next_number}
      />
      <Text role="status">
        Next:{" "}
        <strong>
          {numberText({ ...values, digits: values.digits ?? digits }, values.next_number ?? next_number, format.year)}
        </strong>
      </Text>
      <FormActions submitLabel="Save numbers" onCancel={onDone} />
    </Form>
  );
}
