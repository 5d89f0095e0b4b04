import { Group, Progress, Stack, Text, toneColor } from "@haul/ui/core";
import { Panel, QueryStates } from "@haul/ui/data";
import { Money, ToneBadge } from "@haul/ui/freight";
import { CREDIT_STATUSES } from "../../words";
import { CreditAlert } from "./credit-alert";
import { daysOnAverage, useCustomerCredit, type CustomerCredit as Credit } from "./credit.queries";

/** How much of a customer's limit is used, and any warning about it. */
export function CustomerCredit({ customerId }: { customerId: string }) {
  const query = useCustomerCredit(customerId);
  return (
    <Panel title="Credit">
      <QueryStates query={query}>
        {(credit) => (
          <Stack gap="xs">
            <Standing credit={credit} />
            <CreditAlert customerId={customerId} />
          </Stack>
        )}
      </QueryStates>
    </Panel>
  );
}

function Standing({ credit }: { credit: Credit }) {
  const { status, used_cents, limit_cents, available_cents, average_days_to_pay, currency } = credit;
  const { word, tone } = CREDIT_STATUSES[status];
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text>
          {money(used_cents)} {limit_cents === undefined ? "used" : <>of {money(limit_cents)} used</>}
        </Text>
        <ToneBadge tone={tone}>{word}</ToneBadge>
      </Group>
      {limit_cents !== undefined && (
        <Progress value={shareOf(used_cents, limit_cents)} color={toneColor[tone]} aria-label="Credit used" />
      )}
      {status !== "on_hold" && available_cents !== undefined && available_cents > 0 && (
        <Text size="sm" c="dimmed">
          {money(available_cents)} left
        </Text>
      )}
      {average_days_to_pay !== undefined && (
        <Text size="sm" c="dimmed">
          Pays in {daysOnAverage(average_days_to_pay)}
        </Text>
      )}
    </>
  );
}

/** In percent; a limit of nothing is used up. */
const shareOf = (used: number, limit: number) => (used >= limit ? 100 : Math.max(0, (used / limit) * 100));
