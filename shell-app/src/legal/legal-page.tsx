import type { ReactNode } from "react";
import { Anchor, Container, Group, Stack, Text, Title } from "@haul/ui/core";
import { Link, usePageTitle } from "@haul/platform";
import { Brand } from "../layout/brand";

export interface LegalSection {
  heading: string;
  paragraphs: readonly ReactNode[];
}

export interface LegalPageProps {
  title: string;
  /** When the text last changed, in words. */
  updated: string;
  lead: string;
  sections: readonly LegalSection[];
}

/** A thumb hits a link on a phone. */
const THUMB = { base: 14, sm: 0 };

/** A legal text, set to be read. */
export function LegalPage({ title, updated, lead, sections }: LegalPageProps) {
  usePageTitle(title);
  return (
    <Container component="main" id="main" size={720} py={48}>
      <Stack gap="xl">
        <Stack gap="xs">
          <Brand />
          <Title order={1}>{title}</Title>
          <Text c="dimmed" size="sm" mb="xs">
            Last updated {updated}
          </Text>
          <Text>{lead}</Text>
        </Stack>
        {sections.map(({ heading, paragraphs }) => (
          <Stack component="section" gap="xs" key={heading}>
            <Title order={2}>{heading}</Title>
            {paragraphs.map((paragraph, index) => (
              <Text key={index}>{paragraph}</Text>
            ))}
          </Stack>
        ))}
        <Group component="nav" gap="md" aria-label="Legal">
          <Anchor component={Link} to="/terms-of-service" size="sm" py={THUMB}>
            Terms of service
          </Anchor>
          <Anchor component={Link} to="/privacy-policy" size="sm" py={THUMB}>
            Privacy policy
          </Anchor>
          <Anchor component={Link} to="/end-user-license-agreement" size="sm" py={THUMB}>
            License agreement
          </Anchor>
        </Group>
      </Stack>
    </Container>
  );
}
