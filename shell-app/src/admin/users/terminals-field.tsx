import { FormField, type SelectOption } from "@haul/ui/forms";

/** Where a person works, with what that means for what the person sees. */
export function TerminalsField({ options }: { options: readonly SelectOption[] }) {
  return (
    <FormField
      name="terminal_ids"
      type="multiselect"
      label="Terminals"
      options={options}
      description="They see these terminals' freight and equipment, and what has no terminal. Admins see everything, and so do users and safety managers with no terminal."
    />
  );
}
