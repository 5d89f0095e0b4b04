import * as z from "zod/mini";
import { optionOf, searchDrivers } from "@haul/platform";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Form, FormActions, FormField, FormRow, FormSection, requiredText, useForm } from "@haul/ui/forms";
import { FoldedSection } from "@haul/ui/long-forms";
import { todayHere } from "../shared/today";
import { INQUIRY_OUTCOMES, YES_OR_NO } from "../words";
import { attemptSchema } from "./attempt-fields";
import { AttemptListFields } from "./attempt-list-fields";
import { attemptOf, attemptValues } from "./attempt-values";
import { inquiries, type Inquiry } from "./inquiries.queries";

const schema = z.object({
  driver_id: z
    .nullable(z.looseObject({ id: z.string() }))
    .check(z.refine((driver) => driver !== null, "Choose the driver")),
  employer_name: requiredText("Enter the employer"),
  attempts: z.array(attemptSchema),
});

function valuesOf(inquiry: Inquiry | undefined, driver: Inquiry["driver"] | undefined) {
  return {
    driver_id: optionOf(inquiry?.driver ?? driver),
    employer_name: inquiry?.employer_name ?? "",
    contact_name: inquiry?.contact_name ?? "",
    phone: inquiry?.phone ?? "",
    email: inquiry?.email ?? "",
    position: inquiry?.position ?? "",
    from_on: inquiry?.from_on ?? (null as string | null),
    to_on: inquiry?.to_on ?? (null as string | null),
    is_regulated: inquiry?.is_regulated ?? true,
    is_safety_sensitive: inquiry?.is_safety_sensitive ?? true,
    authorized_on: inquiry?.authorized_on ?? (null as string | null),
    attempts: (inquiry?.attempts ?? []).map(attemptValues),
    outcome: inquiry?.outcome ?? ("" as const),
    closed_on: inquiry?.closed_on ?? (null as string | null),
    answer: inquiry?.answer ?? "",
    accidents: inquiry?.accidents ?? "",
    test_violations: inquiry?.test_violations ?? "",
    is_rehire_eligible: rehireValue(inquiry?.is_rehire_eligible),
    rebuttal: inquiry?.rebuttal ?? "",
    rebutted_on: inquiry?.rebutted_on ?? (null as string | null),
  };
}

type Values = ReturnType<typeof valuesOf>;

function rehireValue(is: boolean | undefined): "" | "yes" | "no" {
  if (is === undefined) return "";
  return is ? "yes" : "no";
}

interface InquiryFormProps extends RecordFormProps<Inquiry> {
  /** The driver of a new one, where that is known. */
  driver?: Inquiry["driver"];
}

/** A previous employer to ask, or what has come of it since. */
export function InquiryForm({ record: inquiry, driver, onDone }: InquiryFormProps) {
  const save = useSaveRecord(inquiries, inquiry);
  const form = useForm({ initialValues: valuesOf(inquiry, driver), schema });
  const isNamed = inquiry !== undefined || driver !== undefined;

  const onSubmit = async ({ attempts, is_rehire_eligible: rehire, ...values }: Values) =>
    onDone(
      await save({
        ...values,
        attempts: attempts.map(attemptOf),
        is_rehire_eligible: rehire === "" ? null : rehire === "yes",
      }),
    );

  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Employer">
      <FormRow>
        <FormField name="driver_id" type="record" label="Driver" search={searchDrivers} required autoFocus={!isNamed} />
        <FormField name="employer_name" label="Employer" maxLength={120} required autoFocus={isNamed} />
      </FormRow>
      <FormRow>
        <FormField name="contact_name" label="Contact person" maxLength={120} />
        <FormField name="phone" type="phone" label="Phone" />
        <FormField name="email" type="email" label="Email" />
      </FormRow>
      <FormSection title="Employment" description="What the driver says about this job.">
        <FormRow>
          <FormField name="position" label="Position" maxLength={120} />
          <FormField name="from_on" type="date" label="First day" maxDate={todayHere()} clearable />
          <FormField name="to_on" type="date" label="Last day" clearable />
        </FormRow>
        <FormField name="is_regulated" type="checkbox" label="Subject to FMCSA’s safety rules" />
        <FormField
          name="is_safety_sensitive"
          type="checkbox"
          label="Subject to drug and alcohol testing"
          description="The job was safety-sensitive under 49 CFR part 40."
        />
      </FormSection>
      <FormField
        name="authorized_on"
        type="date"
        label="Driver’s written consent"
        description="Must be kept in the file (49 CFR 391.53(b)(1))."
        maxDate={todayHere()}
        clearable
      />
      <AttemptListFields />
      <div>
        <OutcomeSection values={form.values} />
        <RebuttalSection values={form.values} />
      </div>
      <FormActions submitLabel={inquiry ? "Save employer" : "Add employer"} onCancel={() => onDone()} />
    </Form>
  );
}

const OUTCOME_FIELDS = ["outcome", "closed_on", "answer", "accidents", "test_violations", "is_rehire_eligible"];

function outcomeHolds(values: Values): string {
  if (values.outcome !== "") return INQUIRY_OUTCOMES[values.outcome];
  const { closed_on, answer, accidents, test_violations, is_rehire_eligible } = values;
  return [closed_on, answer, accidents, test_violations, is_rehire_eligible].some(Boolean) ? "No outcome yet" : "";
}

function OutcomeSection({ values }: { values: Values }) {
  const isClosed = values.outcome !== "";
  return (
    <FoldedSection
      title="Outcome and answer"
      holds={outcomeHolds(values)}
      hint="What the employer confirmed, or that no answer came"
      fields={OUTCOME_FIELDS}
    >
      <FormRow>
        <FormField name="outcome" type="select" label="Outcome" options={optionsOf(INQUIRY_OUTCOMES)} clearable />
        <FormField
          name="closed_on"
          type="date"
          label="Outcome date"
          maxDate={todayHere()}
          required={isClosed}
          clearable
        />
      </FormRow>
      <FormField
        name="answer"
        type="textarea"
        label="Answer"
        description="Dates, position, equipment and reason for leaving, as the employer confirms them."
        maxLength={2000}
        required={values.outcome === "answered"}
      />
      <FormField
        name="accidents"
        type="textarea"
        label="Accidents"
        description="In the three years before hire (49 CFR 391.23(d)(2))."
        maxLength={2000}
      />
      <FormField
        name="test_violations"
        type="textarea"
        label="Drug and alcohol violations"
        description="As reported by an employer under another DOT agency. For FMCSA-regulated employers, query the Clearinghouse."
        maxLength={2000}
      />
      <FormField
        name="is_rehire_eligible"
        type="select"
        label="Would hire the driver again"
        options={optionsOf(YES_OR_NO)}
        clearable
      />
    </FoldedSection>
  );
}

function RebuttalSection({ values: { rebuttal, rebutted_on } }: { values: Values }) {
  return (
    <FoldedSection
      title="Driver’s rebuttal"
      holds={rebuttal !== "" || rebutted_on !== null ? "Rebutted" : ""}
      hint="What the driver disputes in the answer"
      fields={["rebuttal", "rebutted_on"]}
    >
      <FormField
        name="rebuttal"
        type="textarea"
        label="Rebuttal"
        description="Kept with the answer (49 CFR 391.23(j))."
        maxLength={2000}
      />
      <FormField
        name="rebutted_on"
        type="date"
        label="Rebuttal date"
        maxDate={todayHere()}
        required={rebuttal !== ""}
        clearable
      />
    </FoldedSection>
  );
}
