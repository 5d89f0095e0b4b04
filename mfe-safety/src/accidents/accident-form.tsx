import * as z from "zod/mini";
import { optionOf } from "@haul/platform";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Form, FormActions, FormField, FormRow, FormSection, parseClock, requiredText, useForm } from "@haul/ui/forms";
import { localZone, wallClock } from "@haul/ui/format";
import { CrewFields } from "../shared/crew-fields";
import { PREVENTABILITIES } from "../words";
import { accidents, type Accident } from "./accidents.queries";

const isClock = (text: string) => text.trim() === "" || parseClock(text) !== null;

const schema = z.object({
  happened_on: z.nullable(z.string()).check(z.refine((day) => day !== null, "Enter the day of the accident")),
  local_time: z.string().check(z.refine(isClock, "Enter a time, such as 14:30 or 2:30 pm")),
  city: requiredText("Enter the city, or the nearest one"),
  state: z.nullable(z.string()).check(z.refine((state) => state !== null && state !== "", "Choose the state")),
});

function valuesOf(accident?: Accident) {
  return {
    happened_on: accident?.happened_on ?? (null as string | null),
    local_time: accident?.local_time ?? "",
    city: accident?.city ?? "",
    state: accident?.state ?? "",
    driver_id: optionOf(accident?.driver),
    truck_id: optionOf(accident?.truck),
    trailer_id: optionOf(accident?.trailer),
    injury_count: (accident?.injury_count ?? 0) as number | null,
    fatality_count: (accident?.fatality_count ?? 0) as number | null,
    is_towed: accident?.is_towed ?? false,
    is_hazmat_released: accident?.is_hazmat_released ?? false,
    is_cited: accident?.is_cited ?? false,
    preventability: accident?.preventability ?? ("undetermined" as const),
    report_number: accident?.report_number ?? "",
    description: accident?.description ?? "",
  };
}

/** A new accident, or changes to one. */
export function AccidentForm({ record: accident, onDone }: RecordFormProps<Accident>) {
  const save = useSaveRecord(accidents, accident);
  const form = useForm({ initialValues: valuesOf(accident), schema });

  const onSubmit = async ({ local_time, injury_count, fatality_count, ...values }: typeof form.values) => {
    // An emptied count is none.
    const counts = { injury_count: injury_count ?? 0, fatality_count: fatality_count ?? 0 };
    onDone(await save({ ...values, local_time: parseClock(local_time) ?? "", ...counts }));
  };

  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Accident">
      <FormRow>
        <FormField name="city" label="City" description="Or the nearest one." maxLength={80} required autoFocus />
        <FormField name="state" type="state" label="State" required />
        <FormField
          name="happened_on"
          type="date"
          label="Date"
          maxDate={wallClock(new Date(), localZone()).slice(0, 10)}
          required
        />
        <FormField name="local_time" label="Time" description="Local time, such as 14:30 or 2:30 pm." maxLength={10} />
      </FormRow>
      <CrewFields day={form.values.happened_on} />
      <FormSection title="What happened">
        <FormRow>
          <FormField
            name="injury_count"
            type="number"
            label="Injuries"
            description="People who received immediate medical treatment away from the scene."
            min={0}
            max={999}
          />
          <FormField
            name="fatality_count"
            type="number"
            label="Fatalities"
            description="People who died within 30 days of the accident."
            min={0}
            max={999}
          />
        </FormRow>
        <FormField name="is_towed" type="checkbox" label="A disabled vehicle was towed away" />
        <FormField
          name="is_hazmat_released"
          type="checkbox"
          label="Hazardous materials were released"
          description="Other than fuel from a vehicle's tank."
        />
        <FormField name="is_cited" type="checkbox" label="The driver was cited for a moving violation" />
        <FormField name="description" type="textarea" label="Description" maxLength={4000} minRows={3} />
      </FormSection>
      <FormRow>
        <FormField
          name="preventability"
          type="select"
          label="Preventability"
          description="Whether the driver could have prevented the accident."
          options={optionsOf(PREVENTABILITIES)}
          required
        />
        <FormField name="report_number" label="Police report number" maxLength={60} />
      </FormRow>
      <FormActions submitLabel={accident ? "Save accident" : "Add accident"} onCancel={() => onDone()} />
    </Form>
  );
}
