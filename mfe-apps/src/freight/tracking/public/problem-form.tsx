import { useState, type SubmitEvent } from "react";
import { useTranslation } from "@haul/platform/i18n";
import type { components } from "@haul/api";
import { Button, Stack, Text } from "@haul/ui/core";
import { IconPhone } from "@haul/ui/icons";
import type { DriverTrip } from "./public.queries";
import { Choices, Note, SendRow, WithLocation } from "./report-form";
import { BRIEFLY_MS, useLocate } from "./use-locate";
import { momentNow, type Take } from "./use-trip";

type Kind = components["schemas"]["DriverProblemKind"];

const KINDS = [
  "breakdown",
  "accident",
  "late",
  "temperature",
  "refused",
  "osd",
  "other",
] as const satisfies readonly Kind[];

/** What went wrong; dispatch has it as an exception of the load. */
export function ProblemForm({ trip, report, onClose }: { trip: DriverTrip; report: Take; onClose: () => void }) {
  const { t } = useTranslation();
  const { isLocating, locate } = useLocate();
  const [kind, setKind] = useState<Kind>();
  const [note, setNote] = useState("");
  const [hasPosition, setHasPosition] = useState(true);
  const [isMissing, setIsMissing] = useState(false);
  const kinds = KINDS.filter((known) => known !== "temperature" || trip.temperature_fahrenheit !== undefined);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!kind) {
      setIsMissing(true);
      return;
    }
    const occurred_at = momentNow();
    const found = hasPosition ? await locate(BRIEFLY_MS) : undefined;
    const said = {
      ...(note.trim() === "" ? {} : { note: note.trim() }),
      ...(found === undefined || typeof found === "string" ? {} : { position: found }),
    };
    onClose();
    await report({ verb: "problem", body: { kind, occurred_at, ...said } });
  };

  return (
    <form onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)} noValidate>
      <Stack gap="xs" role="group" aria-label={t("report.what")}>
        <Text>{t("report.emergency")}</Text>
        <Button
          component="a"
          href="tel:911"
          variant="default"
          size="md"
          h="2.75rem"
          leftSection={<IconPhone size={18} aria-hidden />}
        >
          {t("report.call911")}
        </Button>
        <Choices of={kinds} chosen={kind} wordOf={(known) => t(`report.kind.${known}`)} onChoose={setKind} />
        <Note value={note} onChange={setNote} />
        <WithLocation isWanted={hasPosition} onChange={setHasPosition} />
        <SendRow
          problem={isMissing && !kind ? t("report.kindMissing") : undefined}
          isSending={isLocating}
          onClose={onClose}
        />
      </Stack>
    </form>
  );
}
