import type { ComponentProps } from "react";
import type { ApiData } from "@haul/platform";
import { Badge, Button, Group, Stack, Text } from "@haul/ui/core";
import { EmptyState, QueryStates } from "@haul/ui/data";
import { RelativeTime } from "@haul/ui/freight";
import { IconDeviceMobile, IconDevices } from "@haul/ui/icons";
import { deviceName, isPhone, signInWords } from "./device";
import classes from "./sessions.module.css";

type Sessions = ApiData<"/api/sessions", "get">;
export type Session = Sessions["items"][number];

interface SessionListProps {
  readonly query: ComponentProps<typeof QueryStates<Sessions>>["query"];
  /** Ends a session; left out for people who may only look. */
  readonly onEnd?: ((session: Session) => void) | undefined;
  /** The one that is being ended. */
  readonly endingId?: string | undefined;
}

/** Where a person is signed in. */
export function SessionList({ query, onEnd, endingId }: SessionListProps) {
  return (
    <QueryStates query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState icon={IconDevices} title="Not signed in anywhere">
            Sign-ins appear here while they last.
          </EmptyState>
        ) : (
          <Stack gap={0} component="ul" className={classes.list}>
            {items.map((session) => (
              <SessionItem key={session.id} session={session} onEnd={onEnd} isEnding={session.id === endingId} />
            ))}
          </Stack>
        )
      }
    </QueryStates>
  );
}

interface SessionItemProps extends Pick<SessionListProps, "onEnd"> {
  readonly session: Session;
  readonly isEnding: boolean;
}

function SessionItem({ session, onEnd, isEnding }: SessionItemProps) {
  const name = deviceName(session.device);
  const DeviceIcon = isPhone(session.device) ? IconDeviceMobile : IconDevices;
  const how = signInWords(session);
  return (
    <li className={classes.item}>
      <DeviceIcon size={20} aria-hidden className={classes.icon} />
      <div className={classes.facts}>
        <Group gap="xs">
          <Text fw={500} title={session.device}>
            {name}
          </Text>
          {session.is_current && (
            <Badge variant="light" color="green">
              This device
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          Last used <RelativeTime at={session.last_used_at} />
          {session.address && <> from {session.address}</>}
        </Text>
        <Text size="sm" c="dimmed">
          Signed in <RelativeTime at={session.signed_in_at} />
          {how && ` ${how}`}
        </Text>
      </div>
      {onEnd && !session.is_current && (
        <Button
          size="xs"
          variant="default"
          loading={isEnding}
          aria-label={`Sign out ${name}`}
          onClick={() => {
            onEnd(session);
          }}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
