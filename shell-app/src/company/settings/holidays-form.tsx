import { useOpenedVersion } from "@haul/platform/lists";
import { ActionIcon, Button, Group, Stack, Text, toast } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { IconPlus, IconTrash } from "@haul/ui/icons";
import { type CompanySettings, useUpdateSettings } from "./settings.queries";
import classes from "./holidays.module.css";

interface Day {
  on: string | null;
  name: string;
}

interface Values extends Record<string, unknown> {
  holidays: Day[];
  due_dates_skip_days_off: boolean;
}

/** The days on which the office is closed. */
export function HolidaysForm({ settings, onDone }: { settings: CompanySettings; onDone: () => void }) {
  const update = useUpdateSettings();
  const saving = useOpenedVersion(settings.version);
  const form = useForm<Values>({
    initialValues: {
      holidays: settings.holidays.map(({ on, name }) => ({ on, name })),
      due_dates_skip_days_off: settings.due_dates_skip_days_off,
    },
    validate: ({ holidays }) => problems(holidays),
  });
  const { holidays } = form.values;
  const set = (days: Day[]) => {
    form.setFieldValue("holidays", days);
  };
  const save = async (days: CompanySettings["holidays"] | null, skips: boolean) => {
    const changes = { due_dates_skip_days_off: skips, holidays: days };
    await saving((version) => update.mutateAsync({ body: { version, ...changes } }));
    toast.success("The holidays are saved.");
    onDone();
  };
  const onSubmit = ({ holidays: days, due_dates_skip_days_off }: Values) => {
    const named = days.map(({ on, name }) => ({ on: on ?? "", name: name.trim() }));
    const isSame = JSON.stringify(named) === JSON.stringify(settings.holidays);
    // The federal ones go on by themselves, year after year.
    return save(isSame && settings.are_holidays_federal ? null : named, due_dates_skip_days_off);
  };
  return (
    <Form form={form} aria-label="Holidays" onSubmit={onSubmit}>
      <FormField
        name="due_dates_skip_days_off"
        type="switch"
        label="An invoice due on a weekend or holiday is due on the next business day"
      />
      <Stack gap="xs">
        {holidays.map((_, index) => (
          <div key={index} className={classes.day}>
            <div>
              <FormField name={`holidays.${index}.on`} type="date" label={`Day ${index + 1}`} required />
            </div>
            <div className={classes.name}>
              <FormField name={`holidays.${index}.name`} label={`Name ${index + 1}`} required maxLength={60} />
            </div>
            <ActionIcon
              className={classes.remove}
              variant="subtle"
              w="var(--haul-control-height)"
              h="var(--haul-control-height)"
              aria-label={`Remove holiday ${index + 1}`}
              onClick={() => {
                set(holidays.filter((__, at) => at !== index));
              }}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </div>
        ))}
      </Stack>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => {
            set([...holidays, { on: null, name: "" }]);
          }}
        >
          Add holiday
        </Button>
        {!settings.are_holidays_federal && (
          <Button
            variant="subtle"
            onClick={() => {
              save(null, form.values.due_dates_skip_days_off).catch((error: unknown) => toast.error(error));
            }}
          >
            Use the federal holidays
          </Button>
        )}
      </Group>
      {settings.are_holidays_federal && (
        <Text size="sm" c="dimmed">
          These are the federal holidays of this year and the next. Once you change them, the list is yours to keep up.
        </Text>
      )}
      <FormActions submitLabel="Save holidays" onCancel={onDone} />
    </Form>
  );
}

function problems(days: readonly Day[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [index, { on, name }] of days.entries()) {
    if (on === null) found[`holidays.${index}.on`] = "Choose the day.";
    else if (days.findIndex((day) => day.on === on) < index) found[`holidays.${index}.on`] = "This day is on the list.";
    if (name.trim() === "") found[`holidays.${index}.name`] = "Enter a name.";
  }
  return found;
}
