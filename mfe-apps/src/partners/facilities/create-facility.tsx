import { createOf, useIdempotencyKey } from "@haul/platform";
import { Modal } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { useCreateRecord, type InlineCreate } from "../../shared/use-create-record";
import { useCreateFacility } from "./facilities.queries";
import { facilityOption, type FacilityOption } from "./facility-search";
import { facilitySchema, placeErrors } from "./facility-schema";
import { metersOf } from "./geofence";
import { PlaceFields } from "./place-fields";
import { timeZoneOptions } from "./time-zones";

/** Adds a facility on the spot, while a load is being booked. */
export function useFacilityDialog(): InlineCreate<FacilityOption> {
  return useCreateRecord<FacilityOption>((props) => <FacilityDialog {...props} />);
}

interface FacilityDialogProps {
  /** The name, where somebody has begun to type it. */
  typed?: string;
  onDone: (made: FacilityOption | null) => void;
}

/** A new facility with what a first stop needs; the rest is in its drawer. */
export function FacilityDialog({ typed = "", onDone }: FacilityDialogProps) {
  const create = useCreateFacility();
  const { header } = useIdempotencyKey();
  const form = useForm({
    initialValues: {
      name: typed,
      address: { line1: "", city: "", state: null as string | null, postal_code: "", country: "US" },
      time_zone: "",
      phone: "",
      instructions: "",
      latitude: null as number | null,
      longitude: null as number | null,
      radius_feet: null as number | null,
    },
    schema: facilitySchema,
    validate: placeErrors,
  });

  const save = async ({ radius_feet, ...values }: typeof form.values) => {
    const { name, address } = values;
    const body = {
      ...createOf(values),
      name,
      address: { ...address, state: address.state ?? "" },
      ...(radius_feet === null ? {} : { geofence_radius_m: metersOf(radius_feet) }),
    };
    const made = await create.mutateAsync({ params: { header }, body });
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
        <PlaceFields />
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
