import type { ApiData } from "@haul/platform";
import { Progress, Stack, Text } from "@haul/ui/core";
import { LoadingState, Panel, QueryStates } from "@haul/ui/data";
import { formatNumber, formatTime, zoneAbbreviation } from "@haul/ui/format";
import { useMailBudget } from "./company.queries";

type MailBudget = ApiData<"/api/company/mail_budget", "get">;

/** How much mail the company has sent today, how much it may send, and why some of it waits. */
export function MailPanel({ isDotProven, zone }: { isDotProven: boolean; zone: string }) {
  const budget = useMailBudget();
  return (
    <Panel title="Email">
      <QueryStates query={budget} loading={<LoadingState label="Loading today's email" lines={2} />}>
        {(data) => <MailToday budget={data} isDotProven={isDotProven} resetAt={resetTime(zone)} />}
      </QueryStates>
    </Panel>
  );
}

/** When the server's day ends, on the company's clock: `18:00 CST`. */
function resetTime(zone: string): string {
  const midnight = new Date();
  midnight.setUTCHours(24, 0, 0, 0);
  return `${formatTime(midnight, zone)} ${zoneAbbreviation(midnight, zone)}`;
}

interface MailTodayProps {
  budget: MailBudget;
  isDotProven: boolean;
  resetAt: string;
}

function MailToday({ budget, isDotProven, resetAt }: MailTodayProps) {
  const { sent_today, daily_limit, waiting_count } = budget;
  const isOver = waiting_count > 0 || sent_today >= daily_limit;
  return (
    <Stack gap="xs">
      <Text size="md" fw={500}>
        {sentence(budget, resetAt)}
      </Text>
      <Progress
        value={daily_limit === 0 ? 100 : Math.min(100, (sent_today / daily_limit) * 100)}
        size="sm"
        color={isOver ? "amber" : "teal"}
        aria-label="Share of today's email limit"
      />
      {waiting_count > 0 && sent_today < daily_limit && (
        <Text>Waiting emails are for addresses that have reached their daily limit.</Text>
      )}
      {!isDotProven && (
        <Text>
          The limit is low because your USDOT number is not confirmed yet. Contact support to have it confirmed.
        </Text>
      )}
      <Text size="sm" c="dimmed">
        Invitations, quotes and all other email from your company count. The count resets at {resetAt}, and waiting
        email goes out then.
      </Text>
    </Stack>
  );
}

/** "20 of 20 emails sent today; 3 wait until 18:00 CST." */
function sentence({ sent_today, daily_limit, waiting_count }: MailBudget, resetAt: string): string {
  const limit = formatNumber(daily_limit);
  if (sent_today === 0 && waiting_count === 0) return `No email sent today. The limit is ${limit}.`;
  const sent = `${formatNumber(sent_today)} of ${limit} emails sent today`;
  if (waiting_count === 0) return `${sent}.`;
  return `${sent}; ${formatNumber(waiting_count)} ${waiting_count === 1 ? "waits" : "wait"} until ${resetAt}.`;
}
