import { useState } from "react";
import { useOpenedVersion } from "@haul/platform/lists";
import { Modal, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { useAssignLoad, useSplitLoad, type Leg, type Load } from "../loads.queries";
import { AssignDialog } from "./assign-dialog";
import { useNextCrews, type Candidate } from "./candidates";
import { RelayFields } from "./relay-fields";
import {
  AT_RELAY,
  handoverOf,
  initialSplit,
  isAmbiguousTime,
  splitLeg,
  splitSchema,
  type SplitValues,
} from "./split-values";
import { afterOptions, betweenOptions } from "./split-stops";

interface SplitDialogProps {
  load: Load;
  onClose: () => void;
}

/** The second leg of a load that was just split, and who was to take it. */
interface Waiting {
  readonly load: Load;
  readonly leg: Leg;
  readonly proposed: Pick<Leg, "driver" | "truck" | "trailer">;
}

/** Splits a load in two legs, so that another truck continues from there, and assigns the second one if its driver is known. */
export function SplitDialog({ load, onClose }: SplitDialogProps) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  if (!waiting) return <SplitForm load={load} onDone={onClose} onWaiting={setWaiting} />;
  // The split itself is saved: what is left is a crew that needs a look.
  const latest = load.version > waiting.load.version ? load : waiting.load;
  return <AssignDialog load={latest} leg={waiting.leg} proposed={waiting.proposed} onClose={onClose} />;
}

interface SplitFormProps {
  load: Load;
  onDone: () => void;
  onWaiting: (waiting: Waiting) => void;
}

function SplitForm({ load, onDone, onWaiting }: SplitFormProps) {
  const split = useSplitLoad();
  const saving = useOpenedVersion(load.version);
  const assign = useAssignLoad();
  const between = betweenOptions(load);
  const after = afterOptions(load);
  const form = useForm<SplitValues>({ initialValues: initialSplit(after[0]?.value ?? ""), schema: splitSchema });
  const { values } = form;
  const splitAt = splitLeg(load, values);
  const crews = useNextCrews(load, splitAt, handoverOf(load, values));

  const save = async (chosen: SplitValues) => {
    const driver = chosen.next_driver_id;
    const params = { path: { load_id: load.id } };
    const known = new Set(load.legs.map(({ id }) => id));
    const made = await saving((version) => split.mutateAsync({ params, body: { version, ...placeOf(chosen) } }));
    const leg = made.legs.find(({ id }) => !known.has(id));
    if (!driver || !leg) {
      onDone();
      return;
    }
    const truck = driver.truck_id;
    const trailer = broughtTrailer(driver, leg);
    const proposed = {
      driver: { id: driver.id, name: driver.label },
      ...(truck ? { truck: { id: truck.id, name: truck.label } } : {}),
      ...(trailer ? { trailer: { id: trailer.id, name: trailer.label } } : {}),
    };
    // Without a truck the crew is not complete; the dialog asks for it.
    if (!truck) {
      onWaiting({ load: made, leg, proposed });
      return;
    }
    const body = {
      version: made.version,
      leg_id: leg.id,
      driver_id: driver.id,
      truck_id: truck.id,
      ...(trailer && { trailer_id: trailer.id }),
    };
    try {
      // Warnings are a person's to accept, and not seen yet.
      await assign.mutateAsync({ params, body: { ...body, accepts_warnings: false } });
      onDone();
    } catch (error) {
      toast.error(error, { title: `Load ${load.number} is split. Leg ${leg.sequence} still needs its crew.` });
      onWaiting({ load: made, leg, proposed });
    }
  };

  return (
    <Modal opened onClose={onDone} size="lg" title={`Split load ${load.number}`}>
      <Form form={form} onSubmit={save}>
        <Text size="md">
          The current crew hands off at the relay point. The second leg gets its own driver and truck; the trailer stays
          with the freight.
        </Text>
        {between.length > 0 && (
          <FormField
            name="where"
            type="select"
            label="Where"
            options={[{ value: AT_RELAY, label: "At a relay point" }, ...between]}
            required
          />
        )}
        {values.where === AT_RELAY && <RelayFields form={form} load={load} after={after} />}
        <FormField
          name="next_driver_id"
          type="record"
          label="Next driver"
          search={crews}
          description={crewWords(values.next_driver_id, splitAt)}
        />
        <FormActions submitLabel="Split load" onCancel={onDone} />
      </Form>
    </Modal>
  );
}

/** The driver's truck and trailer are shown before saving. */
function crewWords(driver: Candidate | null, leg: Leg | undefined): string {
  if (!driver) return "Leave it empty to assign the second leg later.";
  if (!driver.truck_id) return "This driver has no usual truck available. Choose one in the next step.";
  const trailer = broughtTrailer(driver, leg);
  return `Drives truck ${driver.truck_id.label}${trailer ? ` and pulls trailer ${trailer.label}` : ""}.`;
}

/** The freight stays in its trailer; the driver's usual one is used only if the load has none. */
const broughtTrailer = ({ trailer_id }: Candidate, leg: Leg | undefined) => (leg?.trailer ? null : trailer_id);

function placeOf(values: SplitValues) {
  if (values.where !== AT_RELAY) return { stop_id: values.where };
  return {
    relay: {
      after_stop_id: values.after_stop_id,
      facility_id: values.facility_id?.id ?? "",
      earliest_local: values.earliest_local ?? "",
      ...(isAmbiguousTime(values) ? { ambiguous_time: values.ambiguous_time } : {}),
    },
  };
}
