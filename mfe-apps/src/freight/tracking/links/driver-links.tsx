import { useState } from "react";
import { useCan, useIdempotencyKey } from "@haul/platform";
import { Button, Group, Modal, Text, toast } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { RelativeTime, ToneBadge } from "@haul/ui/freight";
import { IconDeviceMobile } from "@haul/ui/icons";
import { useLoad, type Leg } from "../../loads/loads.queries";
import { LinkMessages } from "./link-messages";
import { NewLink } from "./new-link";
import {
  useCreateDriverLink,
  useDriverLinkAddress,
  useDriverLinks,
  useLoadMessages,
  useRevokeDriverLink,
  useSendDriverLink,
  type DriverLink,
  type LoadMessage,
} from "../tracking.queries";
import classes from "../tracking.module.css";

/** A page for the driver's phone: the trip, and what dispatch wants to hear about it. */
export function DriverLinks({ loadId }: { loadId: string }) {
  const links = useDriverLinks(loadId);
  const messages = useLoadMessages(loadId).data?.items ?? [];
  const legs = useLoad(loadId).data?.legs ?? [];
  const mayWrite = useCan("tracking:write");
  const [url, setUrl] = useState<string>();
  return (
    <>
      <QueryStates query={links}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">
              A page for the driver’s phone: to accept the trip, report from it, and send its documents. Dispatching the
              load sends it.
            </Text>
          ) : (
            <ul className={classes.calls}>
              {items.map((link) => (
                <li key={link.id}>
                  <LinkFacts
                    link={link}
                    loadId={loadId}
                    messages={messages.filter(({ driver_link_id }) => driver_link_id === link.id)}
                    mayWrite={mayWrite}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
      {mayWrite && (
        <Group gap="xs" mt="xs">
          {legs
            .filter(({ driver }) => driver)
            .map((leg) => (
              <MakeLink key={leg.id} leg={leg} loadId={loadId} onMade={setUrl} />
            ))}
        </Group>
      )}
      {url !== undefined && (
        <Modal opened onClose={() => setUrl(undefined)} title="Driver’s link">
          <NewLink
            url={url}
            text="Send it to the driver’s phone. It shows the stops with their times and instructions, but not what the load pays."
            onClose={() => setUrl(undefined)}
          />
        </Modal>
      )}
    </>
  );
}

function MakeLink({ leg, loadId, onMade }: { leg: Leg; loadId: string; onMade: (url: string) => void }) {
  const create = useCreateDriverLink();
  const { header, renew } = useIdempotencyKey();
  const make = (language?: "es") =>
    create.mutate(
      {
        params: { path: { load_id: loadId }, header },
        body: { leg_id: leg.id, ...(language === undefined ? {} : { language }) },
      },
      {
        onSuccess: ({ url }) => {
          renew();
          onMade(url);
        },
        onError: (error) => toast.error(error),
      },
    );
  const name = leg.driver?.name;
  return (
    <Group gap={4}>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconDeviceMobile size={14} aria-hidden />}
        loading={create.isPending}
        onClick={() => make()}
      >
        Link for {name}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        aria-label={`Spanish link for ${name}`}
        disabled={create.isPending}
        onClick={() => make("es")}
      >
        Spanish link
      </Button>
    </Group>
  );
}

interface LinkProps {
  link: DriverLink;
  loadId: string;
}

function LinkFacts({ link, loadId, messages, mayWrite }: LinkProps & { messages: LoadMessage[]; mayWrite: boolean }) {
  return (
    <>
      <Group gap="xs">
        <Text fw={500}>{link.driver.name}</Text>
        <ToneBadge tone={link.is_live ? "good" : "neutral"} size="sm">
          {link.is_live ? "Live" : "Ended"}
        </ToneBadge>
        <Text size="sm" c="dimmed">
          {link.last_used_at ? (
            <>
              used <RelativeTime at={link.last_used_at} />
            </>
          ) : (
            "not used yet"
          )}
        </Text>
      </Group>
      <LinkMessages messages={messages} />
      {mayWrite && link.is_live && <LinkButtons link={link} loadId={loadId} wasSent={messages.length > 0} />}
    </>
  );
}

function LinkButtons({ link, loadId, wasSent }: LinkProps & { wasSent: boolean }) {
  const revoke = useRevokeDriverLink();
  const send = useSendDriverLink();
  const { header, renew } = useIdempotencyKey();
  const [isCopying, setIsCopying] = useState(false);
  const path = { load_id: loadId, driver_link_id: link.id };
  const told = { onError: (error: unknown) => toast.error(error) };
  return (
    <Group gap="xs" mt={4}>
      {link.is_sendable && (
        <>
          <Button
            size="compact-sm"
            variant="subtle"
            loading={send.isPending}
            onClick={() => send.mutate({ params: { path, header } }, { ...told, onSuccess: renew })}
          >
            {wasSent ? "Send again" : "Send"}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => setIsCopying(true)}>
            Copy link
          </Button>
        </>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        loading={revoke.isPending}
        onClick={() => revoke.mutate({ params: { path } }, told)}
      >
        End link
      </Button>
      {isCopying && <CopyLink link={link} loadId={loadId} onClose={() => setIsCopying(false)} />}
    </Group>
  );
}

function CopyLink({ link, loadId, onClose }: LinkProps & { onClose: () => void }) {
  const address = useDriverLinkAddress(loadId, link.id);
  return (
    <Modal opened onClose={onClose} title="Driver’s link">
      <QueryStates query={address}>
        {({ url }) => <NewLink url={url} text={`Send it to ${link.driver.name} only.`} onClose={onClose} />}
      </QueryStates>
    </Modal>
  );
}
