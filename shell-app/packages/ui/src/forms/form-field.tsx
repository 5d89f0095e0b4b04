import {
  Checkbox,
  MultiSelect,
  SegmentedControl,
  Input,
  Select,
  Switch,
  TagsInput,
  Textarea,
  TextInput,
} from "@mantine/core";
import type { ReactNode } from "react";
import { DateTimeInput } from "./date-time-input";
import { useFormContext } from "./form";
import { DateInput, MoneyInput, NumberField, PasswordField, PhoneInput, StateSelect } from "./inputs";
import { RecordSelect, type RecordSelectProps } from "./record-select";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface CommonProps {
  /** Path of the value in the form: `mc_number`, `stops.0.facility_id`. The server's refusals find the field by it. */
  name: string;
  label?: ReactNode;
  /** Help under the field. */
  description?: ReactNode;
  placeholder?: string;
  /** Marks the label; the form's schema is what refuses an empty value. */
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  /** For a field whose label is not seen. */
  "aria-label"?: string;
}

/** The kinds of field with the value each keeps: text and phone `string`, date `YYYY-MM-DD | null`, money cents `| null`. */
type KindProps =
  | { type?: "text" | "email" | "url"; autoComplete?: string; maxLength?: number; uppercase?: boolean }
  | { type: "password"; autoComplete?: "current-password" | "new-password" }
  | { type: "textarea"; maxLength?: number; minRows?: number }
  | { type: "select"; options: readonly (string | SelectOption)[]; searchable?: boolean; clearable?: boolean }
  | { type: "multiselect"; options: readonly (string | SelectOption)[]; searchable?: boolean }
  | { type: "segmented"; options: readonly SelectOption[] }
  | { type: "tags" }
  | { type: "hidden" }
  | { type: "checkbox" | "switch" }
  | { type: "number"; min?: number; max?: number; decimals?: number; unit?: string }
  | { type: "money"; currency?: string }
  | { type: "phone" }
  | { type: "state"; clearable?: boolean }
  | { type: "date"; minDate?: string; maxDate?: string; clearable?: boolean }
  | { type: "datetime"; zone: string }
  | ({ type: "record" } & Pick<RecordSelectProps, "search" | "onCreate" | "createLabel" | "emptyLabel" | "clearable">);

export type FormFieldProps = CommonProps & KindProps & { onChange?: (value: unknown) => void };

/**
 * The one generic field: label above, help below, the error in red under it.
 * Shows and changes the value at `name` of the form around it.
 */
