import { useState } from "react";
import { useTranslation } from "@haul/platform/i18n";
import { Alert, Anchor, Paper, Stack, Text, Title } from "@haul/ui/core";
import { Form, FormField, SubmitButton, useForm } from "@haul/ui/forms";
import { IconMailCheck } from "@haul/ui/icons";
import { Link, Navigate, toApiError, usePageTitle, useSearchParams } from "@haul/platform";
import { requestLogin } from "../api";
import { useOwner } from "../owner";
import { PublicPage } from "../portal/portal-pages";
import { portalPath, rememberWanted } from "./next-path";
import classes from "./sign-in.module.css";

/** Asks for a link by email. The answer never tells whether the address is known. */
export default function OwnerLoginPage() {
  const [search] = useSearchParams();
  const next = portalPath(search.get("next"));
  return useOwner() ? (
    <Navigate to={next} replace />
  ) : (
    <PublicPage>
      <LoginForm next={next} />
    </PublicPage>
  );
}

function LoginForm({ next }: { next: string }) {
  const { t } = useTranslation();
  const [isSent, setIsSent] = useState(false);
  usePageTitle(t("login.title"));
  const form = useForm({
    initialValues: { email: "" },
    validate: ({ email }) => {
      if (email.trim() === "") return { email: t("login.emailMissing") };
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? {} : { email: t("login.emailInvalid") };
    },
  });

  const send = async ({ email }: { email: string }) => {
    setIsSent(false);
    try {
      await requestLogin(email.trim());
      rememberWanted(next);
    } catch (cause) {
      const error = toApiError(cause);
      if (error.status === 429) throw new Error(t("error.tooMany"), { cause });
      throw error.code === "network" ? new Error(t("error.network"), { cause }) : error;
    }
    setIsSent(true);
  };

  return (
    <Paper className={classes.card}>
      <Stack gap="lg">
        <Stack gap={4}>
          <Title order={1}>{t("login.title")}</Title>
          <Text c="dimmed">{t("login.lead")}</Text>
        </Stack>
        {isSent && (
          <Alert color="green" variant="light" role="status" icon={<IconMailCheck size={16} />}>
            {t("login.sent")}
          </Alert>
        )}
        <Form form={form} onSubmit={send} aria-label={t("login.title")}>
          <FormField name="email" type="email" label={t("login.email")} autoComplete="email" autoFocus required />
          <SubmitButton fullWidth>{t(isSent ? "login.sendAgain" : "login.send")}</SubmitButton>
        </Form>
        <Text size="sm" c="dimmed">
          {t("login.staff")}{" "}
          <Anchor component={Link} to="/auth/login" underline="always" inherit>
            {t("login.staffLink")}
          </Anchor>
        </Text>
      </Stack>
    </Paper>
  );
}
