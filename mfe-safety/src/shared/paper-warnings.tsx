import { Alert, List } from "@haul/ui/core";
import { ToneBadge } from "@haul/ui/freight";
import { IconAlertTriangle, IconCheck } from "@haul/ui/icons";

export interface PaperWarning {
  code: string;
  message: string;
  is_blocking: boolean;
}

/** One mark for a row: papers in order, something runs out soon, or something blocks dispatch. */
export function PapersBadge({ warnings }: { warnings: readonly PaperWarning[] }) {
  const title = warnings.map(({ message }) => message).join("\n");
  if (warnings.length === 0) {
    return (
      <ToneBadge tone="good" icon={IconCheck}>
        In order
      </ToneBadge>
    );
  }
  const isBlocked = warnings.some((warning) => warning.is_blocking);
  return (
    <ToneBadge tone={isBlocked ? "bad" : "attention"} icon={IconAlertTriangle} title={title}>
      {isBlocked ? "Blocked" : "Expiring"}
    </ToneBadge>
  );
}

/** What is wrong with the papers, in words. */
export function PaperAlert({ warnings }: { warnings: readonly PaperWarning[] }) {
  if (warnings.length === 0) return null;
  const isBlocked = warnings.some((warning) => warning.is_blocking);
  return (
    <Alert
      color={isBlocked ? "red" : "amber"}
      icon={<IconAlertTriangle size={16} aria-hidden />}
      title={isBlocked ? "Not to be dispatched" : "Papers run out soon"}
    >
      <List size="md">
        {warnings.map(({ code, message }) => (
          <List.Item key={code}>{message}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
