import { Input, MultiSelect, SegmentedControl, Switch, TagsInput, Textarea } from "@mantine/core";
import { memo } from "react";
import { BasicField, type BasicFieldProps } from "./basic-field";
import { DateTimeInput } from "./date-time-input";
import { DateInput, MoneyInput, NumberField, OptionSelect, PhoneInput, StateSelect } from "./inputs";
import { RecordSelect, type RecordSelectProps } from "./record-select";
import { type CommonFieldProps, type FieldState, inputOf, pick, textOf, useField } from "./use-field";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** The other kinds with the value each keeps: phone `string`, date `YYYY-MM-DD | null`, money cents `| null`. */
type RichKind =
  | { type: "textarea"; maxLength?: number; minRows?: number }
  | { type: "select"; options: readonly (string | SelectOption)[]; searchable?: boolean; clearable?: boolean }
  | { type: "multiselect"; options: readonly (string | SelectOption)[]; searchable?: boolean }
  | { type: "segmented"; options: readonly SelectOption[] }
  | { type: "tags" }
  | { type: "switch" }
  | { type: "number"; min?: number; max?: number; decimals?: number; unit?: string; isPlain?: boolean }
  | { type: "money"; currency?: string }
  | { type: "phone" }
  | { type: "state"; clearable?: boolean }
  | { type: "date"; minDate?: string; maxDate?: string; clearable?: boolean }
  | { type: "datetime"; zone: string }
  | ({ type: "record" } & Pick<RecordSelectProps, "search" | "onCreate" | "createLabel" | "emptyLabel" | "clearable">);

type RichFieldProps = CommonFieldProps & RichKind;

export type FormFieldProps = BasicFieldProps | RichFieldProps;

/**
 * The one generic field: label above, help below, the error in red under it.
 * Shows and changes the value at `name` of the form around it.
 */
export function FormField(props: FormFieldProps) {
  switch (props.type) {
    case undefined:
    case "text":
    case "email":
    case "url":
    case "password":
    case "checkbox":
    case "hidden":
      return <BasicField {...props} />;
    default:
      return <RichField {...props} />;
  }
}

function RichField(props: RichFieldProps) {
  return <RichInput {...props} {...useField(props)} />;
}

const ORDER = {
  inputWrapperOrder: ["label", "input", "description", "error"] as ("label" | "input" | "description" | "error")[],
};

const RichInput = memo(function RichInput(props: RichFieldProps & FieldState) {
  const { name, label, description, required = false, value, onChange: set } = props;
  const input = inputOf(props);
  switch (props.type) {
    case "textarea":
      return (
        <Textarea
          {...input}
          {...ORDER}
          value={textOf(value)}
          onChange={(event) => set(event.currentTarget.value)}
          minRows={props.minRows ?? 2}
          {...pick(props, "maxLength")}
        />
      );
    case "select":
      return (
        <OptionSelect
          {...input}
          {...ORDER}
          data={[...props.options]}
          value={textOf(value) || null}
          onChange={set}
          searchable={props.searchable ?? props.options.length > 8}
          clearable={props.clearable ?? !required}
          // A form that opens with the focus here is not covered by its choices.
          openOnFocus={props.autoFocus !== true}
        />
      );
    case "multiselect":
      return (
        <MultiSelect
          {...input}
          {...ORDER}
          data={[...props.options]}
          value={textsOf(value)}
          onChange={set}
          searchable={props.searchable ?? props.options.length > 8}
          clearable
        />
      );
    case "tags":
      return <TagsInput {...input} {...ORDER} value={textsOf(value)} onChange={set} />;
    case "segmented":
      return (
        <Input.Wrapper
          label={label}
          labelElement="div"
          description={description}
          error={input.error}
          required={required}
          {...ORDER}
        >
          <div>
            <SegmentedControl
              data={[...props.options]}
              value={textOf(value)}
              onChange={set}
              disabled={input.disabled}
              data-path={name}
              aria-invalid={Boolean(input.error)}
              aria-label={typeof label === "string" ? label : name}
            />
          </div>
        </Input.Wrapper>
      );
    case "switch":
      return (
        <Switch
          {...input}
          required={false}
          aria-invalid={Boolean(input.error)}
          checked={value === true}
          onChange={(event) => set(event.currentTarget.checked)}
        />
      );
    case "number":
      return (
        <NumberField
          {...input}
          value={numberOf(value)}
          onChange={set}
          {...pick(props, "min", "max", "decimals", "unit", "isPlain")}
        />
      );
    case "money":
      return <MoneyInput {...input} value={numberOf(value)} onChange={set} {...pick(props, "currency")} />;
    case "phone":
      return <PhoneInput {...input} value={textOf(value)} onChange={set} />;
    case "state":
      return (
        <StateSelect {...input} value={textOf(value) || null} onChange={set} clearable={props.clearable ?? !required} />
      );
    case "date":
      return (
        <DateInput
          {...input}
          value={textOf(value) || null}
          onChange={set}
          {...pick(props, "minDate", "maxDate", "clearable")}
        />
      );
    case "datetime":
      return <DateTimeInput {...input} value={textOf(value) || null} onChange={set} zone={props.zone} />;
    case "record":
      return (
        <RecordSelect
          {...input}
          value={recordOf(value)}
          onChange={set}
          search={props.search}
          {...pick(props, "onCreate", "createLabel", "emptyLabel", "clearable")}
        />
      );
  }
});

const numberOf = (value: unknown) => (typeof value === "number" ? value : null);
const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
const recordOf = (value: unknown) =>
  typeof value === "object" && value !== null && "id" in value && "label" in value
    ? (value as RecordSelectProps["value"])
    : null;
