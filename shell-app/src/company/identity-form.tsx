import * as z from "zod/mini";
import { useOpenedVersion } from "@haul/platform/lists";
import { toast } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, requiredText, useForm } from "@haul/ui/forms";
import { checkDocketNumber, formatDocketNumber, readDocketNumber } from "../auth/register/carrier-fields";
import { type Company, useUpdateCompany } from "./company.queries";
import { DocketNumberFields } from "./docket-number-fields";
import { useRecentSignIn } from "./recent-sign-in";
import { timeZoneOptions } from "./time-zones";

const optional = (pattern: RegExp, message: string) =>
  z.string().check(z.refine((text) => text.trim() === "" || pattern.test(text.trim()), message));

const schema = z.object({
  legal_name: requiredText("Enter the legal name."),
  scac: optional(/^[A-Za-z]{2,4}$/, "A SCAC has two to four letters."),
  ein: optional(/^\d{2}-?\d{7}$/, "An EIN has nine digits, such as 12-3456789."),
  email: optional(/^\S+@\S+\.\S+$/, "Enter an email address."),
});

interface IdentityValues extends Record<string, unknown> {
  legal_name: string;
  dba_name: string;
  scac: string;
  ein: string;
  entity_type: string;
  time_zone: string;
  phone: string;
  email: string;
  /** As they are written: `MC-123456`. */
  docket_numbers: string[];
}

function docketProblems({ docket_numbers }: IdentityValues): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [index, text] of docket_numbers.entries()) {
    const problem = checkDocketNumber(text);
    if (problem !== undefined) problems[`docket_numbers.${index}`] = problem;
  }
  return problems;
}

/** Names, numbers and how to reach the company. The USDOT number has a form of its own: it is whom the company is. */
export function IdentityForm({ company, onDone }: { company: Company; onDone: () => void }) {
  const update = useUpdateCompany();
  const saving = useOpenedVersion(company.version);
  const signIn = useRecentSignIn();
  const form = useForm<IdentityValues>({
    initialValues: {
      legal_name: company.legal_name,
      dba_name: company.dba_name ?? "",
      scac: company.scac ?? "",
      ein: company.ein ?? "",
      entity_type: company.entity_type ?? "",
      time_zone: company.time_zone,
      phone: company.phone ?? "",
      email: company.email ?? "",
      docket_numbers: company.docket_numbers.map(formatDocketNumber),
    },
    schema,
    validate: docketProblems,
  });
  // Unchanged values are not sent: only a change of these numbers needs a recent sign-in.
  const areDocketsChanged = form.isDirty("docket_numbers");
  return (
    <>
      <Form
        form={form}
        aria-label="Identity"
        onSubmit={async (values) => {
          const changes = {
            legal_name: values.legal_name.trim(),
            dba_name: values.dba_name.trim() || null,
            scac: values.scac.trim().toUpperCase() || null,
            ein: values.ein.trim() || null,
            entity_type: values.entity_type.trim() || null,
            time_zone: values.time_zone,
            phone: values.phone.trim() || null,
            email: values.email.trim() || null,
            ...(areDocketsChanged && {
              docket_numbers: values.docket_numbers.map(readDocketNumber).filter((one) => one !== undefined),
            }),
          };
          const save = (version: number) => update.mutateAsync({ body: { version, ...changes } });
          if (!(await signIn.saves(() => saving(save)))) return;
          toast.success("The company is saved.");
          onDone();
        }}
      >
        <FormField name="legal_name" label="Legal name" required autoFocus />
        <FormField name="dba_name" label="Doing business as" />
        <DocketNumberFields />
        <FormRow>
          <FormField name="scac" label="SCAC" uppercase maxLength={4} />
          <FormField name="ein" label="EIN" />
        </FormRow>
        <FormField name="entity_type" label="Entity type" description="Such as LLC, corporation, sole proprietor." />
        <FormField
          name="time_zone"
          type="select"
          label="Time zone"
          options={timeZoneOptions(company.time_zone)}
          required
        />
        <FormRow>
          <FormField name="phone" type="phone" label="Phone" />
          <FormField name="email" type="email" label="Email" />
        </FormRow>
        <FormActions submitLabel="Save identity" onCancel={onDone} />
      </Form>
      {signIn.dialog}
    </>
  );
}
