import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import type { components } from "@haul/api";
import { Button, Group, Stack, Text } from "@haul/ui/core";
import { InputBase } from "@haul/ui/forms";
import { i18next } from "./i18n";
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
  const { t } = useTranslation("driver", { i18n: i18next });
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
        <InputBase
          component="textarea"
          multiline
          rows={3}
          size="md"
          maxLength={1000}
          label={t("report.note")}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {isMissing && !kind && (
          <Text c="red" role="alert">
            {t("report.kindMissing")}
          </Text>
        )}
        <Group gap="xs" grow>
          <Button size="md" h="2.75rem" variant="default" onClick={onClose}>
            {t("report.cancel")}
          </Button>
          <Button size="md" h="2.75rem" type="submit" loading={isLocating}>
            {t("report.send")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
