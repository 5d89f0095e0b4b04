import { useState, type ReactNode } from "react";
import { useTranslation } from "@haul/platform/i18n";
import { Alert, Button, Paper, Stack, Text, Title } from "@haul/ui/core";
import { IconAlertTriangle } from "@haul/ui/icons";
import { Link, Navigate, toApiError, useParams, usePageTitle } from "@haul/platform";
import { chooseCarrier, verifyLink } from "../api";
import { enterPortal, useOwner } from "../owner";
import type { CarrierChoice } from "../owner.types";
import { PublicPage } from "../portal/portal-pages";
import { takeWanted } from "./next-path";
import classes from "./sign-in.module.css";

type State =
  | { kind: "asked" }
  | { kind: "choosing"; choices: readonly CarrierChoice[]; choiceToken: string }
  | { kind: "failed"; message: string };

/**
 * Where the mailed link leads. Opening the page uses nothing up: mail scanners follow links, and some run scripts,
 * so the link is used by a click.
 */
export default function VerifyTokenPage() {
  return (
    <PublicPage>
      <VerifyToken />
    </PublicPage>
  );
}

function VerifyToken() {
  const { t } = useTranslation();
  const { token = "" } = useParams();
  const owner = useOwner();
  const [state, setState] = useState<State>({ kind: "asked" });
  const [isBusy, setIsBusy] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  usePageTitle(t("portal.name"));

  if (owner && wanted !== null) return <Navigate to={wanted} replace />;

  const run = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
    } catch (cause) {
      const error = toApiError(cause);
      const isUsedUp = error.code === "link_invalid" || error.status === 401;
      setState({ kind: "failed", message: isUsedUp ? t("verify.failed") : error.message });
    } finally {
      setIsBusy(false);
    }
  };
  const enter = (session: Parameters<typeof enterPortal>[0]) => {
    setWanted(takeWanted());
    enterPortal(session);
  };
  const open = async () => {
    const { session, choices, choice_token } = await verifyLink(token);
    if (session) enter(session);
    else setState({ kind: "choosing", choices: choices ?? [], choiceToken: choice_token ?? "" });
  };

  switch (state.kind) {
    case "asked":
      return (
        <Card title={t("verify.title")} lead={t("verify.lead")}>
          <Button fullWidth loading={isBusy} onClick={() => void run(open)}>
            {t("verify.open")}
          </Button>
        </Card>
      );
    case "choosing":
      return (
        <Card title={t("verify.chooseTitle")} lead={t("verify.chooseLead")}>
          {state.choices.map(({ fleet_owner_id, carrier_name }) => (
            <Button
              key={fleet_owner_id}
              variant="default"
              fullWidth
              disabled={isBusy}
              onClick={() => void run(async () => enter(await chooseCarrier(state.choiceToken, fleet_owner_id)))}
            >
              {carrier_name}
            </Button>
          ))}
        </Card>
      );
    case "failed":
      return (
        <Card title={t("verify.failedTitle")}>
          <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={16} aria-hidden />}>
            {state.message}
          </Alert>
          <Button component={Link} to="/fleetowner/login" fullWidth>
            {t("verify.newLink")}
          </Button>
        </Card>
      );
  }
}

function Card({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Paper className={classes.card}>
      <Stack gap="md">
        <Stack gap={4}>
          <Title order={1}>{title}</Title>
          {lead && <Text c="dimmed">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </Paper>
  );
}
