import { useEffect, useEffectEvent, useState } from "react";
import { optionOf, searchAvailableTrailers, searchAvailableTrucks, type FoundRecord } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { Alert, List, Modal } from "@haul/ui/core";
import { Checkbox, Form, FormActions, FormField, FormRow, useForm, type FormState } from "@haul/ui/forms";
import { IconAlertTriangle, IconCircleCheck } from "@haul/ui/icons";
import { FoldedSection } from "@haul/ui/long-forms";
import { useCrewDialog } from "../../crew/use-crew-dialog";
import { useCheck } from "./assignment-check";
import { isCandidate, useCandidates, useOnlyCandidate, type Candidate } from "./candidates";
import { DeadheadLine } from "./deadhead-line";
import { changedTerms, termsHold, termsOf } from "./leg-terms";
import { useAssignLoad, type Leg, type Load, type Verdict } from "../loads.queries";

export interface AssignDialogProps {
  load: Load;
  /** The leg that waits for a crew unless said otherwise. */
  leg?: Leg | undefined;
  /** Who or what is proposed in place of the leg's own. */
  proposed?: Partial<Pick<Leg, "driver" | "truck" | "trailer">>;
  onClose: () => void;
}

interface Values extends Record<string, unknown> {
  driver_id: FoundRecord | null;
  co_driver_id: FoundRecord | null;
  truck_id: FoundRecord | null;
  trailer_id: FoundRecord | null;
  /** Of one of several legs; a load's only leg has the load's miles. */
  miles: number | null;
  pay_override_cents: number | null;
  pay_note: string;
  accepts_warnings: boolean;
}

/** Who and what hauls the load. The gate's verdict stands here before anything is saved. */
export function AssignDialog({ load, leg: chosen, proposed = {}, onClose }: AssignDialogProps) {
  const assign = useAssignLoad();
  const saving = useOpenedVersion(load.version);
  const leg = chosen ?? load.legs.find((one) => !one.driver) ?? load.legs[0];
  const isOnly = load.legs.length === 1;
  const drivers = useCandidates(load, leg, "driver_id");
  const coDrivers = useCandidates(load, leg, "co_driver_id");
  const form = useForm<Values>({
    initialValues: {
      driver_id: optionOf(proposed.driver ?? leg?.driver),
      co_driver_id: optionOf(leg?.co_driver),
      truck_id: optionOf(proposed.truck ?? leg?.truck),
      trailer_id: optionOf(proposed.trailer ?? leg?.trailer),
      ...termsOf(leg),
      accepts_warnings: false,
    },
  });
  const { driver_id, co_driver_id, truck_id, trailer_id, accepts_warnings } = form.values;
  const add = useCrewDialog(load.equipment, { truck: truck_id === null, trailer: trailer_id === null });
  useUsualVehicles(form);
  const isOpen = leg?.driver === undefined && Object.keys(proposed).length === 0;
  const only = useOnlyDriver(form, useOnlyCandidate(load, leg), isOpen);
  // What was emptied comes off the load.
  const crew = {
    driver_id: driver_id?.id ?? null,
    co_driver_id: co_driver_id?.id ?? null,
    truck_id: truck_id?.id ?? null,
    trailer_id: trailer_id?.id ?? null,
  };
  const isAsked = Object.values(crew).some((id) => id !== null);
  // A candidate's check from a minute ago is shown at once and refreshed, because saving depends on it.
  const check = useCheck({ load_id: load.id, leg_id: leg?.id }, crew, isAsked, 0);
  const verdicts = check.data?.verdicts ?? [];
  const warnings = verdicts.filter((verdict) => !verdict.is_blocking);
  const isBesideField = ({ subject, message }: Verdict) => {
    const error = form.errors[`${subject}_id`];
    return typeof error === "string" && error.includes(message);
  };

  const save = async () => {
    const params = { path: { load_id: load.id } };
    const body = { leg_id: leg?.id, ...crew, ...changedTerms(form.values, leg), accepts_warnings };
    await saving((version) => assign.mutateAsync({ params, body: { version, ...body } }));
    onClose();
  };

  return (
    <Modal opened onClose={onClose} size="lg" title={titleOf(load, leg)}>
      <Form form={form} onSubmit={save}>
        <FormRow>
          <FormField
            name="driver_id"
            type="record"
            label="Driver"
            search={drivers}
            {...add.driver}
            {...(only !== null && only === driver_id?.id ? { description: "The only driver free for this load." } : {})}
            autoFocus
          />
          <FormField
            name="co_driver_id"
            type="record"
            label="Co-driver"
            search={coDrivers}
            {...add.coDriver}
            {...(load.is_team_required ? { description: "This load requires a team." } : {})}
          />
        </FormRow>
        <FormRow>
          <FormField name="truck_id" type="record" label="Truck" search={searchAvailableTrucks} {...add.truck} />
          <FormField
            name="trailer_id"
            type="record"
            label="Trailer"
            search={searchAvailableTrailers}
            {...add.trailer}
          />
        </FormRow>
        <FoldedSection
          title="Pay and miles"
          holds={termsHold({ ...form.values, ...(isOnly ? { miles: null } : {}) })}
          hint="If different from usual"
          fields={["miles", "pay_override_cents", "pay_note"]}
        >
          <FormRow>
            {!isOnly && (
              <FormField name="miles" type="number" label="Miles of the leg" unit="mi" min={0} decimals={1} />
            )}
            <FormField name="pay_override_cents" type="money" label="Pay" />
            <FormField name="pay_note" label="Pay note" />
          </FormRow>
        </FoldedSection>
        <Verdicts verdicts={verdicts} isChecked={check.isSuccess} isSaid={isBesideField} />
        {check.data?.deadhead && <DeadheadLine deadhead={check.data.deadhead} />}
        {warnings.length > 0 && !verdicts.some((verdict) => verdict.is_blocking) && (
          <Checkbox
            label="Assign despite the warnings"
            checked={accepts_warnings}
            onChange={(event) => form.setFieldValue("accepts_warnings", event.currentTarget.checked)}
          />
        )}
        <FormActions submitLabel="Assign" onCancel={onClose} />
      </Form>
      {add.dialog}
    </Modal>
  );
}

