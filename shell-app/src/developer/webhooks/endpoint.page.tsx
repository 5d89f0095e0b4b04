import { usePageTitle, useParams } from "@haul/platform";
import { Code, Group, Ltr, Stack } from "@haul/ui/core";
import { DescriptionList, PageHeader, QueryStates } from "@haul/ui/data";
import { RelativeTime } from "@haul/ui/freight";
import { DeveloperLayout, Part } from "../layout/developer-layout";
import layout from "../layout/developer-layout.module.css";
import { DeliveryLog } from "./delivery-log";
import { EndpointBadge } from "./endpoint-badge";
import { EndpointActions } from "./endpoint-actions";
import { EndpointTrouble } from "./endpoint-trouble";
import { previousUntil } from "./rotate-secret";
import { WebhookReaders } from "./webhook-readers";
import classes from "./webhooks.module.css";
import { useWebhookEndpoint, type WebhookEndpoint } from "./webhooks.queries";

/** One endpoint: what it receives, what can be done with it, and what was delivered. */
export default function WebhookEndpointPage() {
  const { endpointId = "" } = useParams();
  return (
    <DeveloperLayout>
      <div className={layout.article}>
        <WebhookReaders header={<Untitled />}>
          <Endpoint key={endpointId} id={endpointId} />
        </WebhookReaders>
      </div>
    </DeveloperLayout>
  );
}

function Endpoint({ id }: { id: string }) {
  const endpoint = useWebhookEndpoint(id);
  usePageTitle(endpoint.data?.description ?? endpoint.data?.url ?? "Webhook endpoint");
  return (
    <>
      {endpoint.data ? <Header endpoint={endpoint.data} /> : <Untitled />}
      <QueryStates query={endpoint}>
        {(data) => (
          <Stack gap="xl">
            <EndpointTrouble endpoint={data} />
            <Facts endpoint={data} />
            <Part id="deliveries" title="Deliveries">
              <DeliveryLog endpoint={data} />
            </Part>
          </Stack>
        )}
      </QueryStates>
    </>
  );
}

const BACK = { href: "/developer/webhooks", label: "Webhooks" };

/** While there is no endpoint to show, for whatever reason. */
function Untitled() {
  return <PageHeader title="Webhook endpoint" back={BACK} />;
}

/** People know it by its description; a URL alone can be several lines on a phone. */
function Header({ endpoint }: { endpoint: WebhookEndpoint }) {
  const url = (
    <span className={classes.name}>
      <Ltr>{endpoint.url}</Ltr>
    </span>
  );
  return (
    <PageHeader
      title={endpoint.description ?? url}
      description={endpoint.description && url}
      badge={<EndpointBadge endpoint={endpoint} />}
      back={BACK}
      action={<EndpointActions endpoint={endpoint} />}
    />
  );
}

function Facts({ endpoint }: { endpoint: WebhookEndpoint }) {
  const until = previousUntil(endpoint);
  return (
    <DescriptionList
      items={[
        {
          label: "Events",
          value: (
            <Group gap={6}>
              {endpoint.event_kinds.map((kind) => (
                <Code key={kind}>{kind}</Code>
              ))}
            </Group>
          ),
        },
        {
          label: "Owner",
          value: `${endpoint.owner_name}. Only events of records that the owner can see are sent.`,
        },
        {
          label: "Signing secret",
          value: until === undefined ? "Shown once, when created" : `Rotated; the previous one works until ${until}`,
        },
        { label: "Created", value: <RelativeTime at={endpoint.created_at} /> },
      ]}
    />
  );
}
