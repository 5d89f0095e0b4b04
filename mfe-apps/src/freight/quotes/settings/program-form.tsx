import * as z from "zod/mini";
import { useIdempotencyKey } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { ActionIcon, Button, Group, Stack } from "@haul/ui/core";
import {
  Form,
  FormActions,
  FormField,
  FormRow,
  FormSection,
  useForm,
  useFormContext,
  requiredText,
} from "@haul/ui/forms";
import { IconPlus, IconTrash } from "@haul/ui/icons";
import { DIESEL_REGIONS, FUEL_METHODS } from "../../../words";
import { useCreateProgram, useUpdateProgram, type FuelProgram } from "../quotes.queries";

interface Row extends Record<string, unknown> {
  price: number | null;
  rate: number | null;
}

interface ProgramValues extends Record<string, unknown> {
  name: string;
  region: FuelProgram["region"];
  method: FuelProgram["method"];
  peg: number | null;
  miles_per_gallon: number | null;
  step: number | null;
  step_rate: number | null;
  rows: Row[];
}

const schema = z.object({ name: requiredText("Enter a name") });

const number = (text: string | undefined) => (text === undefined ? null : Number(text));
const decimal = (value: number | null, places = 4) => (value ?? 0).toFixed(places);

/** A fuel program to add, or to change. */
export function ProgramForm({ program, onDone }: { program: FuelProgram | undefined; onDone: () => void }) {
  const create = useCreateProgram();
  const update = useUpdateProgram();
  const saving = useOpenedVersion(program?.version ?? 0);
  const { header } = useIdempotencyKey();
  const form = useForm<ProgramValues>({
    initialValues: {
      name: program?.name ?? "",
      region: program?.region ?? "us",
      method: program?.method ?? "miles_per_gallon",
      peg: number(program?.peg),
      miles_per_gallon: number(program?.miles_per_gallon),
      step: number(program?.step),
      step_rate: number(program?.step_rate),
      rows: (program?.rows ?? []).map(({ price, rate }): Row => ({ price: Number(price), rate: Number(rate) })),
    },
    schema,
  });

  const save = async (values: ProgramValues) => {
    const body = {
      name: values.name.trim(),
      region: values.region,
      method: values.method,
      peg: values.method === "table" ? "0" : decimal(values.peg),
      ...(values.method === "miles_per_gallon" ? { miles_per_gallon: decimal(values.miles_per_gallon, 3) } : {}),
      ...(values.method === "step" ? { step: decimal(values.step), step_rate: decimal(values.step_rate) } : {}),
      rows:
        values.method === "table"
          ? values.rows.map(({ price, rate }) => ({ price: decimal(price), rate: decimal(rate) }))
          : [],
    };
    if (program) {
      const params = { path: { fuel_program_id: program.id } };
      await saving((version) => update.mutateAsync({ params, body: { ...body, version } }));
    } else {
      await create.mutateAsync({ params: { header }, body });
    }
    onDone();
  };

  return (
    <Form form={form} onSubmit={save} aria-label="Fuel program">
      <FormRow>
        <FormField name="name" label="Name" required autoFocus />
        <FormField name="region" type="select" label="Price region" options={optionsOf(DIESEL_REGIONS)} required />
      </FormRow>
      <FormField name="method" type="segmented" label="Method" options={optionsOf(FUEL_METHODS)} />
      <MethodFields method={form.values.method} />
      <FormActions submitLabel="Save program" onCancel={onDone} />
    </Form>
  );
}

function MethodFields({ method }: { method: FuelProgram["method"] }) {
  const peg = (
    <FormField
      name="peg"
      type="number"
      label="Peg ($/gal)"
      min={0}
      decimals={4}
      description="The diesel price that the line haul already covers."
      required
    />
  );
  switch (method) {
    case "miles_per_gallon":
      return (
        <FormRow>
          {peg}
          <FormField
            name="miles_per_gallon"
            type="number"
            label="Miles per gallon"
            min={0}
            decimals={3}
            description="(price − peg) ÷ miles per gallon."
            required
          />
        </FormRow>
      );
    case "step":
      return (
        <FormRow>
          {peg}
          <FormField name="step" type="number" label="Step ($/gal)" min={0} decimals={4} required />
          <FormField
            name="step_rate"
            type="number"
            label="Surcharge per step ($/mi)"
            min={0}
            decimals={4}
            description="For each full step above the peg."
            required
          />
        </FormRow>
      );
    case "table":
      return <RowFields />;
  }
}

/** The table as a contract prints it. */
function RowFields() {
  const { form } = useFormContext();
  const rows = form.values["rows"] as Row[];
  return (
    <FormSection title="Table" description="The surcharge per mile from each price up. Nothing below the first row.">
      {rows.map((_, index) => (
        <Group key={index} align="flex-end" wrap="nowrap">
          <Stack flex={1}>
            <FormRow>
              <FormField
                name={`rows.${index}.price`}
                type="number"
                label="From ($/gal)"
                min={0}
                decimals={4}
                required
              />
              <FormField
                name={`rows.${index}.rate`}
                type="number"
                label="Surcharge ($/mi)"
                min={0}
                decimals={4}
                required
              />
            </FormRow>
          </Stack>
          <ActionIcon
            variant="subtle"
            aria-label={`Remove row ${index + 1}`}
            onClick={() => form.removeListItem("rows", index)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ))}
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => form.insertListItem("rows", { price: null, rate: null })}
        >
          Add row
        </Button>
      </Group>
    </FormSection>
  );
}
