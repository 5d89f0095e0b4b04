import { searchTerminals, useApiQuery, useCan } from "@haul/platform";
import { optionsOf } from "@haul/platform/records";
import { FormField, FormRow, useFormContext } from "@haul/ui/forms";
import { FoldedSection } from "@haul/ui/long-forms";
import { LOAD_PRIORITIES } from "../../../words";
import { useDispatcherSearch } from "../dispatcher-search";
import { docketText, type LoadValues } from "./load-form-values";
import { officeHolds } from "./load-holds";

/** Who in the company looks after the load, and under which authority it is hauled; folded. */
export function OfficeSection({ isNew }: { isNew: boolean }) {
  const { form } = useFormContext();
  const values = form.values as LoadValues;
  const dispatchers = useDispatcherSearch();
  return (
    <FoldedSection
      title="Office"
      holds={officeHolds(values)}
      hint="Priority, dispatcher, terminal"
      fields={["priority", "dispatcher_id", "terminal_id", "authority_docket"]}
    >
      <FormRow>
        <FormField name="priority" type="select" label="Priority" options={optionsOf(LOAD_PRIORITIES)} required />
        <FormField
          name="dispatcher_id"
          type="record"
          label="Dispatcher"
          search={dispatchers}
          {...(isNew ? { description: "You, unless you choose someone else." } : {})}
        />
        <FormField name="terminal_id" type="record" label="Terminal" search={searchTerminals} />
      </FormRow>
      <AuthorityField chosen={values.authority_docket} />
    </FoldedSection>
  );
}

/** Asked of companies with several docket numbers only. */
function AuthorityField({ chosen }: { chosen: string }) {
  const company = useApiQuery("/api/company", undefined, { enabled: useCan("company:read") }).data;
  const own = (company?.docket_numbers ?? []).map(docketText);
  const dockets = chosen === "" || own.includes(chosen) ? own : [...own, chosen];
  if (dockets.length < 2 && chosen === "") return null;
  return (
    <FormField
      name="authority_docket"
      type="select"
      label="Authority"
      description="The docket number that the load is hauled and billed under; its papers show only this one."
      options={dockets.map((docket) => ({ value: docket, label: docket }))}
      clearable
    />
  );
}
