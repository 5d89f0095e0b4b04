import { useState } from "react";
import { useTranslation } from "@haul/platform/i18n";
import { Button, Stack, Text, toast } from "@haul/ui/core";
import { DescriptionList, PageHeader, Panel } from "@haul/ui/data";
import { Form, FormActions, FormField, FormRow } from "@haul/ui/forms";
import { usePageTitle } from "@haul/platform";
import { useLiveForm } from "@haul/platform/lists";
import { logOutOfPortal, useOwnerSession, useProfile, useUpdateProfile } from "../api";
import type { OwnerProfile } from "../owner.types";
import { OwnerPage } from "../portal/portal-pages";
import { Outline, Problem } from "../shared/problem";
import { changeOf, problemsOf, valuesOf } from "./profile-values";

/** How the carrier reaches the owner. */
export default function ProfilePage() {
  return (
    <OwnerPage>
      <Profile />
    </OwnerPage>
  );
}

function Profile() {
  const { t } = useTranslation();
  const { data: session } = useOwnerSession();
  const { data: profile, error, refetch } = useProfile();
  usePageTitle(t("profile.title"));
  return (
    <>
      <PageHeader
        title={t("profile.title")}
        description={t("profile.lead", { carrier: session?.carrier_name ?? "" })}
      />
      <Stack gap="lg" w="100%" maw={640}>
        {profile ? (
          <ProfileForm profile={profile} />
        ) : error ? (
          <Problem error={error} onRetry={() => void refetch()} />
        ) : (
          <Outline />
        )}
        <Sessions />
      </Stack>
    </>
  );
}

function ProfileForm({ profile }: { profile: OwnerProfile }) {
  const { t } = useTranslation();
  const update = useUpdateProfile();
  const { form, saving } = useLiveForm(profile, valuesOf, {
    validate: (values) =>
      Object.fromEntries(Object.entries(problemsOf(values)).map(([field, key]) => [field, t(`profile.${key}`)])),
  });
  return (
    <Panel>
      <Stack gap="lg">
        <div>
          <DescriptionList
            items={[
              { label: t("profile.name"), value: profile.name },
              { label: t("profile.email"), value: profile.email },
            ]}
          />
          <Text size="sm" c="dimmed" mt="xs">
            {t("profile.nameHelp")}
          </Text>
        </div>
        <Form
          form={form}
          onSubmit={async (values) => {
            await saving((version) => update.mutateAsync(changeOf(values, version)));
            toast.success(t("profile.saved"));
          }}
          aria-label={t("profile.title")}
        >
          <FormField name="phone" type="phone" label={t("profile.phone")} />
          <FormField name="line1" label={t("profile.line1")} autoComplete="address-line1" />
          <FormField name="line2" label={t("profile.line2")} autoComplete="address-line2" />
          <FormField name="city" label={t("profile.city")} autoComplete="address-level2" />
          <FormRow>
            <FormField name="state" type="state" label={t("profile.state")} placeholder={t("profile.stateChoose")} />
            <FormField name="postal_code" label={t("profile.zip")} autoComplete="postal-code" />
          </FormRow>
          <FormActions submitLabel={t("profile.save")} />
        </Form>
      </Stack>
    </Panel>
  );
}

function Sessions() {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const end = async () => {
    setIsBusy(true);
    try {
      await logOutOfPortal(true);
    } catch (error) {
      setIsBusy(false);
      toast.error(error);
    }
  };
  return (
    <Panel title={t("profile.sessions")}>
      <Stack gap="xs" align="flex-start">
        <Text c="dimmed">{t("profile.everywhereHelp")}</Text>
        <Button variant="default" loading={isBusy} onClick={() => void end()}>
          {t("profile.everywhere")}
        </Button>
      </Stack>
    </Panel>
  );
}
