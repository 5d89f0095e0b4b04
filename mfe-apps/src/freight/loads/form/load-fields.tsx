import type { ReactNode } from "react";
import { FormField, FormRow, useFormContext } from "@haul/ui/forms";
import { codeOptions } from "@haul/ui/freight";
import { ReferenceListFields } from "../references/reference-list-fields";
import type { FreightValues } from "./load-form-values";

export const KINDS: readonly { value: FreightValues["load_kind"]; label: string }[] = [
  { value: "full_truckload", label: "Full truckload" },
  { value: "less_than_truckload", label: "LTL" },
  { value: "partial", label: "Partial" },
  { value: "intermodal", label: "Intermodal" },
  { value: "power_only", label: "Power only" },
];

/** The customer's numbers, and whom to call there. */
export function ContactFields() {
  return (
    <>
      <FormRow>
        <FormField name="po" label="PO" />
        <FormField name="bol" label="BOL" />
      </FormRow>
      <ReferenceListFields path="more_references" next="pro" />
      <FormRow>
        <FormField name="broker_name" label="Contact" />
        <FormField name="broker_phone" type="phone" label="Phone" />
        <FormField name="broker_email" type="email" label="Email" />
      </FormRow>
    </>
  );
}

/** What is hauled and in what; reefers ask for their set point. */
export function EquipmentFields() {
  const { form } = useFormContext();
  const { equipment } = form.values as FreightValues;
  return (
    <>
      <FormRow>
        <FormField name="equipment" type="select" label="Equipment" options={codeOptions("equipment")} required />
        <FormField name="commodity" label="Commodity" />
        <FormField name="weight_pounds" type="number" label="Weight" unit="lb" min={0} />
      </FormRow>
      {equipment === "reefer" && (
        <FormRow>
          <FormField name="temperature_fahrenheit" type="number" label="Set point" unit="°F" min={-40} max={90} />
          <FormField
            name="temperature_mode"
            type="select"
            label="Reefer runs"
            options={[
              { value: "continuous", label: "Continuous" },
              { value: "cycle", label: "Cycle" },
            ]}
          />
        </FormRow>
      )}
    </>
  );
}

interface DetailFieldsProps {
  /** More fields for hazardous freight. */
  hazmat?: ReactNode;
  /** What happens to loaded miles that are left empty. */
  milesHint?: string;
}

/** Everything else about the freight; hazmat asks for what its papers need. */
export function DetailFields({ hazmat, milesHint }: DetailFieldsProps) {
  const { form } = useFormContext();
  const { is_hazmat: isHazmat } = form.values as FreightValues;
  return (
    <>
      <FormRow>
        <FormField name="load_kind" type="select" label="Kind" options={KINDS} required />
        <FormField name="pieces" type="number" label="Pieces" min={0} />
        <FormField name="pallets" type="number" label="Pallets" min={0} />
      </FormRow>
      <FormRow>
        <FormField
          name="loaded_miles"
          type="number"
          label="Loaded miles"
          unit="mi"
          min={0}
          decimals={1}
          {...(milesHint ? { description: milesHint } : {})}
        />
        <FormField name="empty_miles" type="number" label="Deadhead miles" unit="mi" min={0} decimals={1} />
      </FormRow>
      <FormRow>
        <FormField name="is_hazmat" type="checkbox" label="Hazardous materials" />
        <FormField name="is_team_required" type="checkbox" label="Team required" />
      </FormRow>
      {isHazmat && (
        <>
          <FormRow>
            <FormField name="un_number" label="UN number" placeholder="UN1203" uppercase />
            <FormField name="hazard_class" label="Class" placeholder="3" />
          </FormRow>
          {hazmat}
        </>
      )}
    </>
  );
}
