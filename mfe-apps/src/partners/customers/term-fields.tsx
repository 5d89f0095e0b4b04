import { optionsOf } from "@haul/platform/records";
import { FormField } from "@haul/ui/forms";
import { codeOptions } from "@haul/ui/freight";
import { TRACKING_MILESTONES } from "../../words";

interface TermFieldsProps {
  /** Before the fields' names, such as `customer_terms.` in the form of a load. */
  under?: string;
}

/** The references and documents without which no load is billed. */
export function InvoiceNeeds({ under = "" }: TermFieldsProps) {
  return (
    <>
      <FormField
        name={`${under}required_references`}
        type="multiselect"
        label="References required on invoices"
        options={codeOptions("reference")}
      />
      <FormField
        name={`${under}required_documents`}
        type="multiselect"
        label="Documents required on invoices"
        options={codeOptions("document")}
      />
    </>
  );
}

/** What the customer is told on the way of a load. */
export function MilestonesField({ under = "" }: TermFieldsProps) {
  return (
    <FormField
      name={`${under}tracking_milestones`}
      type="multiselect"
      label="Milestone emails"
      description="Each goes out once a load reaches it, with a link to follow the load."
      options={optionsOf(TRACKING_MILESTONES)}
    />
  );
}
