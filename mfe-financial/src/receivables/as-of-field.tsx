import { Button, Group, Text } from "@haul/ui/core";
import { DateInput } from "@haul/ui/forms";
import { Day } from "@haul/ui/freight";
import { useToday } from "../today";
import classes from "./receivables.module.css";

interface AsOfFieldProps {
  /** The last day that counts; today if there is none. */
  value: string | undefined;
  /** Null for today. */
  onChange: (day: string | null) => void;
}

/** The day at whose end the amounts are shown. */
export function AsOfField({ value, onChange }: AsOfFieldProps) {
  const today = useToday();
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm" c="dimmed" aria-hidden style={{ flex: "none" }}>
        As of
      </Text>
      <div className={classes["day"]}>
        <DateInput
          aria-label="As of"
          value={value ?? today}
          maxDate={today}
          onChange={(day) => onChange(day === null || day >= today ? null : day)}
        />
      </div>
    </Group>
  );
}

/** Says which day is shown where the field is out of sight: on a phone. */
export function PastDay({ day, onToday }: { day: string; onToday: () => void }) {
  return (
    <Group justify="space-between" wrap="nowrap" mb="xs">
      <Text fw={600}>
        As of <Day on={day} />
      </Text>
      <Button size="xs" variant="default" onClick={onToday}>
        Show today
      </Button>
    </Group>
  );
}
