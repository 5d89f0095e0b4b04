import { useState, type SubmitEvent } from "react";
import { useTranslation } from "@haul/platform/i18n";
import type { components } from "@haul/api";
import { Button, Stack, Text } from "@haul/ui/core";
import { Note, SendRow } from "./report-form";
import { BRIEFLY_MS, useLocate } from "./use-locate";
import { momentNow, type Take } from "./use-trip";
import classes from "../tracking.module.css";

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
export function ProblemForm({ report, onClose }: { report: Take; onClose: () => void }) {
  const { t } = useTranslation();
  const { isLocating, locate } = useLocate();
  const [kind, setKind] = useState<Kind>();
  const [note, setNote] = useState("");
  const [isMissing, setIsMissing] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!kind) {
      setIsMissing(true);
      return;
    }
    const occurred_at = momentNow();
    const found = await locate(BRIEFLY_MS);
    const said = {
      ...(note.trim() === "" ? {} : { note: note.trim() }),
      ...(typeof found === "string" ? {} : { position: found }),
    };
    onClose();
    await report({ verb: "problem", body: { kind, occurred_at, ...said } });
  };

  return (
    <form onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)} noValidate>
      <Stack gap="xs" role="group" aria-label={t("report.what")}>
        <Text fw={600}>{t("report.what")}</Text>
        <Text size="sm">{t("report.emergency")}</Text>
        {KINDS.map((known) => (
          <Button
            key={known}
            variant="default"
            className={classes.chip}
            aria-pressed={kind === known}
            onClick={() => setKind(known)}
          >
            {t(`report.kind.${known}`)}
          </Button>
        ))}
        <Note value={note} onChange={setNote} />
        <SendRow
          problem={isMissing && !kind ? t("report.kindMissing") : undefined}
          isSending={isLocating}
          onClose={onClose}
        />
      </Stack>
    </form>
  );
}
