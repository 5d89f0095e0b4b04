import { useTranslation } from "@haul/platform/i18n";
import { Button, Group, Text } from "@haul/ui/core";
import { Checkbox, InputBase } from "@haul/ui/forms";
import { IconCircleCheck, IconCircleDashed } from "@haul/ui/icons";
import classes from "../tracking.module.css";

interface NoteProps {
  value: string;
  onChange: (value: string) => void;
  /** Other than a report's. */
  label?: string;
  maxLength?: number;
}

/** What else there is to say. */
export function Note({ value, onChange, label, maxLength = 1000 }: NoteProps) {
  const { t } = useTranslation();
  return (
    <InputBase
      component="textarea"
      multiline
      rows={3}
      size="md"
      maxLength={maxLength}
      label={label ?? t("report.note")}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Whether the phone may say where it is, once. */
export function WithLocation({ isWanted, onChange }: { isWanted: boolean; onChange: (isWanted: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <Checkbox
      size="md"
      label={t("report.withPosition")}
      checked={isWanted}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

interface ChoicesProps<Choice extends string> {
  of: readonly Choice[];
  chosen: Choice | undefined;
  wordOf: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
}

/** One of a few, each as high as a thumb. */
export function Choices<Choice extends string>({ of, chosen, wordOf, onChoose }: ChoicesProps<Choice>) {
  return of.map((choice) => {
    const isChosen = choice === chosen;
    const Glyph = isChosen ? IconCircleCheck : IconCircleDashed;
    return (
      <Button
        key={choice}
        variant="default"
        justify="flex-start"
        className={classes.chip}
        leftSection={<Glyph size={18} aria-hidden />}
        aria-pressed={isChosen}
        onClick={() => onChoose(choice)}
      >
        {wordOf(choice)}
      </Button>
    );
  });
}

interface SendRowProps {
  problem: string | undefined;
  isSending?: boolean;
  onClose: () => void;
  /** Other words than "Cancel" and "Send". */
  words?: { back: string; send: string };
  color?: string;
}

/** The end of a report: what keeps it from being sent, and the ways out. */
export function SendRow({ problem, isSending = false, onClose, words, color }: SendRowProps) {
  const { t } = useTranslation();
  return (
    <>
      {problem && (
        <Text c="red" role="alert">
          {problem}
        </Text>
      )}
      <Group gap="xs" grow>
        <Button size="md" h="2.75rem" variant="default" onClick={onClose}>
          {words?.back ?? t("report.cancel")}
        </Button>
        <Button size="md" h="2.75rem" type="submit" loading={isSending} {...(color && { color })}>
          {words?.send ?? t("report.send")}
        </Button>
      </Group>
    </>
  );
}
