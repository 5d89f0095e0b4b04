import { useState } from "react";
import { useCan, useIdempotencyKey } from "@haul/platform";
import { Button, Group, Modal, Text, toast } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { RelativeTime, ToneBadge } from "@haul/ui/freight";
import { IconDeviceMobile } from "@haul/ui/icons";
import { useLoad, type Leg } from "../../loads/loads.queries";
import { NewLink } from "./new-link";
import { useCreateDriverLink, useDriverLinks, useRevokeDriverLink, type DriverLink } from "../tracking.queries";
import classes from "../tracking.module.css";

/** A page for the driver's phone: the trip, and what dispatch wants to hear about it. */
export function DriverLinks({ loadId }: { loadId: string }) {
  const links = useDriverLinks(loadId);
  const legs = useLoad(loadId).data?.legs ?? [];
  const mayWrite = useCan("tracking:write");
  const [url, setUrl] = useState<string>();
  return (
    <>
      <QueryStates query={links}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">
              A page for the driver’s phone: to accept the trip, report from it, and send its documents.
            </Text>
          ) : (
            <ul className={classes.calls}>
              {items.map((link) => (
                <li key={link.id}>
                  <LinkFacts link={link} loadId={loadId} mayWrite={mayWrite} />
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
        aria-label={`Link in Spanish for ${name}`}
        disabled={create.isPending}
        onClick={() => make("es")}
      >
        In Spanish
      </Button>
    </Group>
  );
}

function LinkFacts({ link, loadId, mayWrite }: { link: DriverLink; loadId: string; mayWrite: boolean }) {
  const revoke = useRevokeDriverLink();
  return (
    <Group gap="xs" justify="space-between">
      <div>
        <Group gap="xs">
          <Text fw={500}>{link.driver.name}</Text>
          <ToneBadge tone={link.is_live ? "good" : "neutral"} size="sm">
            {link.is_live ? "Live" : "Ended"}
          </ToneBadge>
        </Group>
        <Text size="sm" c="dimmed">
          {link.last_used_at ? (
            <>
              used <RelativeTime at={link.last_used_at} />
            </>
          ) : (
            "not used yet"
          )}
        </Text>
      </div>
      {mayWrite && link.is_live && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          loading={revoke.isPending}
          onClick={() =>
            revoke.mutate(
              { params: { path: { load_id: loadId, driver_link_id: link.id } } },
              { onError: (error) => toast.error(error) },
            )
          }
        >
          End link
        </Button>
      )}
    </Group>
  );
}
