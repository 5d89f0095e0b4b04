import * as z from "zod/mini";
import { Modal, Text } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { codeWord, instantsOf } from "@haul/ui/freight";
import { useFacilityDialog } from "../../../partners/facilities/create-facility";
import { searchFacilities, type FacilityOption } from "../../../partners/facilities/facility-search";
import { useSplitLoad, type Load } from "../loads.queries";

const AT_RELAY = "relay";

interface SplitValues extends Record<string, unknown> {
  /** A stop's id, or a relay point that is none yet. */
  where: string;
  after_stop_id: string;
  facility_id: FacilityOption | null;
  earliest_local: string | null;
  ambiguous_time: "earlier" | "later";
}

const schema = z
  .object({
    where: z.string(),
    facility_id: z.nullable(z.looseObject({ id: z.string() })),
    earliest_local: z.nullable(z.string()),
  })
  .check(({ value, issues }) => {
    if (value.where !== AT_RELAY) return;
    const missing = (path: string, message: string) =>
      issues.push({ code: "custom", path: [path], message, input: value });
    if (!value.facility_id) missing("facility_id", "Choose where the trucks meet.");
    if (!value.earliest_local) missing("earliest_local", "Say when the trucks meet.");
  });

/** Parts the way of a load in two legs, so that another truck goes on from there. */
export function SplitDialog({ load, onClose }: { load: Load; onClose: () => void }) {
  const split = useSplitLoad();
  const create = useFacilityDialog();
  const ends = new Set(load.legs.flatMap((leg) => [leg.from_stop_id, leg.to_stop_id]));
  const nameOf = ({ sequence, kind, facility }: Load["stops"][number]) =>
    `${sequence}. ${codeWord("stop", kind)}, ${facility.name}, ${facility.address.city}`;
  const between = load.stops.filter((stop) => !ends.has(stop.id) && !stop.arrived_at && !stop.departed_at);
  const reachable = load.stops.filter((_, index) => {
    const next = load.stops[index + 1];
    return next !== undefined && !next.arrived_at && !next.departed_at;
  });
  const form = useForm<SplitValues>({
    initialValues: {
      where: AT_RELAY,
      after_stop_id: reachable[0]?.id ?? "",
      facility_id: null,
      earliest_local: null,
      ambiguous_time: "earlier",
    },
    schema,
  });
  const { where, facility_id, earliest_local } = form.values;
  const zone = facility_id?.zone ?? "America/Chicago";
  const isAmbiguous = earliest_local !== null && instantsOf(earliest_local, zone).length > 1;

  const save = async (values: SplitValues) => {
    const relay = {
      after_stop_id: values.after_stop_id,
      facility_id: values.facility_id?.id ?? "",
      earliest_local: values.earliest_local ?? "",
      ...(isAmbiguous ? { ambiguous_time: values.ambiguous_time } : {}),
    };
    await split.mutateAsync({
      params: { path: { load_id: load.id } },
      body: { version: load.version, ...(values.where === AT_RELAY ? { relay } : { stop_id: values.where }) },
    });
    onClose();
  };

  return (
    <Modal opened onClose={onClose} size="lg" title={`Split load ${load.number}`}>
      <Form form={form} onSubmit={save}>
        <Text size="md">
          The crew of today hands over there. The second leg waits for its own driver and truck; the trailer goes on
          with the freight.
        </Text>
        {between.length > 0 && (
          <FormField
            name="where"
            type="select"
            label="Where"
            options={[
              { value: AT_RELAY, label: "At a relay point" },
              ...between.map((stop) => ({ value: stop.id, label: nameOf(stop) })),
            ]}
            required
          />
        )}
        {where === AT_RELAY && (
          <>
            <FormRow>
              {reachable.length > 1 && (
                <FormField
                  name="after_stop_id"
                  type="select"
                  label="After stop"
                  options={reachable.map((stop) => ({ value: stop.id, label: nameOf(stop) }))}
                  required
                />
              )}
              <FormField
                name="facility_id"
                type="record"
                label="Relay point"
                search={searchFacilities}
                onCreate={create.ask}
                createLabel="Add facility"
                required
                autoFocus
              />
              <FormField name="earliest_local" type="datetime" zone={zone} label="The trucks meet" required />
            </FormRow>
            {isAmbiguous && (
              <FormField
                name="ambiguous_time"
                type="segmented"
                label="The clocks show this time twice on that day. Which one?"
                options={[
                  { value: "earlier", label: "The first" },
                  { value: "later", label: "The second" },
                ]}
              />
            )}
          </>
        )}
        <FormActions submitLabel="Split load" onCancel={onClose} />
      </Form>
      {create.dialog}
    </Modal>
  );
}
