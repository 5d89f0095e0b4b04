import type { TFunction } from "i18next";
import { useFormats, useTranslation, type Formats } from "@haul/platform/i18n";
import { Alert, Button, Group, Text } from "@haul/ui/core";
import { IconAlertTriangle, IconCircleCheck, IconClock } from "@haul/ui/icons";
import type { Item } from "./outbox";
import type { LastReport } from "./use-trip";
import classes from "../tracking.module.css";

/** What a report says, and when: enough to tell dispatch by phone. */
export function describe(item: Item, t: TFunction, { ownTime }: Formats): string {
  const what = item.verb === "event" ? item.body.kind : item.verb;
  const at = item.body.occurred_at;
  return [t(`outbox.verb.${what}`), at && ownTime(at)].filter(Boolean).join(", ");
}

/** Whether the server has everything. Over the end of the page: no button moves under the thumb when it changes. */
export function Sent({ items, last }: { items: readonly Item[]; last: LastReport }) {
  const { t } = useTranslation();
  const count = items.filter(({ refused }) => refused === undefined).length;
  return (
    <div className={classes.sent}>
      {last === "sent" && items.length === 0 && (
        <Alert color="green" icon={<IconCircleCheck size={16} aria-hidden />} role="status">
          {t("outbox.sent")}
        </Alert>
      )}
      {last === "not_kept" && (
        <Alert color="red" icon={<IconAlertTriangle size={16} aria-hidden />} role="alert">
          {t("outbox.full")}
        </Alert>
      )}
      {count > 0 && (
        <Alert color="amber" icon={<IconClock size={16} aria-hidden />} role="status">
          {t("outbox.waiting", { count })}
        </Alert>
      )}
    </div>
  );
}

interface Props {
  items: readonly Item[];
  discard: (key: string) => void;
}

/** What the server will not take. */
export function Refused({ items, discard }: Props) {
  const { t } = useTranslation();
  const formats = useFormats();
  return items
    .filter(({ refused }) => refused !== undefined)
    .map((item) => (
      <Alert key={item.key} color="red" icon={<IconAlertTriangle size={16} aria-hidden />} role="alert">
        <Text fw={600}>{t("outbox.refused")}</Text>
        <Group justify="space-between" wrap="nowrap">
          <Text>
            {describe(item, t, formats)}. {item.refused}
          </Text>
          <Button variant="default" size="md" h="2.75rem" onClick={() => discard(item.key)}>
            {t("outbox.discard")}
          </Button>
        </Group>
      </Alert>
    ));
}
