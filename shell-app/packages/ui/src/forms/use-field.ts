import { type ReactNode, useCallback, useLayoutEffect, useRef } from "react";
import { useFormContext } from "./form";

/** What every kind of field takes. */
export interface CommonFieldProps {
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
  onChange?: (value: unknown) => void;
}

/** What the form around a field says of it. */
export interface FieldState {
  value: unknown;
  error: ReactNode;
  isSaving: boolean;
  /** Changes the value; the same function for as long as the field is shown. */
  onChange: (next: unknown) => void;
}

/**
 * The state of the field at `name` in the form around it.
 * Its parts change only with the field itself, so that typing in one field does not rerender the others.
 */
export function useField({ name, onChange: onChanged }: CommonFieldProps): FieldState {
  const { form, isSaving, touch } = useFormContext();
  const change = (next: unknown) => {
    touch();
    form.setFieldValue(name, next);
    onChanged?.(next);
  };
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  });
  const onChange = useCallback((next: unknown) => latest.current(next), []);
  return { value: valueAt(form.values, name), error: form.errors[name], isSaving, onChange };
}

/** What every input of a field takes. */
export function inputOf(props: Omit<CommonFieldProps, "onChange"> & FieldState) {
  const { name, label, description, placeholder, required = false, disabled = false, autoFocus = false } = props;
  return {
    name,
    label,
    description,
    required,
    // Readable while it is being saved, but not changed under the request.
    disabled: disabled || props.isSaving,
    error: props.error,
    "data-path": name,
    ...(autoFocus ? { "data-autofocus": true, autoFocus } : {}),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(props["aria-label"] === undefined ? {} : { "aria-label": props["aria-label"] }),
  };
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

/** What a text input shows for a value of any type. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

/** Only those props that were given: Mantine tells an absent prop from an undefined one. */
export function pick<T extends object, K extends keyof T>(
  props: T,
  ...keys: K[]
): { [P in K]: Exclude<T[P], undefined> } {
  return Object.fromEntries(keys.filter((key) => props[key] !== undefined).map((key) => [key, props[key]])) as {
    [P in K]: Exclude<T[P], undefined>;
  };
}
