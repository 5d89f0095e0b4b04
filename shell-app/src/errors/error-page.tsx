import type { ReactNode } from "react";
import { Container, Group, Stack, Text, Title } from "@haul/ui/core";
import { usePageTitle } from "@haul/platform";
import { Brand } from "../layout/brand";

export interface ErrorPageProps {
  /** The status shown above the title. */
  status?: string;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** Inside the shell's frame, which is the page's `main` already. */
  isFramed?: boolean;
}

/** A page that says what went wrong and offers the way on. */
export function ErrorPage({ status, title, children, actions, isFramed = false }: ErrorPageProps) {
  usePageTitle(title);
  return (
    <Container {...(isFramed ? {} : { component: "main", id: "main" })} size={520} py={96}>
      <Stack align="flex-start" gap="sm">
        {!isFramed && <Brand />}
        {status && (
          <Text fw={600} c="dimmed">
            {status}
          </Text>
        )}
        <Title order={1}>{title}</Title>
        <Text>{children}</Text>
        <Group gap="xs" mt="xs">
          {actions}
        </Group>
      </Stack>
    </Container>
  );
}
