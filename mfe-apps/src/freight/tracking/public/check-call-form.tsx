import { useState, type SubmitEvent } from "react";
import { useTranslation } from "@haul/platform/i18n";
import { Stack } from "@haul/ui/core";
import { Checkbox, InputBase } from "@haul/ui/forms";
import { Note, SendRow } from "./report-form";
import { BRIEFLY_MS, useLocate } from "./use-locate";
import { momentNow, type Take } from "./use-trip";

/** When the driver will be there, how cold it is, and what else there is to say. */
export function CheckCallForm({ report, onClose }: { report: Take; onClose: () => void }) {
  const { t } = useTranslation();
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
        <Note value={note} onChange={setNote} />
        <Checkbox
          size="md"
          label={t("report.withPosition")}
          checked={hasPosition}
          onChange={(event) => setHasPosition(event.currentTarget.checked)}
        />
        <SendRow problem={problem && t(`report.${problem}`)} isSending={isLocating} onClose={onClose} />
      </Stack>
    </form>
  );
}
