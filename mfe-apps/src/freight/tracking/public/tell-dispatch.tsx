import { useState } from "react";
import { useFormats, useTranslation } from "@haul/platform/i18n";
import { Alert, Button, Paper, Stack, Text, Title } from "@haul/ui/core";
import { IconAlertTriangle, IconCircleCheck, IconMapPin, IconMessage } from "@haul/ui/icons";
import { CheckCallForm } from "./check-call-form";
import { ProblemForm } from "./problem-form";
import type { DriverTrip } from "./public.queries";
import { useLocate, type LocateProblem } from "./use-locate";
import { momentNow, type Take } from "./use-trip";
import classes from "../tracking.module.css";

type Part = "check_call" | "problem";

const TITLES = { check_call: "report.checkCall", problem: "report.what" } as const;

/** What dispatch wants to hear between the stops. */
export function TellDispatch({ trip, report }: { trip: DriverTrip; report: Take }) {
  const { t } = useTranslation();
  const [part, setPart] = useState<Part>();
  const close = () => setPart(undefined);
  return (
    <Paper withBorder p="md" component="section" aria-label={t("report.title")}>
      <Stack gap="xs">
        <Title order={2} size="h3">
          {part === undefined ? t("report.title") : t(TITLES[part])}
        </Title>
        {part === "check_call" && <CheckCallForm trip={trip} report={report} onClose={close} />}
        {part === "problem" && <ProblemForm trip={trip} report={report} onClose={close} />}
        {part === undefined && (
          <>
            <Button
              size="md"
              h="2.75rem"
              variant="default"
              leftSection={<IconMessage size={18} aria-hidden />}
              onClick={() => setPart("check_call")}
            >
              {t("report.checkCall")}
            </Button>
            <Button
              size="md"
              h="2.75rem"
              variant="default"
              leftSection={<IconAlertTriangle size={18} aria-hidden />}
              onClick={() => setPart("problem")}
            >
              {t("report.problem")}
            </Button>
            <SharePosition trip={trip} report={report} />
          </>
        )}
      </Stack>
    </Paper>
  );
}

/** One press, one position. Nothing is sent before it or after it. */
function SharePosition({ trip, report }: { trip: DriverTrip; report: Take }) {
  const { t } = useTranslation();
  const { ownTime } = useFormats();
  const { isLocating, locate } = useLocate();
  const [problem, setProblem] = useState<LocateProblem>();
  const share = async () => {
    setProblem(undefined);
    const found = await locate();
    if (typeof found === "string") setProblem(found);
    else await report({ verb: "position", body: { ...found, occurred_at: momentNow() } });
  };
  const { last_report } = trip;
  return (
    <>
      <Button
        size="md"
        h="2.75rem"
        variant="default"
        leftSection={<IconMapPin size={18} aria-hidden />}
        loading={isLocating}
        onClick={() => void share()}
      >
        {t("report.position")}
      </Button>
      {problem && (
        <Alert color="red" icon={<IconAlertTriangle size={16} aria-hidden />} role="alert">
          {t(`locate.${problem}`)}
        </Alert>
      )}
      <Text size="sm" c="dimmed" role="status">
        {last_report ? (
          <>
            <IconCircleCheck size={14} className={classes.inline} aria-hidden />{" "}
            {t("report.lastShared", { time: ownTime(last_report.at) })}
          </>
        ) : (
          t("report.neverShared")
        )}{" "}
        {t("report.positionHelp", { carrier: trip.carrier.name })}
      </Text>
    </>
  );
}
