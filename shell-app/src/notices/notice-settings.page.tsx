import { useState } from "react";
import { usePageTitle } from "@haul/platform";
import { useLiveForm } from "@haul/platform/lists";
import { Button, confirm, Group, SimpleGrid, Stack, Text, toast, useIsPhone } from "@haul/ui/core";
import { PageHeader, Panel, QueryStates } from "@haul/ui/data";
import { Form, FormActions, FormField } from "@haul/ui/forms";
import { timeZoneLabel, timeZoneOptions } from "../company/time-zones";
import { ChoicesTable } from "./choices-table";
import { HOURS } from "./hours";
import {
  bodyOf,
  isDefault,
  type NoticeSettings,
  type SettingsValues,
  useNoticeSettings,
  useReplaceNoticeSettings,
  useResetNoticeSettings,
  valuesOf,
} from "./notice-settings";

/** What a person hears about, by which channel, and when mail may come. */
export default function NoticeSettingsPage() {
  usePageTitle("Notice settings");
  const query = useNoticeSettings();
  const [resets, setResets] = useState(0);
  const isPhone = useIsPhone();
  const reset = query.data && (
    <ResetButton
      settings={query.data}
      onReset={() => {
        setResets(resets + 1);
      }}
    />
  );
  return (
    <>
      <PageHeader
        title="Notice settings"
        description="What you hear about, how, and when email may come. Only you can see and change this."
        back={{ href: "/pages/profile", label: "Profile" }}
        action={!isPhone && reset}
      />
      {/* Beside it the description would be a narrow column. */}
      {isPhone && reset && <Group mb="md">{reset}</Group>}
      {/* What was entered and not saved goes with a reset. */}
      <QueryStates query={query}>{(settings) => <SettingsForm key={resets} settings={settings} />}</QueryStates>
    </>
  );
}

function ResetButton({ settings, onReset }: { settings: NoticeSettings; onReset: () => void }) {
  const reset = useResetNoticeSettings();
  const ask = async () => {
    const isSure = await confirm({
      title: "Reset your notice settings?",
      body: "All kinds of notices, your hours and your time zone go back to the defaults.",
      action: "Reset settings",
      isDestructive: true,
    });
    if (!isSure) return;
    reset.mutate(
      {},
      {
        onSuccess: () => {
          onReset();
          toast.success("Notice settings reset");
        },
        onError: (error) => {
          toast.error(error);
        },
      },
    );
  };
  return (
    <Button variant="default" disabled={isDefault(settings)} loading={reset.isPending} onClick={() => void ask()}>
      Reset to defaults
    </Button>
  );
}

function SettingsForm({ settings }: { settings: NoticeSettings }) {
  const { form, saving } = useLiveForm(settings, valuesOf, { validate: checkQuiet });
  const save = useReplaceNoticeSettings();
  return (
    <Form
      form={form}
      gap="md"
      aria-label="Notice settings"
      onSubmit={async (values) => {
        await saving((version) => save.mutateAsync({ body: bodyOf(values, version) }));
        toast.success("Notice settings saved");
      }}
    >
      <Stack>
        <Panel title="When you get email">
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }}>
            <FormField
              name="time_zone"
              type="select"
              label="Time zone"
              options={timeZoneOptions(settings.time_zone ?? "")}
              placeholder={timeZoneLabel(settings.effective_time_zone)}
              description={
                settings.time_zone === undefined ? "Your company's time zone." : "Leave empty for your company's."
              }
              clearable
            />
            <FormField name="digest_hour" type="select" label="Daily digest at" options={HOURS} required />
            <FormField name="quiet_from" type="select" label="Quiet hours from" options={HOURS} clearable />
            <FormField name="quiet_until" type="select" label="Quiet hours until" options={HOURS} clearable />
          </SimpleGrid>
          <Text size="sm" c="dimmed" mt="sm">
            During quiet hours, email waits until they end. Critical notices that you get right away still come through.
          </Text>
        </Panel>
        <Panel title="What you hear about">
          <Text size="sm" c="dimmed" mb="sm">
            Email leaves out what you have already read in Haul and what has been resolved since.
          </Text>
          <ChoicesTable form={form} />
        </Panel>
        <FormActions submitLabel="Save settings" />
      </Stack>
    </Form>
  );
}

function checkQuiet({ quiet_from, quiet_until }: SettingsValues): Record<string, string> {
  if (quiet_from === "" && quiet_until !== "") return { quiet_from: "Choose when they begin" };
  if (quiet_from !== "" && quiet_until === "") return { quiet_until: "Choose when they end" };
  if (quiet_from !== "" && quiet_from === quiet_until) return { quiet_until: "Choose an hour other than the start" };
  return {};
}
