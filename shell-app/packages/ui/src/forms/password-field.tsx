import { PasswordInput } from "@mantine/core";
import { useState } from "react";
import type { InputProps } from "./inputs";

/** A password with its show/hide toggle. */
export function PasswordField({
  value,
  onChange,
  autoComplete,
  ...rest
}: InputProps<string> & { autoComplete?: string }) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <PasswordInput
      {...rest}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      visible={isVisible}
      onVisibilityChange={setIsVisible}
      visibilityToggleButtonProps={{ "aria-label": isVisible ? "Hide password" : "Show password", tabIndex: 0 }}
      {...(autoComplete ? { autoComplete } : {})}
    />
  );
}
