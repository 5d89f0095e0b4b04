import { Title } from "@haul/ui/core";

export function PartTitle({ children }: { children: string }) {
  return (
    <Title order={2} size="h3" mb="xs">
      {children}
    </Title>
  );
}
