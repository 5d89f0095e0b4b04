import type { ReactNode } from "react";
import { optionsOf } from "@haul/platform/records";
import { FormField, FormRow, useFormContext } from "@haul/ui/forms";
import { FoldedSection } from "@haul/ui/long-forms";
import { codeOptions, codeWord } from "@haul/ui/freight";
import { formatNumber, formatWeight } from "@haul/ui/format";
import { AMBIGUOUS_TIMES, SCHEDULES } from "../../../words";
import { FacilityField } from "../../../partners/facilities/facility-field";
import { ReferenceListFields } from "../references/reference-list-fields";
import { isAmbiguous, type StopValues } from "./stop-values";

interface StopFieldsProps {
  path: string;
  /** Among other stops: what few stops need is folded. */
  isFolded?: boolean;
  /** In the place of the schedule and its times. */
  when?: ReactNode;
}

/** Where and when: the stop at `path` of the form around it. Its times are the facility's own. */
export function StopFields({ path, isFolded = false, when }: StopFieldsProps) {
  const { form } = useFormContext();
  const stop = form.getInputProps(path).value as StopValues;
  // No one waits for the truck there, and no freight changes hands.
  const isFuel = stop.kind === "fuel";
  const kind = (
    <FormField name={`${path}.kind`} type="select" label="Stop type" options={codeOptions("stop")} required />
  );
  const details = (
    <>
      <DetailFields path={path} stop={stop} kind={isFolded && kind} />
      {!isFuel && (
        <>
          <ReferenceListFields path={`${path}.more_references`} next="appointment" />
          <FormRow>
            {stop.schedule === "appointment" && (
              <FormField name={`${path}.is_appointment_confirmed`} type="checkbox" label="Appointment is confirmed" />
            )}
            <FormField name={`${path}.is_drop`} type="checkbox" label="Drop trailer" />
          </FormRow>
        </>
      )}
    </>
  );
  const facility = <FacilityField name={`${path}.facility_id`} label="Facility" />;
  const schedule = isFuel ? (
    <FormField
      name={`${path}.earliest_local`}
      type="datetime"
      zone={stop.facility_id?.zone ?? "America/Chicago"}
      label="Planned for"
      required
    />
  ) : (
    (when ?? (
      <>
        <FormField name={`${path}.schedule`} type="select" label="Schedule" options={optionsOf(SCHEDULES)} required />
        <StopTimes path={path} stop={stop} />
      </>
    ))
  );
  return (
    <>
      {isFolded ? (
        <FormRow>
          {facility}
          {schedule}
        </FormRow>
      ) : (
        <>
          <FormRow>
            {kind}
            {facility}
          </FormRow>
          <FormRow>{schedule}</FormRow>
        </>
      )}
      {isAmbiguous(stop) && (
        <FormField
          name={`${path}.ambiguous_time`}
          type="segmented"
          label="This time occurs twice on that day. Which one?"
          options={optionsOf(AMBIGUOUS_TIMES)}
        />
      )}
      {isFolded ? (
        <FoldedSection
          title="Stop details"
          holds={stopHolds(stop)}
          hint={
            isFuel ? "Kind, contact, instructions" : `${numberLabel(stop)}, weight, pieces, contact, instructions, drop`
          }
          fields={FOLDED.map((name) => `${path}.${name}`)}
        >
          {details}
        </FoldedSection>
      ) : (
        details
      )}
    </>
  );
}

/** The appointment, or the window's two ends, on the facility's clock. */
export function StopTimes({ path, stop }: { path: string; stop: StopValues }) {
  const zone = stop.facility_id?.zone ?? "America/Chicago";
  const isAppointment = stop.schedule === "appointment";
  return (
    <>
      <FormField
        name={`${path}.earliest_local`}
        type="datetime"
        zone={zone}
        label={isAppointment ? "Appointment" : "From"}
        required
      />
      {!isAppointment && <FormField name={`${path}.latest_local`} type="datetime" zone={zone} label="Until" />}
    </>
  );
}

const FOLDED = [
  ...["kind", "reference", "more_references", "weight_pounds", "pieces", "instructions"],
  ...["contact_name", "contact_phone", "is_appointment_confirmed", "is_drop"],
];

const numberLabel = ({ kind }: StopValues) => (kind === "delivery" ? "Delivery number" : "Pickup number");

function DetailFields({ path, stop, kind }: { path: string; stop: StopValues; kind: ReactNode }) {
  return (
    <>
      <FormRow>
        {kind}
        {stop.kind !== "fuel" && (
          <>
            <FormField name={`${path}.reference`} label={numberLabel(stop)} />
            <FormField name={`${path}.weight_pounds`} type="number" label="Weight" unit="lb" min={0} />
            <FormField name={`${path}.pieces`} type="number" label="Pieces" min={0} />
          </>
        )}
      </FormRow>
      <FormRow>
        <FormField name={`${path}.contact_name`} label="Contact" />
        <FormField name={`${path}.contact_phone`} type="phone" label="Contact's phone" />
      </FormRow>
      <FormField name={`${path}.instructions`} label="Instructions" />
    </>
  );
}

/** What is entered in the folded part, in a few words. */
export function stopHolds(stop: StopValues): string {
  return [
    stop.reference.trim(),
    ...stop.more_references.map(({ kind, value }) => `${codeWord("reference", kind)} ${value}`.trim()),
    stop.weight_pounds !== null && formatWeight(stop.weight_pounds),
    stop.pieces !== null && `${formatNumber(stop.pieces)} pieces`,
    stop.contact_name.trim() || stop.contact_phone.trim(),
    stop.instructions.trim(),
    stop.schedule === "appointment" && stop.is_appointment_confirmed && "Confirmed",
    stop.is_drop && "Drop trailer",
  ]
    .filter(Boolean)
    .join(" · ");
}
