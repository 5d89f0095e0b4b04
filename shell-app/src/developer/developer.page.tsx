import type { ReactNode } from "react";
import { config, Link, usePageTitle } from "@haul/platform";
import { Anchor, Button, Code, Container, Group, Stack, Text, Title } from "@haul/ui/core";
import { IconDownload } from "@haul/ui/icons";
import { Reference } from "./reference";

const CLIENT_EXAMPLE = `import { createClient } from "@haul/api";

const haul = createClient({
  baseUrl: "${location.origin}",
  authorization: () => \`Bearer \${process.env.HAUL_API_KEY}\`,
});

const { data } = await haul.GET("/api/loads", {
  params: { query: { status: "delivered", limit: 50 } },
});`;

const GENERATE_EXAMPLE = `npx openapi-typescript ${location.origin}/openapi.json -o haul.d.ts`;

const CURL_EXAMPLE = `curl -H "Authorization: Bearer $HAUL_API_KEY" "${location.origin}/api/loads?limit=5"`;

/** How other programs work with the product, and the reference of its API. */
export default function DeveloperPage() {
  usePageTitle("Developers");
  return (
    <Container component="main" size="lg" py="xl">
      <Stack gap="xl">
        <Stack gap="xs">
          <Anchor component={Link} to="/" size="sm">
            Back to {config().name}
          </Anchor>
          <Title order={1}>{config().name} for developers</Title>
          <Text maw={720}>
            Everything the screens do goes through one HTTP API, described by one OpenAPI document. Your programs can
            use the same operations.
          </Text>
          <Group>
            <Button
              component="a"
              href="/openapi.json"
              download
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              Download openapi.json
            </Button>
          </Group>
        </Stack>
        <Part title="Sign in with an API key">
          <Text maw={720}>
            An administrator creates a key under{" "}
            <Anchor component={Link} to="/admin?tab=keys" underline="always">
              Admin, API keys
            </Anchor>{" "}
            and chooses what it may do. Send it with each call:
          </Text>
          <Example>{CURL_EXAMPLE}</Example>
        </Part>
        <Part title="Get a typed client">
          <Text maw={720}>
            For TypeScript, the package <Code>@haul/api</Code> has types generated from the document, and one error
            type:
          </Text>
          <Example>{CLIENT_EXAMPLE}</Example>
          <Text maw={720}>Or generate types, for this or any other language, from the document itself:</Text>
          <Example>{GENERATE_EXAMPLE}</Example>
        </Part>
        <Part title="Conventions">
          <Text maw={720}>
            Lists return <Code>items</Code> and, when there are more, <Code>next_cursor</Code>. Calls that create
            something take an <Code>Idempotency-Key</Code> header, so that a repeated call creates nothing twice.
            Updates send the <Code>version</Code> they are based on; a stale one gets a 409. Errors are problem details
            with a stable <Code>code</Code>, a <Code>message</Code>, a <Code>request_id</Code> and the{" "}
            <Code>fields</Code> at fault.
          </Text>
        </Part>
        <Part title="Reference">
          <Reference />
        </Part>
      </Stack>
    </Container>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" gap="sm" aria-label={title}>
      <Title order={2}>{title}</Title>
      {children}
    </Stack>
  );
}

function Example({ children }: { children: string }) {
  return (
    <Code block dir="ltr" ta="left" tabIndex={0}>
      {children}
    </Code>
  );
}
