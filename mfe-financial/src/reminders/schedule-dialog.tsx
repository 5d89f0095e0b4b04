import * as z from "zod/mini";
import { Link, useCan } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { Anchor, Modal, Stack, Text, toast } from "@haul/ui/core";
import { DescriptionList, QueryStates } from "@haul/ui/data";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { labelOf } from "@haul/ui/freight";
import { REMINDER_TONES } from "../words";
import { useReminderSettings, useReplaceReminderSettings, type ReminderSettings } from "./reminders.queries";
import { StepFields } from "./step-fields";
import { pastDueWords, stepsOf, stepValues } from "./step-words";

const TITLE = "Reminder schedule";

const schema = z.object({
  steps: z.array(
    z.object({ days: z.nullable(z.number()).check(z.refine((days) => days !== null, "Enter the number of days")) }),
  ),
});

/** Whether reminders go out, and when; to be read by those who may not change it. */
export default function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const query = useReminderSettings();
  const mayWrite = useCan("invoices:write");
  return (
    <Modal opened onClose={onClose} title={TITLE} size="lg">
      <QueryStates query={query}>
        {(settings) =>
          mayWrite ? <ScheduleForm settings={settings} onClose={onClose} /> : <Schedule settings={settings} />
        }
      </QueryStates>
    </Modal>
  );
}

function Schedule({ settings: { is_on, steps } }: { settings: ReminderSettings }) {
  return (
    <Stack>
      <Text>{is_on ? "Reminders go out at 9:00 AM on business days." : "Reminders are off."}</Text>
      <DescriptionList
        items={steps.map(({ days_past_due, tone }) => ({
          label: pastDueWords(days_past_due),
          value: labelOf(REMINDER_TONES, tone),
        }))}
      />
    </Stack>
  );
}

function ScheduleForm({ settings, onClose }: { settings: ReminderSettings; onClose: () => void }) {
  const replace = useReplaceReminderSettings();
  const saving = useOpenedVersion(settings.version);
  const mayWriteMail = useCan("company:write");
  const form = useForm({ initialValues: { is_on: settings.is_on, steps: stepValues(settings.steps) }, schema });

  const save = async ({ is_on, steps }: typeof form.values) => {
    const body = { is_on, steps: stepsOf(steps) };
    await saving((version) => replace.mutateAsync({ body: { version, ...body } }));
    toast.success(is_on ? "Saved. Reminders go out at 9:00 AM on business days." : "Saved. Reminders are off.");
    onClose();
  };

  return (
    <Form form={form} onSubmit={save} aria-label={TITLE}>
      <FormField
        name="is_on"
        type="switch"
        label="Send reminders"
        description="At 9:00 AM on business days, one email per customer, with the statement as a PDF."
      />
      <StepFields />
      {mayWriteMail && (
        <Text size="sm" c="dimmed">
          Change what the emails say under{" "}
          <Anchor component={Link} inherit to="/CompanyInfo?tab=mail" underline="always">
            Company, Emails
          </Anchor>
          .
        </Text>
      )}
      <FormActions submitLabel="Save" onCancel={onClose} />
    </Form>
  );
}
