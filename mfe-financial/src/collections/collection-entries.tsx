import { useState } from "react";
import { Button, Email, Group, Text, Title } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { Day, labelOf, Money, StatusBadge } from "@haul/ui/freight";
import { COLLECTION_KINDS, MAIL_STATUSES, REMINDER_TONES } from "../words";
import { useCollectionEntries, type CollectionEntry } from "./collections.queries";
import classes from "../invoices/invoices.module.css";

/** As many as leave the invoices in sight. */
const SHOWN = 5;

/** What happened about the money, the last entry first. */
export function CollectionEntries({ customerId }: { customerId: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const query = useCollectionEntries(customerId);
  return (
    <section aria-label="Collections">
      <Title order={2} mb="xs">
        Collections
      </Title>
      <QueryStates query={query}>
        {({ items, next_cursor }) =>
          items.length === 0 ? (
            <Text c="dimmed">No calls, promises or statements yet.</Text>
          ) : (
            <>
              <ul className={classes["lines"]} aria-label="Collection entries">
                {(isWhole ? items : items.slice(0, SHOWN)).map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ul>
              {!isWhole && items.length > SHOWN && (
                <Button mt="xs" size="xs" variant="default" onClick={() => setIsWhole(true)}>
                  Show {items.length - SHOWN} earlier
                </Button>
              )}
              {isWhole && next_cursor !== undefined && (
                <Text size="sm" c="dimmed">
                  Only the latest {items.length} are shown.
                </Text>
              )}
            </>
          )
        }
      </QueryStates>
    </section>
  );
}

function Entry({ entry }: { entry: CollectionEntry }) {
  const { kind, happened_on, contact, note, promised_on, promised_cents, follow_up_on, owed_cents } = entry;
  const { tone, sent_to, mail_status, mail_problem } = entry;
  return (
    <li className={classes["line"]}>
      <div>
        <Group gap="xs">
          <Text>
            {tone === undefined ? labelOf(COLLECTION_KINDS, kind) : labelOf(REMINDER_TONES, tone)}
            {contact && ` with ${contact}`}
            {sent_to && (
              <>
                {" to "}
                <Email address={sent_to} />
              </>
            )}
          </Text>
          {mail_status && (
            <StatusBadge kind={MAIL_STATUSES} status={mail_status} {...(mail_problem ? { title: mail_problem } : {})} />
          )}
        </Group>
        {note && (
          <Text size="sm" style={{ whiteSpace: "pre-line" }}>
            {note}
          </Text>
        )}
        {mail_status === "failed" && mail_problem && (
          <Text size="sm" c="red">
            {mail_problem}
          </Text>
        )}
        {promised_on && promised_cents !== undefined && (
          <Text size="sm">
            Promised <Money cents={promised_cents} /> by <Day on={promised_on} />
          </Text>
        )}
        {follow_up_on && (
          <Text size="sm">
            Follow up <Day on={follow_up_on} />
          </Text>
        )}
        <Text size="sm" c="dimmed">
          <Day on={happened_on} /> by {entry.created_by}
        </Text>
      </div>
      {owed_cents !== undefined && (
        <Text>
          <Money cents={owed_cents} />
        </Text>
      )}
    </li>
  );
}
