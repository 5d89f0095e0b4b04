export { default as ReferencePage } from "../reference/reference.page";
export { default as WebhookEndpointPage } from "../webhooks/endpoint.page";
export { default as WebhooksPage } from "../webhooks/webhooks.page";
export { default as ChangelogPage } from "./changelog.page";
export { default as ErrorsPage } from "./errors.page";
export { default as FrontEndsPage } from "./front-ends.page";
export { default as KeysPage } from "./keys.page";
export { default as StartPage } from "./start.page";
