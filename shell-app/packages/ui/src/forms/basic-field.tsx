import { Checkbox, TextInput } from "@mantine/core";
import { memo } from "react";
import { PasswordField } from "./password-field";
import { type CommonFieldProps, type FieldState, inputOf, pick, textOf, useField } from "./use-field";

/** Text keeps a string, a checkbox a boolean. */
type BasicKind =
  | { type?: "text" | "email" | "url"; autoComplete?: string; maxLength?: number; uppercase?: boolean }
  | { type: "password"; autoComplete?: "current-password" | "new-password" }
  | { type: "checkbox" }
  | { type: "hidden" };

export type BasicFieldProps = CommonFieldProps & BasicKind;

/**
 * The kinds of `FormField` that pages before the sign-in need.
 * Apart from the others, whose calendars and lists would be most of what the first screen loads.
 */
export function BasicField(props: BasicFieldProps) {
  return <BasicInput {...props} {...useField(props)} />;
}

const BasicInput = memo(function BasicInput(props: BasicFieldProps & FieldState) {
  const { value, onChange: set } = props;
  const input = inputOf(props);
  switch (props.type) {
    case "hidden":
      return <input type="hidden" name={props.name} value={textOf(value)} data-path={props.name} readOnly />;
    case "password":
      return <PasswordField {...input} value={textOf(value)} onChange={set} {...pick(props, "autoComplete")} />;
    case "checkbox":
      return (
        <Checkbox
          {...input}
          required={false}
          aria-invalid={Boolean(input.error)}
          checked={value === true}
          onChange={(event) => set(event.currentTarget.checked)}
        />
      );
    default:
      return (
        <TextInput
          {...input}
          type={props.type ?? "text"}
          value={textOf(value)}
          onChange={(event) =>
            set(props.uppercase ? event.currentTarget.value.toUpperCase() : event.currentTarget.value)
          }
          {...pick(props, "autoComplete", "maxLength")}
        />
      );
  }
});
