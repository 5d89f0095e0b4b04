import { Button, Container, Stack, Text, Title } from "@haul/ui/core";
import { IconCircleCheck } from "@haul/ui/icons";
import { Link, usePageTitle } from "@haul/platform";
import { Brand } from "../layout/brand";

/** Where people land who have sent us something. */
export default function ThankYouPage() {
  usePageTitle("Thank you");
  return (
    <Container component="main" id="main" size={520} py={96}>
      <Stack align="flex-start" gap="sm">
        <Brand />
        <IconCircleCheck size={32} color="var(--mantine-color-green-6)" aria-hidden />
        <Title order={1}>Thank you</Title>
        <Text>We received it. We will get back to you if anything is missing.</Text>
        <Button component={Link} to="/">
          Go to your start page
        </Button>
      </Stack>
    </Container>
  );
}
