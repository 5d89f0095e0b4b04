import { useState } from "react";
import { useCan, useHasSection } from "@haul/platform";
import { Anchor, Button, Group, Text, UiLink } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { RelativeTime, StatusBadge } from "@haul/ui/freight";
import { DOT } from "../../../shared/dot";
import { EXCEPTION_KINDS, EXCEPTION_STATUSES, LATE_REASONS } from "../../../words";
import { OpenExceptionDialog } from "./open-exception-dialog";
import { useExceptionsOfLoad } from "../tracking.queries";
import classes from "../tracking.module.css";

/** What went wrong on this load, and what was made of it. */
export function LoadExceptions({ loadId }: { loadId: string }) {
  const query = useExceptionsOfLoad(loadId);
  const mayWrite = useCan("tracking:write");
  const mayFollow = useHasSection("tracking");
  const [isOpening, setIsOpening] = useState(false);
  return (
    <>
      <QueryStates query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">Nothing out of the ordinary.</Text>
          ) : (
            <ul className={classes.calls}>
              {items.map(({ id, kind, status, detail, opened_at, owner, reason_code, resolution }) => (
                <li key={id}>
                  <Group gap="xs">
                    {mayFollow ? (
                      <Anchor component={UiLink} href={`/apps/track&trace/exceptions?exception=${id}`} fw={500}>
                        {EXCEPTION_KINDS[kind]}
                      </Anchor>
                    ) : (
                      <Text fw={500}>{EXCEPTION_KINDS[kind]}</Text>
                    )}
                    <StatusBadge kind={EXCEPTION_STATUSES} status={status} size="sm" />
                  </Group>
                  <Text size="sm">{detail}</Text>
                  <Text size="sm" c="dimmed">
                    Opened <RelativeTime at={opened_at} />
                    {owner && `${DOT}${owner.name}`}
                    {reason_code && `${DOT}${LATE_REASONS[reason_code]}`}
                    {resolution && `${DOT}${resolution}`}
                  </Text>
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
      {mayWrite && (
        <Button mt="xs" size="xs" variant="default" onClick={() => setIsOpening(true)}>
          Report an exception
        </Button>
      )}
      {isOpening && <OpenExceptionDialog loadId={loadId} onClose={() => setIsOpening(false)} />}
    </>
  );
}
