import { Alert, List } from "@haul/ui/core";
import { ToneBadge } from "@haul/ui/freight";
import { IconAlertTriangle, IconCheck } from "@haul/ui/icons";

export interface PaperWarning {
  code: string;
  message: string;
  is_blocking: boolean;
}

/** What matters most of some warnings: something blocks dispatch, is not on file, or runs out soon. */
function gravest(warnings: readonly PaperWarning[]): { tone: "bad" | "attention"; word: string; title: string } {
  if (warnings.some((warning) => warning.is_blocking))
    return { tone: "bad", word: "Blocked", title: "Cannot be dispatched" };
  if (warnings.some(({ code }) => code.endsWith("_expired")))
    return { tone: "bad", word: "Expired", title: "Papers have expired" };
  const isMissing = warnings.some(({ code }) => code.endsWith("_missing"));
  return isMissing
    ? { tone: "attention", word: "Missing", title: "Papers are missing" }
    : { tone: "attention", word: "Expiring", title: "Papers expire soon" };
}

/** One mark for a row: papers in order, or their worst problem. */
export function PapersBadge({ warnings }: { warnings: readonly PaperWarning[] }) {
  return warnings.length === 0 ? <Fine>In order</Fine> : <Problem warnings={warnings} word={gravest(warnings).word} />;
}

/** Whether papers and tests let a driver be dispatched. The board of papers says which of them are complete. */
export function DispatchBadge({ warnings }: { warnings: readonly PaperWarning[] }) {
  if (warnings.length === 0) return <Fine>Ready</Fine>;
  const { word } = gravest(warnings);
  return <Problem warnings={warnings} word={word === "Blocked" ? word : `Paper ${word.toLowerCase()}`} />;
}

function Fine({ children }: { children: string }) {
  return (
    <ToneBadge tone="good" icon={IconCheck}>
      {children}
    </ToneBadge>
  );
}

function Problem({ warnings, word }: { warnings: readonly PaperWarning[]; word: string }) {
  const title = warnings.map(({ message }) => message).join("\n");
  return (
    <ToneBadge tone={gravest(warnings).tone} icon={IconAlertTriangle} title={title}>
      {word}
    </ToneBadge>
  );
}

/** What is wrong with the papers, in words. */
export function PaperAlert({ warnings }: { warnings: readonly PaperWarning[] }) {
  if (warnings.length === 0) return null;
  const { tone, title } = gravest(warnings);
  return (
    <Alert color={tone === "bad" ? "red" : "amber"} icon={<IconAlertTriangle size={16} aria-hidden />} title={title}>
      <List size="md">
        {warnings.map(({ code, message }) => (
          <List.Item key={code}>{message}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
