import { isRouteErrorResponse, useRouteError } from "@haul/platform/host";
import { Button, Container, Stack, Text, Title } from "@haul/ui/core";
import { usePageTitle } from "@haul/platform";

const TITLE = "Unexpected Application Error!";

/** The router's default error screen: no part of the frame can be trusted at this point. */
export function ErrorScreen() {
  const error = useRouteError();
  usePageTitle(TITLE);
  return (
    <Container component="main" size="sm" py="xl">
      <Stack align="flex-start">
        <Title order={1}>{TITLE}</Title>
        <Text>{messageOf(error)}</Text>
        <Button
          onClick={() => {
            location.reload();
          }}
        >
          Reload the page
        </Button>
      </Stack>
    </Container>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
