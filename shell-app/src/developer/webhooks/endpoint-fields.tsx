import { FormField } from "@haul/ui/forms";
import { EventKindsField } from "./event-kinds-field";

export function EndpointFields() {
  return (
    <>
      <FormField
        name="url"
        type="url"
        label="URL"
        required
        autoFocus
        placeholder="https://example.com/haul"
        description="An HTTPS address on the public internet."
      />
      <FormField name="description" label="Description" description="What it is for, such as “Billing sync”." />
      <EventKindsField />
    </>
  );
}
