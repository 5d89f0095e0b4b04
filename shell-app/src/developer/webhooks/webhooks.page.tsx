import { Article, DeveloperLayout } from "../layout/developer-layout";
import { EndpointList } from "./endpoint-list";
import { WebhookGuide } from "./webhook-guide";
import { WebhookReaders } from "./webhook-readers";

/** The company's endpoints for those who may see them, and for everybody how to receive events. */
export default function WebhooksPage() {
  return (
    <DeveloperLayout>
      <Article
        title="Webhooks"
        lead="Haul sends a signed request to your program's URL within seconds of each event you choose, so your program doesn't have to poll."
      >
        <WebhookReaders>
          <EndpointList />
        </WebhookReaders>
        <WebhookGuide />
      </Article>
    </DeveloperLayout>
  );
}
