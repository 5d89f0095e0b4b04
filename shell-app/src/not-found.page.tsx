import { Button, Stack, Text, Title } from "@haul/ui/core";
import { Link, useLocation, usePageTitle } from "@haul/platform";

/** What any unknown path shows. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  usePageTitle("Page not found");
  return (
    <Stack align="flex-start" gap="sm" maw={560}>
      <Title order={1}>Page not found</Title>
      <Text>
        There is nothing at <code>{pathname}</code>. The address may be misspelt, or the page has moved.
      </Text>
      <Button component={Link} to="/" variant="default">
        Go to the start page
      </Button>
    </Stack>
  );
}
