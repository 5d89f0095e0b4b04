import type { ReactNode } from "react";
import { optionsOf } from "@haul/platform/records";
import { FormField, FormRow, useFormContext } from "@haul/ui/forms";
import { codeOptions } from "@haul/ui/freight";
import { FoldedSection } from "@haul/ui/long-forms";
import { LOAD_KINDS, TARPS, TEMPERATURE_MODES } from "../../../words";
import { ReferenceListFields } from "../references/reference-list-fields";
import { isOpenDeck, type FreightValues } from "./load-form-values";
import { referencesHold } from "./load-holds";

/** The customer's numbers, and whom to call there, folded. */
export function ContactSection() {
  const { form } = useFormContext();
  return (
    <FoldedSection
      title="References and contact"
      holds={referencesHold(form.values as FreightValues)}
      hint="PO, BOL and other numbers, the customer's contact"
      fields={["po", "bol", "more_references", "broker_name", "broker_phone", "broker_email"]}
    >
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
    </FoldedSection>
  );
}

/** Of the freight; it decides what fits on an open deck. */
function LengthField() {
  return <FormField name="length_feet" type="number" label="Length" unit="ft" min={1} max={150} />;
}

/** What is hauled and in what; reefers ask for their set point, open decks for tarps and length. */
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
      {isOpenDeck(equipment) && (
        <FormRow>
          <FormField name="tarps" type="select" label="Tarps" options={optionsOf(TARPS)} clearable />
          <LengthField />
        </FormRow>
      )}
      {equipment === "reefer" && (
        <FormRow>
          <FormField name="temperature_fahrenheit" type="number" label="Set point" unit="°F" min={-40} max={90} />
          <FormField name="temperature_mode" type="select" label="Reefer runs" options={optionsOf(TEMPERATURE_MODES)} />
        </FormRow>
      )}
    </>
  );
}

interface DetailFieldsProps {
  /** More fields for hazardous freight. */
  hazmat?: ReactNode;
  /** Stands beside the deadhead miles. */
  loadedMiles?: ReactNode;
  /** The seal, for freight that is about to move. */
  seal?: ReactNode;
}

/** The distance with freight on board. */
export function LoadedMilesField({ hint, placeholder }: { hint: string; placeholder?: string }) {
  return (
    <FormField
      name="loaded_miles"
      type="number"
      label="Loaded miles"
      unit="mi"
      min={0}
      decimals={1}
      description={hint}
      {...(placeholder === undefined ? {} : { placeholder })}
    />
  );
}

/** Everything else about the freight; hazmat asks for what its papers need. */
export function DetailFields({ hazmat, loadedMiles, seal }: DetailFieldsProps) {
  const { form } = useFormContext();
  const { equipment, is_hazmat: isHazmat } = form.values as FreightValues;
  return (
    <>
      <FormRow>
        <FormField name="load_kind" type="select" label="Kind" options={optionsOf(LOAD_KINDS)} required />
        <FormField name="pieces" type="number" label="Pieces" min={0} />
        <FormField name="pallets" type="number" label="Pallets" min={0} />
      </FormRow>
      <FormRow>
        {!isOpenDeck(equipment) && <LengthField />}
        <FormField name="cargo_value_cents" type="money" label="Cargo value" />
        {seal}
      </FormRow>
      <FormRow>
        {loadedMiles}
        <FormField name="empty_miles" type="number" label="Deadhead miles" unit="mi" min={0} decimals={1} />
      </FormRow>
      <FormRow>
        <FormField name="is_hazmat" type="checkbox" label="Hazardous materials" />
        <FormField name="is_team_required" type="checkbox" label="Team required" />
        <FormField name="is_twic_required" type="checkbox" label="TWIC required" />
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
