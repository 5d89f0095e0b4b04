import { usePageTitle, useParams } from "@haul/platform";
import { Code, Group, Ltr, Stack } from "@haul/ui/core";
import { DescriptionList, PageHeader, QueryStates } from "@haul/ui/data";
import { RelativeTime, StatusBadge } from "@haul/ui/freight";
import { DeveloperLayout, Part } from "../layout/developer-layout";
import layout from "../layout/developer-layout.module.css";
import { DeliveryLog } from "./delivery-log";
import { EndpointActions } from "./endpoint-actions";
import { EndpointTrouble } from "./endpoint-trouble";
import { previousUntil } from "./rotate-secret";
import { WebhookReaders } from "./webhook-readers";
import classes from "./webhooks.module.css";
import { useWebhookEndpoint, type WebhookEndpoint } from "./webhooks.queries";
import { webhookEndpointRecord } from "./webhooks.records";

/** One endpoint: what it receives, what can be done with it, and what was delivered. */
export default function WebhookEndpointPage() {
  const { endpointId = "" } = useParams();
  return (
    <DeveloperLayout>
      <div className={layout.article}>
        <WebhookReaders>
          <Endpoint key={endpointId} id={endpointId} />
        </WebhookReaders>
      </div>
    </DeveloperLayout>
  );
}

function Endpoint({ id }: { id: string }) {
  const endpoint = useWebhookEndpoint(id);
  usePageTitle(endpoint.data?.url ?? "Webhook endpoint");
  return (
    <QueryStates query={endpoint}>
      {(data) => (
        <>
          <PageHeader
            title={
              <span className={classes.name}>
                <Ltr>{data.url}</Ltr>
              </span>
            }
            description={data.description}
            badge={<StatusBadge kind={webhookEndpointRecord.looks} status={data.status} />}
            back={{ href: "/developer/webhooks", label: "Webhooks" }}
            action={<EndpointActions endpoint={data} />}
          />
          <Stack gap="xl">
            <EndpointTrouble endpoint={data} />
            <Facts endpoint={data} />
            <Part id="deliveries" title="Deliveries">
              <DeliveryLog endpoint={data} />
            </Part>
          </Stack>
        </>
      )}
    </QueryStates>
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
          value: `${endpoint.owner_name}. Only events of records that the owner may see are sent.`,
        },
        {
          label: "Signing secret",
          value:
            until === undefined ? "Shown once, when it was made" : `Rotated; the previous one signs until ${until}`,
        },
        { label: "Created", value: <RelativeTime at={endpoint.created_at} /> },
      ]}
    />
  );
}
