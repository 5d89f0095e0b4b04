import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, confirm, Group, Modal, Stack, Text, toast } from "@haul/ui/core";
import { Panel, QueryStates } from "@haul/ui/data";
import { Day, localZone, RelativeTime, StatusBadge, wallClock } from "@haul/ui/freight";
import { REQUESTED_STATES } from "../words";
import { firstName, RequestLink } from "./request-link";
import {
  useOpenRequests,
  useRequestAddress,
  useRevokeRequest,
  type Asked,
  type DocumentRequest,
} from "./requests.queries";
import classes from "./requests.module.css";

/** What a driver is asked for and has not all sent; nothing while there is none. */
export function OpenRequests({ driver }: { driver: Asked }) {
  const { data } = useOpenRequests(driver.id);
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Panel title={`Requested from ${firstName(driver.full_name)}`}>
      <ul className={classes.list} aria-label={`Requests to ${driver.full_name}`}>
        {data.items.map((request) => (
          <li key={request.id}>
            <OpenRequest request={request} driver={driver} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OpenRequest({ request, driver }: { request: DocumentRequest; driver: Asked }) {
  const mayWrite = useCan("drivers:write");
  const { lines, due_on, message, created_at, created_by, last_used_at, expires_at } = request;
  return (
    <>
      <Text size="sm" c="dimmed">
        By {created_by}, <RelativeTime at={created_at} />
        {due_on !== undefined && (
          <>
            {" · "}needed by <Day on={due_on} />
          </>
        )}
        {" · "}
        {last_used_at === undefined ? (
          "not opened yet"
        ) : (
          <>
            opened <RelativeTime at={last_used_at} />
          </>
        )}
        {" · "}the link works until <Day on={wallClock(expires_at, localZone()).slice(0, 10)} />
      </Text>
      {message !== undefined && <Text size="sm">{message}</Text>}
      <ul className={classes.lines}>
        {lines.map(({ item_type, name, state }) => (
          <li key={item_type}>
            {name}
            <StatusBadge kind={REQUESTED_STATES} status={state} />
          </li>
        ))}
      </ul>
      {mayWrite && <RequestButtons request={request} driver={driver} />}
    </>
  );
}

function RequestButtons({ request, driver }: { request: DocumentRequest; driver: Asked }) {
  const revoke = useRevokeRequest();
  const [isCopying, setIsCopying] = useState(false);
  const askToRevoke = async () => {
    const agreed = await confirm({
      title: "Revoke the request?",
      body: `The link stops working at once. What ${firstName(driver.full_name)} has sent stays.`,
      action: "Revoke",
      isDestructive: true,
    });
    if (!agreed) return;
    const params = { path: { document_request_id: request.id } };
    revoke.mutate({ params }, { onError: (error) => toast.error(error) });
  };
  return (
    <Group gap="xs">
      <Button size="compact-sm" variant="default" onClick={() => setIsCopying(true)}>
        Copy link
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        loading={revoke.isPending}
        onClick={() => void askToRevoke()}
      >
        Revoke
      </Button>
      {isCopying && <LinkDialog request={request} driver={driver} onClose={() => setIsCopying(false)} />}
    </Group>
  );
}

interface LinkDialogProps {
  request: DocumentRequest;
  driver: Asked;
  onClose: () => void;
}

/** The link is read only on request, because the log says who read it. */
function LinkDialog({ request, driver, onClose }: LinkDialogProps) {
  const address = useRequestAddress(request.id);
  return (
    <Modal opened onClose={onClose} title={`Link for ${driver.full_name}`} size="lg">
      <QueryStates query={address}>
        {({ url }) => (
          <Stack>
            <RequestLink url={url} driver={driver} />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Done
              </Button>
            </Group>
          </Stack>
        )}
      </QueryStates>
    </Modal>
  );
}
