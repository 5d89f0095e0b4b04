import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button, Group, Stack, Text } from "@haul/ui/core";
import { Checkbox, InputBase } from "@haul/ui/forms";
import { i18next } from "./i18n";
import { BRIEFLY_MS, useLocate } from "./use-locate";
import { momentNow, type Take } from "./use-trip";

/** When the driver will be there, how cold it is, and what else there is to say. */
export function CheckCallForm({ report, onClose }: { report: Take; onClose: () => void }) {
  const { t } = useTranslation("driver", { i18n: i18next });
  const { isLocating, locate } = useLocate();
  const [eta, setEta] = useState("");
  const [degrees, setDegrees] = useState("");
  const [note, setNote] = useState("");
  const [hasPosition, setHasPosition] = useState(true);
  const [problem, setProblem] = useState<"empty" | "late">();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const occurred_at = momentNow();
    // Typed by the phone's own clock and zone.
    const eta_at = eta === "" ? undefined : new Date(eta).toISOString();
    if (eta_at !== undefined && eta_at < occurred_at) {
      setProblem("late");
      return;
    }
    const found = hasPosition ? await locate(BRIEFLY_MS) : undefined;
    const said = {
      ...(eta_at === undefined ? {} : { eta_at }),
      ...(degrees.trim() === "" ? {} : { temperature_fahrenheit: Math.round(Number(degrees)) }),
      ...(note.trim() === "" ? {} : { note: note.trim() }),
      ...(found === undefined || typeof found === "string" ? {} : { position: found }),
    };
    if (Object.keys(said).length === 0) {
      setProblem("empty");
      return;
    }
    onClose();
    await report({ verb: "check_call", body: { ...said, occurred_at } });
  };

  return (
    <form onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)} noValidate>
      <Stack gap="xs">
        <InputBase
          size="md"
          type="datetime-local"
          label={t("report.eta")}
          value={eta}
          onChange={(event) => setEta(event.currentTarget.value)}
        />
        <InputBase
          size="md"
          type="number"
          inputMode="numeric"
          min={-100}
          max={200}
          label={t("report.temperature")}
          value={degrees}
          onChange={(event) => setDegrees(event.currentTarget.value)}
        />
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
        <Checkbox
          size="md"
          label={t("report.withPosition")}
          checked={hasPosition}
          onChange={(event) => setHasPosition(event.currentTarget.checked)}
        />
        {problem && (
          <Text c="red" role="alert">
            {t(`report.${problem}`)}
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
