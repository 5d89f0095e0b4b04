import { Group, Text } from "@haul/ui/core";
import { Day, Money, ToneBadge } from "@haul/ui/freight";
import { IconAlertTriangle, IconCheck, IconPhone } from "@haul/ui/icons";
import { useToday } from "../today";
import type { Receivable } from "./receivables.queries";

/** When to ask again; a day that has come asks for attention. */
export function FollowUp({ on }: { on: string }) {
  const isDue = on <= useToday();
  return isDue ? (
    <ToneBadge tone="attention" icon={IconPhone} title="Follow up now">
      <Day on={on} />
    </ToneBadge>
  ) : (
    <Day on={on} />
  );
}

/** What the customer promised last, and whether it was kept; nothing for one who promised nothing. */
export function Promised({ row, hasPaid = false }: { row: Receivable; hasPaid?: boolean }) {
  const { promised_on, promised_cents, promise_paid_cents = 0, is_promise_broken } = row;
  if (promised_on === undefined || promised_cents === undefined) return null;
  return (
    <Group gap={4} display="inline-flex">
      {is_promise_broken && (
        <ToneBadge tone="bad" icon={IconAlertTriangle} title="The date has passed, and less than that was paid">
          Broken
        </ToneBadge>
      )}
      {promise_paid_cents >= promised_cents && (
        <ToneBadge tone="good" icon={IconCheck}>
          Kept
        </ToneBadge>
      )}
      <Text span inherit>
        <Money cents={promised_cents} /> by <Day on={promised_on} />
        {hasPaid && (
          <>
            , <Money cents={promise_paid_cents} /> paid since
          </>
        )}
      </Text>
    </Group>
  );
}
