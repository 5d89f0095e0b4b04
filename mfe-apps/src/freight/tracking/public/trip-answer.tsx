import { useState, type SubmitEvent } from "react";
import { useTranslation } from "@haul/platform/i18n";
import type { components } from "@haul/api";
import { Button, Group, Paper, Stack, Text } from "@haul/ui/core";
import { IconCircleCheck, IconX } from "@haul/ui/icons";
import type { DriverTrip } from "./public.queries";
import { Choices, Note, SendRow } from "./report-form";
import { momentNow, type Take } from "./use-trip";

type Reason = components["schemas"]["DeclineReason"];

const REASONS = [
  "out_of_hours",
  "home_time",
  "sick",
  "equipment",
  "appointment",
  "other",
] as const satisfies readonly Reason[];

/** Whether the driver takes the trip: asked once it was sent, until the driver sets out. */
export function TripAnswer({ trip, report }: { trip: DriverTrip; report: Take }) {
  const { t } = useTranslation();
  const [isDeclining, setIsDeclining] = useState(false);
  if (!trip.allowed_actions.includes("answer")) return null;
  const accept = () => void report({ verb: "answer", body: { is_accepted: true, occurred_at: momentNow() } });
  if (isDeclining) return <Decline report={report} onClose={() => setIsDeclining(false)} />;
  return (
    <Paper withBorder p="md" component="section" aria-label={t("answer.question")}>
      <Stack gap="xs">
        <Text fw={600} role="status">
          {trip.acknowledgement === "accepted" && t("answer.accepted")}
          {trip.acknowledgement === "declined" && t("answer.declined")}
          {trip.acknowledgement === "pending" && t("answer.question")}
        </Text>
        {trip.acknowledgement === "pending" && (
          <Group gap="xs" grow>
            <Button size="md" h="3rem" leftSection={<IconCircleCheck size={18} aria-hidden />} onClick={accept}>
              {t("answer.accept")}
            </Button>
            <Button
              size="md"
              h="3rem"
              variant="default"
              leftSection={<IconX size={18} aria-hidden />}
              onClick={() => setIsDeclining(true)}
            >
              {t("answer.decline")}
            </Button>
          </Group>
        )}
        {trip.acknowledgement === "accepted" && (
          <Button size="md" h="2.75rem" variant="default" onClick={() => setIsDeclining(true)}>
            {t("answer.change")}
          </Button>
        )}
        {trip.acknowledgement === "declined" && (
          <Button size="md" h="2.75rem" variant="default" onClick={accept}>
            {t("answer.takeIt")}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}

function Decline({ report, onClose }: { report: Take; onClose: () => void }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const decline = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!reason) {
      setIsMissing(true);
      return;
    }
    const said = note.trim() === "" ? {} : { note: note.trim() };
    onClose();
    void report({ verb: "answer", body: { is_accepted: false, reason, occurred_at: momentNow(), ...said } });
  };
  return (
    <Paper withBorder p="md" component="section" aria-label={t("answer.why")}>
      <form noValidate onSubmit={decline}>
        <Stack gap="xs">
          <Text fw={600}>{t("answer.why")}</Text>
          <Choices of={REASONS} chosen={reason} wordOf={(known) => t(`answer.reason.${known}`)} onChoose={setReason} />
          <Note label={t("answer.note")} maxLength={500} value={note} onChange={setNote} />
          <SendRow
            problem={isMissing && !reason ? t("answer.reasonMissing") : undefined}
            words={{ back: t("answer.back"), send: t("answer.send") }}
            color="red"
            onClose={onClose}
          />
        </Stack>
      </form>
    </Paper>
  );
}
