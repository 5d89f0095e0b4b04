import { urlOptional, useCan, useNavigate, useUrlState } from "@haul/platform";
import { Button, Code, Ltr, Text } from "@haul/ui/core";
import { type Column, DataTable, EmptyState, listOf } from "@haul/ui/data";
import { RelativeTime } from "@haul/ui/freight";
import { IconPlus, IconWebhook } from "@haul/ui/icons";
import { Part } from "../layout/developer-layout";
import { CreateEndpointDrawer } from "./create-endpoint-drawer";
import { EndpointBadge } from "./endpoint-badge";
import { kindsInShort } from "./event-kinds";
import classes from "./webhooks.module.css";
import { endpointPath, useWebhookEndpoints, type WebhookEndpoint } from "./webhooks.queries";

const COLUMNS: readonly Column<WebhookEndpoint>[] = [
  { key: "url", title: "URL", isWrapping: true, render: (endpoint) => <EndpointName endpoint={endpoint} /> },
  {
    key: "event_kinds",
    title: "Events",
    isWrapping: true,
    render: ({ event_kinds }) => <Code title={event_kinds.join(", ")}>{kindsInShort(event_kinds)}</Code>,
  },
  {
    key: "status",
    title: "Status",
    card: "badge",
    render: (endpoint) => <EndpointBadge endpoint={endpoint} />,
  },
  {
    key: "failing_since",
    title: "Failing since",
    render: ({ failing_since }) => failing_since && <RelativeTime at={failing_since} />,
  },
  { key: "owner_name", title: "Owner", render: ({ owner_name }) => owner_name },
];

/** Opens the form, as on every list, so that the search leads to it. */
const STATE = { add: urlOptional() };

/** The company's endpoints; each opens its own page. */
export function EndpointList() {
  const canWrite = useCan("webhooks:write");
  const [{ add }, setState] = useUrlState(STATE);
  const navigate = useNavigate();
  const endpoints = useWebhookEndpoints();
  const open = (id: string) => void navigate(endpointPath(id));
  const addButton = (variant: "filled" | "default") =>
    canWrite && (
      <Button
        variant={variant}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => {
          setState({ add: "record" });
        }}
      >
        Add endpoint
      </Button>
    );
  const isEmpty = endpoints.data?.pages[0]?.items.length === 0;
  return (
    <Part id="endpoints" title="Endpoints" action={!isEmpty && addButton("filled")}>
      <DataTable
        label="Endpoints"
        noun="endpoints"
        isInline
        list={listOf(endpoints)}
        columns={COLUMNS}
        rowId={({ id }) => id}
        rowHref={({ id }) => endpointPath(id)}
        onOpen={({ id }) => {
          open(id);
        }}
        empty={
          <EmptyState icon={IconWebhook} title="No endpoints yet" action={addButton("filled")}>
            An endpoint is a URL of your program. It gets a request within seconds when a load is dispatched, a truck
            reaches a stop, or any other event you choose happens.
          </EmptyState>
        }
      />
      <CreateEndpointDrawer
        isOpen={canWrite && add !== undefined}
        onClose={() => {
          setState({ add: undefined });
        }}
        onCreated={open}
      />
    </Part>
  );
}

function EndpointName({ endpoint: { url, description } }: { endpoint: WebhookEndpoint }) {
  return (
    <span className={classes.name}>
      <Ltr>{url}</Ltr>
      {description && (
        <Text component="span" display="block" size="sm" fw="normal" c="dimmed">
          {description}
        </Text>
      )}
    </span>
  );
}
