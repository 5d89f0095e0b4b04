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
        lead="Your program learns what happens as it happens: for each event that you choose, a signed request is sent to its URL. It need not ask again and again."
      >
        <WebhookReaders>
          <EndpointList />
        </WebhookReaders>
        <WebhookGuide />
      </Article>
    </DeveloperLayout>
  );
}
