import { useTranslation } from "@haul/platform/i18n";
import { Button, Group, Text } from "@haul/ui/core";
import { InputBase } from "@haul/ui/forms";

/** What else a report says. */
export function Note({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation();
  return (
    <InputBase
      component="textarea"
      multiline
      rows={3}
      size="md"
      maxLength={1000}
      label={t("report.note")}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface SendRowProps {
  problem: string | undefined;
  isSending: boolean;
  onClose: () => void;
}

/** The end of a report: what keeps it from being sent, and the ways out. */
export function SendRow({ problem, isSending, onClose }: SendRowProps) {
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
          {t("report.cancel")}
        </Button>
        <Button size="md" h="2.75rem" type="submit" loading={isSending}>
          {t("report.send")}
        </Button>
      </Group>
    </>
  );
}
