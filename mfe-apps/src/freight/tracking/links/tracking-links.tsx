import { useState } from "react";
import { useCan, useIdempotencyKey } from "@haul/platform";
import { Button, Group, Text, confirm, toast } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { RelativeTime, StopTime, ToneBadge, localZone } from "@haul/ui/freight";
import { formatNumber } from "@haul/ui/format";
import { IconLink } from "@haul/ui/icons";
import { LinkMessages } from "./link-messages";
import { LinkViews } from "./link-views";
import { ShareDialog } from "./share-dialog";
import {
  useLoadMessages,
  useRevokeTrackingLink,
  useSendTrackingLink,
  useTrackingLinks,
  type LoadMessage,
  type TrackingLink,
} from "../tracking.queries";
import classes from "../tracking.module.css";

/** Who may follow this load without an account, for how long, and whether they opened the link. */
export function TrackingLinks({ loadId }: { loadId: string }) {
  const query = useTrackingLinks(loadId);
  const messages = useLoadMessages(loadId).data?.items ?? [];
  const mayWrite = useCan("tracking:write");
  const [isSharing, setIsSharing] = useState(false);
  return (
    <>
      <QueryStates query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">Customers can follow the load with this link, no account needed.</Text>
          ) : (
            <ul className={classes.calls}>
              {items.map((link) => (
                <li key={link.id}>
                  <LinkFacts
                    link={link}
                    loadId={loadId}
                    messages={messages.filter(({ tracking_link_id }) => tracking_link_id === link.id)}
                    mayWrite={mayWrite}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
      {mayWrite && (
        <Button
          mt="xs"
          size="xs"
          variant="default"
          leftSection={<IconLink size={14} aria-hidden />}
          onClick={() => setIsSharing(true)}
        >
          Share a link
        </Button>
      )}
      {isSharing && <ShareDialog loadId={loadId} onClose={() => setIsSharing(false)} />}
    </>
  );
}

interface LinkFactsProps {
  link: TrackingLink;
  loadId: string;
  /** What was sent with it. */
  messages: LoadMessage[];
  mayWrite: boolean;
}

function LinkFacts({ link, loadId, messages, mayWrite }: LinkFactsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const revoke = useRevokeTrackingLink();
  const end = async () => {
    const isMeant = await confirm({
      title: `End the link for ${link.label}?`,
      body: "It stops working at once. This cannot be undone.",
      action: "End link",
      isDestructive: true,
    });
    if (isMeant)
      revoke.mutate(
        { params: { path: { load_id: loadId, tracking_link_id: link.id } } },
        { onError: (error) => toast.error(error) },
      );
  };
  return (
    <>
      <Group gap="xs">
        <Text fw={500}>{link.label}</Text>
        <ToneBadge tone={link.is_live ? "good" : "neutral"} size="sm">
          {link.is_live ? "Live" : link.revoked_at ? "Ended" : "Expired"}
        </ToneBadge>
      </Group>
      <Text size="sm" c="dimmed">
        By {link.created_by}, <RelativeTime at={link.created_at} />
        &nbsp;· <Expiry link={link} />
      </Text>
      <LinkMessages messages={messages} />
      <Group gap="xs" mt={4}>
        {mayWrite && link.is_live && link.is_sendable && link.email && <MailAgain link={link} loadId={loadId} />}
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={link.view_count === 0}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {link.view_count === 0
            ? "Not opened yet"
            : `Opened ${link.view_count === 1 ? "once" : `${formatNumber(link.view_count)} times`}`}
        </Button>
        {mayWrite && link.is_live && (
          <Button size="compact-sm" variant="subtle" color="red" loading={revoke.isPending} onClick={() => void end()}>
            End link
          </Button>
        )}
      </Group>
      {isOpen && <LinkViews loadId={loadId} linkId={link.id} />}
    </>
  );
}

function Expiry({ link: { is_live, revoked_at, revoked_by, expires_at } }: { link: TrackingLink }) {
  if (revoked_at)
    return (
      <>
        ended by {revoked_by}, <RelativeTime at={revoked_at} />
      </>
    );
  return (
    <>
      {is_live ? "expires" : "expired"} <StopTime at={expires_at} zone={localZone()} />
    </>
  );
}

function MailAgain({ link, loadId }: { link: TrackingLink; loadId: string }) {
  const send = useSendTrackingLink();
  const { header, renew } = useIdempotencyKey();
  const path = { load_id: loadId, tracking_link_id: link.id };
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      loading={send.isPending}
      onClick={() =>
        send.mutate(
          { params: { path, header }, body: {} },
          { onSuccess: renew, onError: (error) => toast.error(error) },
        )
      }
    >
      Email again
    </Button>
  );
}