function titleOf(load: Load, leg: Leg | undefined): string {
  const verb = leg?.driver ? "Change assignment of" : "Assign";
  const which = load.legs.length > 1 && leg ? `, leg ${leg.sequence}` : "";
  return `${verb} load ${load.number}${which}`;
}

const VEHICLES = ["truck_id", "trailer_id"] as const;
type Vehicle = (typeof VEHICLES)[number];

/** A driver brings their usual truck and trailer along. What a person chose stays; what another driver brought goes. */
function useUsualVehicles(form: FormState<Values>) {
  const [brought, setBrought] = useState<Record<Vehicle, string | null>>({ truck_id: null, trailer_id: null });
  form.watch("driver_id", ({ value }) => {
    for (const name of VEHICLES) {
      const now = form.getValues()[name];
      if (now && now.id !== brought[name]) continue;
      const usual = isCandidate(value) ? value[name] : null;
      setBrought((before) => ({ ...before, [name]: usual?.id ?? null }));
      if (now?.id !== usual?.id) form.setFieldValue(name, usual);
    }
  });
}

/** Fills in the only driver who can take the load, for the person to see and confirm; answers who that is. */
function useOnlyDriver(form: FormState<Values>, find: ReturnType<typeof useOnlyCandidate>, isOpen: boolean) {
  const [only, setOnly] = useState<string | null>(null);
  const fill = useEffectEvent((found: Candidate | null) => {
    if (!found || form.getValues().driver_id !== null) return;
    setOnly(found.id);
    form.setFieldValue("driver_id", found);
  });
  const search = useEffectEvent(find);
  useEffect(() => {
    if (!isOpen) return;
    const abort = new AbortController();
    // Without an answer the person searches; the search says what went wrong.
    search(abort.signal).then(
      (found) => abort.signal.aborted || fill(found),
      () => undefined,
    );
    return () => abort.abort();
  }, [isOpen]);
  return only;
}

interface VerdictsProps {
  verdicts: readonly Verdict[];
  isChecked: boolean;
  /** After a refusal the fields say some of it themselves. */
  isSaid: (verdict: Verdict) => boolean;
}

/** What the papers say of this choice. */
function Verdicts({ verdicts, isChecked, isSaid }: VerdictsProps) {
  if (!isChecked) return null;
  if (verdicts.length === 0) {
    return (
      <Alert color="green" icon={<IconCircleCheck size={16} aria-hidden />} py="xs">
        Papers and equipment are in order.
      </Alert>
    );
  }
  const left = verdicts.filter((verdict) => !isSaid(verdict));
  if (left.length === 0) return null;
  const isBlocked = left.some((verdict) => verdict.is_blocking);
  return (
    <Alert
      color={isBlocked ? "red" : "amber"}
      icon={<IconAlertTriangle size={16} aria-hidden />}
      title={isBlocked ? "Not allowed" : "Check first"}
    >
      <List size="md">
        {left.map((verdict) => (
          <List.Item key={`${verdict.subject}.${verdict.code}`}>{verdict.message}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
