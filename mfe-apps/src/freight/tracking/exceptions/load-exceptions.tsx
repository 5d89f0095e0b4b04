import { useState } from "react";
import { useCan, useHasSection } from "@haul/platform";
import { Anchor, Button, Group, Text, UiLink } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { RelativeTime, ToneBadge } from "@haul/ui/freight";
import { OpenExceptionDialog } from "./open-exception-dialog";
import { KINDS, REASONS, STATES } from "../tracking-words";
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
              {items.map(({ id, kind, state, detail, opened_at, owner, reason_code, resolution }) => (
                <li key={id}>
                  <Group gap="xs">
                    {mayFollow ? (
                      <Anchor component={UiLink} href={`/apps/track&trace/exceptions?exception=${id}`} fw={500}>
                        {KINDS[kind]}
                      </Anchor>
                    ) : (
                      <Text fw={500}>{KINDS[kind]}</Text>
                    )}
                    <ToneBadge tone={STATES[state].tone} icon={STATES[state].icon} size="sm">
                      {STATES[state].word}
                    </ToneBadge>
                  </Group>
                  <Text size="sm">{detail}</Text>
                  <Text size="sm" c="dimmed">
                    Opened <RelativeTime at={opened_at} />
                    {owner && ` · ${owner.name}`}
                    {reason_code && ` · ${REASONS[reason_code]}`}
                    {resolution && ` · ${resolution}`}
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
