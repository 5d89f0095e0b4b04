import * as z from "zod/mini";
import { useOpenedVersion } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { toast } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, requiredText, useForm } from "@haul/ui/forms";
import { ListFields } from "../shared/list-fields";
import { CERTIFICATE_ROUTES } from "../words";
import { paperChangeOf, paperValues, stateChangeOf, stateValues } from "./medical-values";
import { useReplaceMedicalRules, type MedicalRules } from "./medical.queries";

/** No state received results electronically before. */
const EARLIEST = "2025-06-23";
/** As the API allows. */
const MOST = 100;

const day = z.nullable(z.string()).check(z.refine((on) => on !== null, "Enter the effective date"));
const source = requiredText("Name the notice that says so");
const schema = z.object({
  state_changes: z.array(z.object({ state: requiredText("Choose a state"), starts_on: day, source })),
  paper_changes: z.array(z.object({ starts_on: day, source })),
});

/** The notices that the company adds to those that Haul knows. */
export function MedicalRulesForm({ rules, onDone }: { rules: MedicalRules; onDone: () => void }) {
  const replace = useReplaceMedicalRules();
  const saving = useOpenedVersion(rules.version);
  const form = useForm({
    initialValues: {
      state_changes: rules.state_changes.map(stateValues),
      paper_changes: rules.paper_changes.map(paperValues),
    },
    schema,
  });
  const submit = async ({ state_changes, paper_changes }: typeof form.values) => {
    const body = { state_changes: state_changes.map(stateChangeOf), paper_changes: paper_changes.map(paperChangeOf) };
    await saving((version) => replace.mutateAsync({ body: { version, ...body } }));
    toast.success("Saved. Driver files now use these rules.");
    onDone();
  };
  return (
    <Form form={form} onSubmit={submit} aria-label="Your notices">
      <ListFields
        name="state_changes"
        title="Notices about a state"
        description="FMCSA or the state announced a change that is not listed above. Earlier dates keep the earlier rule."
        one="state notice"
        most={MOST}
        blank={stateValues}
      >
        {(path, isNew) => (
          <>
            <FormRow>
              <FormField name={`${path}.state`} type="state" label="State" required autoFocus={isNew} />
              <FormField name={`${path}.starts_on`} type="date" label="Effective date" minDate={EARLIEST} required />
              <FormField
                name={`${path}.route`}
                type="select"
                label="Receives certificates"
                options={optionsOf(CERTIFICATE_ROUTES)}
                required
              />
            </FormRow>
            <SourceField path={path} />
          </>
        )}
      </ListFields>
      <ListFields
        name="paper_changes"
        title="Notices about paper certificates"
        description="FMCSA renewed or ended its waiver for certificates that the state’s record does not show yet."
        one="waiver notice"
        most={MOST}
        blank={paperValues}
      >
        {(path, isNew) => (
          <>
            <FormRow>
              <FormField
                name={`${path}.starts_on`}
                type="date"
                label="Effective date"
                minDate={EARLIEST}
                required
                autoFocus={isNew}
              />
              <FormField
                name={`${path}.days`}
                type="number"
                label="Days that paper counts"
                description="Leave empty if it no longer counts."
                min={1}
                max={365}
              />
            </FormRow>
            <SourceField path={path} />
          </>
        )}
      </ListFields>
      <FormActions submitLabel="Save" onCancel={onDone} />
    </Form>
  );
}

function SourceField({ path }: { path: string }) {
  return (
    <FormField
      name={`${path}.source`}
      label="Notice"
      description="As an auditor finds it: “FMCSA notice of October 9, 2026”."
      maxLength={200}
      required
    />
  );
}
