import * as z from "zod/mini";
import { optionOf, useApiQuery, type FoundRecord } from "@haul/platform";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Form, FormActions, FormField, FormRow, FormSection, requiredText, useForm } from "@haul/ui/forms";
import { localZone, wallClock } from "@haul/ui/format";
import { searchAccidents, searchColleagues, searchInspections } from "../shared/register-search";
import { CHALLENGE_STATUSES, CHALLENGE_SUBJECTS, CRASH_REASONS, INSPECTION_REASONS } from "../words";
import { challenges, type Challenge } from "./challenges.queries";

/** The inspection or accident from whose drawer the form was opened. */
export type Challenged = { readonly subject: Challenge["subject"] } & FoundRecord;

const schema = z.object({ reason: requiredText("Choose the reason") });

function valuesOf(challenge: Challenge | undefined, challenged: Challenged | undefined) {
  const of = (subject: Challenge["subject"]) => (challenged?.subject === subject ? challenged : null);
  return {
    subject: challenge?.subject ?? challenged?.subject ?? ("inspection" as const),
    roadside_inspection_id: optionOf(challenge?.roadside_inspection) ?? of("inspection"),
    accident_id: optionOf(challenge?.accident) ?? of("accident"),
    violation_codes: [...(challenge?.violation_codes ?? [])],
    reason: challenge?.reason ?? ("" as const),
    status: challenge?.status ?? ("draft" as const),
    request_number: challenge?.request_number ?? "",
    filed_on: challenge?.filed_on ?? (null as string | null),
    answered_on: challenge?.answered_on ?? (null as string | null),
    argument: challenge?.argument ?? "",
    answer: challenge?.answer ?? "",
    owner_id: optionOf(challenge?.owner),
  };
}

type ChallengeFormProps = RecordFormProps<Challenge> & { challenged?: Challenged };

/** A new challenge, or changes to one. */
export function ChallengeForm({ record: challenge, challenged, onDone }: ChallengeFormProps) {
  const save = useSaveRecord(challenges, challenge);
  const form = useForm({
    initialValues: valuesOf(challenge, challenged),
    schema,
    validate: ({ subject, roadside_inspection_id, accident_id }) => ({
      ...(subject === "inspection" && !roadside_inspection_id
        ? { roadside_inspection_id: "Choose the inspection" }
        : {}),
      ...(subject === "accident" && !accident_id ? { accident_id: "Choose the accident" } : {}),
    }),
  });
  const { subject, status, roadside_inspection_id: inspection } = form.values;
  const isInspection = subject === "inspection";
  const today = wallClock(new Date(), localZone()).slice(0, 10);

  const onSubmit = async ({ subject: _, ...values }: typeof form.values) =>
    onDone(
      await save({
        ...values,
        // What was chosen for the other kind is not meant.
        ...(isInspection ? { accident_id: null } : { roadside_inspection_id: null, violation_codes: [] }),
      }),
    );

  return (
    <Form form={form} onSubmit={onSubmit} aria-label="DataQs challenge">
      {!challenged && (
        <FormField name="subject" type="segmented" label="Record" options={optionsOf(CHALLENGE_SUBJECTS)} required />
      )}
      {isInspection ? (
        <FormField
          name="roadside_inspection_id"
          type="record"
          label="Inspection"
          search={searchInspections}
          required
          autoFocus={!challenge && !challenged}
        />
      ) : (
        <FormField name="accident_id" type="record" label="Accident" search={searchAccidents} required />
      )}
      <FormField
        name="reason"
        type="select"
        label="Reason"
        options={isInspection ? optionsOf(INSPECTION_REASONS) : optionsOf(CRASH_REASONS)}
        required
        autoFocus={Boolean(challenge ?? challenged)}
      />
      {isInspection && inspection && <ViolationsField id={inspection.id} />}
      <FormField name="argument" type="textarea" label="Argument" maxLength={4000} minRows={4} />
      <FormSection title="Filing">
        <FormRow>
          <FormField name="status" type="select" label="Status" options={optionsOf(CHALLENGE_STATUSES)} required />
          <FormField name="owner_id" type="record" label="Assigned to" search={searchColleagues} />
        </FormRow>
        <FormRow>
          <FormField name="request_number" label="DataQs number" maxLength={40} />
          <FormField
            name="filed_on"
            type="date"
            label="Filed"
            maxDate={today}
            clearable
            required={status !== "draft"}
          />
          <FormField name="answered_on" type="date" label="Answered" maxDate={today} clearable />
        </FormRow>
        <FormField name="answer" type="textarea" label="Answer" maxLength={4000} minRows={2} />
      </FormSection>
      <FormActions submitLabel={challenge ? "Save challenge" : "Add challenge"} onCancel={() => onDone()} />
    </Form>
  );
}

/** Which of the inspection's violations. */
function ViolationsField({ id }: { id: string }) {
  const params = { path: { roadside_inspection_id: id } };
  const { data } = useApiQuery("/api/roadside_inspections/{roadside_inspection_id}", { params });
  // A report may name one violation twice.
  const violations = new Map(
    (data?.violations ?? []).map(({ code, description }) => [code, `${code} · ${description}`]),
  );
  return (
    <FormField
      name="violation_codes"
      type="multiselect"
      label="Violations"
      description="Leave empty if it concerns the whole report."
      options={[...violations].map(([value, label]) => ({ value, label }))}
    />
  );
}
