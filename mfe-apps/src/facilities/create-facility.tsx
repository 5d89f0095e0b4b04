import * as z from "zod/mini";
import { useIdempotencyKey } from "@haul/platform";
import { Modal, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { useCreateRecord, type InlineCreate } from "../shared/use-create-record";
import { useCreateFacility, type FacilityCreate } from "./facilities.queries";
import { facilityOption, type FacilityOption } from "./facility-search";
import { timeZoneOptions } from "./time-zones";

const required = (message: string) => z.string().check(z.minLength(1, message));

const schema = z.object({
  name: required("Enter the facility's name"),
  address: z.object({
    line1: required("Enter the street"),
    city: required("Enter the city"),
    state: z.nullable(z.string()).check(z.refine((state) => Boolean(state), "Choose the state")),
    postal_code: z.string().check(z.regex(/^\d{5}(-\d{4})?$/, "Enter a ZIP of 5 or 9 digits")),
  }),
});

/** Adds a facility on the spot, while a load is being booked. */
export function useFacilityDialog(): InlineCreate<FacilityOption> {
  return useCreateRecord<FacilityOption>((props) => <FacilityDialog {...props} />);
}

function FacilityDialog({ typed, onDone }: { typed: string; onDone: (made: FacilityOption | null) => void }) {
  const create = useCreateFacility();
  const { header } = useIdempotencyKey();
  const form = useForm({
    initialValues: {
      name: typed,
      address: { line1: "", city: "", state: null as string | null, postal_code: "", country: "US" },
      time_zone: "",
      phone: "",
      instructions: "",
    },
    schema,
  });

  const save = async (values: typeof form.values) => {
    const { time_zone, phone, instructions, ...rest } = values;
    const made = await create.mutateAsync({
      params: { header },
      body: {
        ...rest,
        ...(time_zone ? { time_zone } : {}),
        ...(phone ? { phone } : {}),
        ...(instructions ? { instructions } : {}),
      } as FacilityCreate,
    });
    toast.success(`${made.name} is added.`);
    onDone(facilityOption(made));
  };

  return (
    <Modal opened onClose={() => onDone(null)} title="Add facility">
      <Form form={form} onSubmit={save}>
        <FormField name="name" label="Name" required autoFocus />
        <FormField name="address.line1" label="Street" required />
        <FormRow>
          <FormField name="address.city" label="City" required />
          <FormField name="address.state" type="state" label="State" required />
          <FormField name="address.postal_code" label="ZIP" required />
        </FormRow>
        <FormRow>
          <FormField
            name="time_zone"
            type="select"
            label="Time zone"
            options={timeZoneOptions}
            description="Follows from the state; needed only where a state has two."
          />
          <FormField name="phone" type="phone" label="Phone" />
        </FormRow>
        <FormField name="instructions" type="textarea" label="Instructions for drivers" />
        <FormActions submitLabel="Add facility" onCancel={() => onDone(null)} />
      </Form>
    </Modal>
  );
}
