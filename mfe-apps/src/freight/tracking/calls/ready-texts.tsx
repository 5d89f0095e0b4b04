import { Button, Group } from "@haul/ui/core";
import { useFormContext } from "@haul/ui/forms";
import { useTrackingSettings, type TrackedLoad } from "../tracking.queries";
import classes from "../tracking.module.css";

interface ReadyTextsProps {
  /** Texts for stops of another kind are left out. */
  nextStop: TrackedLoad["next_stop"];
}

/** What drivers say over and over: a press makes it the call's note, or adds it to what was written. */
export function ReadyTexts({ nextStop }: ReadyTextsProps) {
  const { form, isSaving } = useFormContext();
  const { data } = useTrackingSettings();
  const texts = data?.call_templates.filter(({ stop_kind }) => !stop_kind || stop_kind === nextStop?.kind) ?? [];
  if (texts.length === 0) return null;
  const note = String(form.values["note"]).trim();
  const isReplaced = note === "" || texts.some((text) => text.note === note);
  return (
    <Group gap="xs" role="group" aria-label="Ready texts">
      {texts.map((text) => (
        <Button
          key={text.name}
          size="compact-sm"
          variant="default"
          className={classes.chip}
          disabled={isSaving}
          aria-pressed={text.note === note}
          onClick={() => form.setFieldValue("note", isReplaced ? text.note : `${note} ${text.note}`)}
        >
          {text.name}
        </Button>
      ))}
    </Group>
  );
}
