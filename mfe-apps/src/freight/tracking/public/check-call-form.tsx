import { useState, type SubmitEvent } from "react";
import { useTranslation } from "@haul/platform/i18n";
import { Stack } from "@haul/ui/core";
import { InputBase } from "@haul/ui/forms";
import { instantsOf, wallClock, zoneAbbreviation } from "@haul/ui/format";
import type { DriverTrip } from "./public.queries";
import { Note, SendRow, WithLocation } from "./report-form";
import { BRIEFLY_MS, useLocate } from "./use-locate";
import { momentNow, type Take } from "./use-trip";

interface Props {
  trip: DriverTrip;
  report: Take;
  onClose: () => void;
}

/** When the driver will be there, how cold it is, and what else there is to say. */
export function CheckCallForm({ trip, report, onClose }: Props) {
  const { t } = useTranslation();
  const { isLocating, locate } = useLocate();
  const [eta, setEta] = useState("");
  const [degrees, setDegrees] = useState("");
  const [note, setNote] = useState("");
  const [hasPosition, setHasPosition] = useState(true);
  const [problem, setProblem] = useState<"empty" | "late" | "noSuchTime">();
  const ahead = trip.stops.find(({ arrived_at, departed_at }) => !arrived_at && !departed_at);

  const eta_at = ahead && instantsOf(eta, ahead.time_zone)[0]?.toISOString();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const occurred_at = momentNow();
    if (eta !== "" && eta_at === undefined) {
      setProblem("noSuchTime");
      return;
    }
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
        {ahead && (
          <InputBase
            size="md"
            type="datetime-local"
            // Where the appointment's time is, not where the phone is.
            label={t("report.eta", {
              place: `${ahead.city}, ${ahead.state}`,
              zone: zoneAbbreviation(eta_at ?? ahead.earliest_at, ahead.time_zone),
            })}
            min={wallClock(momentNow(), ahead.time_zone)}
            value={eta}
            onChange={(event) => setEta(event.currentTarget.value)}
          />
        )}
        {trip.temperature_fahrenheit !== undefined && (
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
        )}
        <Note value={note} onChange={setNote} />
        <WithLocation isWanted={hasPosition} onChange={setHasPosition} />
        <SendRow problem={problem && t(`report.${problem}`)} isSending={isLocating} onClose={onClose} />
      </Stack>
    </form>
  );
}