export function FormField({ onChange, ...props }: FormFieldProps) {
  const { form, isSaving } = useFormContext();
  const { name, label, description, placeholder, required = false, disabled = false, autoFocus = false } = props;
  const value = valueAt(form.values, name);
  const set = (next: unknown) => {
    form.setFieldValue(name, next);
    onChange?.(next);
  };
  const shared = {
    name,
    label,
    description,
    required,
    // Readable while it is being saved, but not changed under the request.
    disabled: disabled || isSaving,
    error: form.errors[name],
    "data-path": name,
    ...(autoFocus ? { "data-autofocus": true, autoFocus } : {}),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(props["aria-label"] === undefined ? {} : { "aria-label": props["aria-label"] }),
  };
  const order = {
    inputWrapperOrder: ["label", "input", "description", "error"] as ("label" | "input" | "description" | "error")[],
  };

  switch (props.type) {
    case "hidden":
      return <input type="hidden" name={name} value={text(value)} data-path={name} readOnly />;
    case "password":
      return (
        <PasswordField
          {...shared}
          value={text(value)}
          onChange={set}
          {...(props.autoComplete ? { autoComplete: props.autoComplete } : {})}
        />
      );
    case "textarea":
      return (
        <Textarea
          {...shared}
          {...order}
          value={text(value)}
          onChange={(event) => set(event.currentTarget.value)}
          minRows={props.minRows ?? 2}
          {...(props.maxLength ? { maxLength: props.maxLength } : {})}
        />
      );
    case "select":
      return (
        <Select
          {...shared}
          {...order}
          data={[...props.options]}
          value={text(value) || null}
          onChange={set}
          searchable={props.searchable ?? props.options.length > 8}
          clearable={props.clearable ?? !required}
          allowDeselect={false}
        />
      );
    case "multiselect":
      return (
        <MultiSelect
          {...shared}
          {...order}
          data={[...props.options]}
          value={list(value)}
          onChange={set}
          searchable={props.searchable ?? props.options.length > 8}
          clearable
        />
      );
    case "tags":
      return <TagsInput {...shared} {...order} value={list(value)} onChange={set} />;
    case "segmented":
      return (
        <Input.Wrapper
          label={label}
          labelElement="div"
          description={description}
          error={shared.error}
          required={required}
          {...order}
        >
          <div>
            <SegmentedControl
              data={[...props.options]}
              value={text(value)}
              onChange={set}
              disabled={shared.disabled}
              data-path={name}
              aria-label={typeof label === "string" ? label : name}
            />
          </div>
        </Input.Wrapper>
      );
    case "checkbox":
      return (
        <Checkbox
          {...shared}
          required={false}
          checked={value === true}
          onChange={(event) => set(event.currentTarget.checked)}
        />
      );
    case "switch":
      return (
        <Switch
          {...shared}
          required={false}
          checked={value === true}
          onChange={(event) => set(event.currentTarget.checked)}
        />
      );
    case "number":
      return (
        <NumberField
          {...shared}
          value={number(value)}
          onChange={set}
          {...pick(props, "min", "max", "decimals", "unit")}
        />
      );
    case "money":
      return <MoneyInput {...shared} value={number(value)} onChange={set} {...pick(props, "currency")} />;
    case "phone":
      return <PhoneInput {...shared} value={text(value)} onChange={set} />;
    case "state":
      return (
        <StateSelect {...shared} value={text(value) || null} onChange={set} clearable={props.clearable ?? !required} />
      );
    case "date":
      return (
        <DateInput
          {...shared}
          value={text(value) || null}
          onChange={set}
          {...pick(props, "minDate", "maxDate", "clearable")}
        />
      );
    case "datetime":
      return <DateTimeInput {...shared} value={text(value) || null} onChange={set} zone={props.zone} />;
    case "record":
      return (
        <RecordSelect
          {...shared}
          value={record(value)}
          onChange={set}
          search={props.search}
          {...pick(props, "onCreate", "createLabel", "emptyLabel", "clearable")}
        />
      );
    default:
      return (
        <TextInput
          {...shared}
          type={props.type ?? "text"}
          value={text(value)}
          onChange={(event) =>
            set(props.uppercase ? event.currentTarget.value.toUpperCase() : event.currentTarget.value)
          }
          {...pick(props, "autoComplete", "maxLength")}
        />
      );
  }
}

/** The value at a path such as `stops.0.city`. */
function valueAt(values: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (at, key) => (typeof at === "object" && at !== null ? (at as Record<string, unknown>)[key] : undefined),
      values,
    );
}

const text = (value: unknown) => (typeof value === "string" ? value : typeof value === "number" ? String(value) : "");
const number = (value: unknown) => (typeof value === "number" ? value : null);
const list = (value: unknown) =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
const record = (value: unknown) =>
  typeof value === "object" && value !== null && "id" in value && "label" in value
    ? (value as RecordSelectProps["value"])
    : null;

/** Only those props that were given: Mantine tells an absent prop from an undefined one. */
function pick<T extends object, K extends keyof T>(props: T, ...keys: K[]): { [P in K]: Exclude<T[P], undefined> } {
  return Object.fromEntries(keys.filter((key) => props[key] !== undefined).map((key) => [key, props[key]])) as {
    [P in K]: Exclude<T[P], undefined>;
  };
}
