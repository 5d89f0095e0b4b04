import { usePageTitle } from "@haul/platform";
import { List, SimpleGrid, Text } from "@haul/ui/core";
import { PageHeader, Panel } from "@haul/ui/data";
import classes from "./pages.module.css";

const WAYS = [
  {
    title: "One machine",
    price: "$0 license",
    for: "A carrier of up to about a hundred trucks.",
    needs: [
      "One server or a computer in the office",
      "A folder that is backed up: database and documents are files in it",
      "An email account for the messages that Haul sends",
    ],
  },
  {
    title: "Your own database",
    price: "$0 license",
    for: "A carrier that runs PostgreSQL anyway, or wants its data there.",
    needs: ["One server", "PostgreSQL", "An email account for the messages that Haul sends"],
  },
  {
    title: "Several servers",
    price: "$0 license",
    for: "Several hundred trucks, or no pause when a server is replaced.",
    needs: ["Two servers or more behind a load balancer", "PostgreSQL", "Object storage for documents"],
  },
] as const;

/** What Haul costs: nothing for the license, and what it runs on. */
export default function PricingPage() {
  usePageTitle("Pricing");
  return (
    <div className={classes.wide}>
      <PageHeader
        title="Pricing"
        description="Haul is open source, under Apache-2.0 or MIT as you like. There is no price per truck, user or load; you pay for what it runs on."
      />
      <SimpleGrid cols={{ base: 1, md: 3 }}>
        {WAYS.map((way) => (
          <Panel key={way.title} title={way.title}>
            <Text size="xl" fw={600}>
              {way.price}
            </Text>
            <Text c="dimmed" mb="sm">
              {way.for}
            </Text>
            <List size="md" spacing={4}>
              {way.needs.map((need) => (
                <List.Item key={need}>{need}</List.Item>
              ))}
            </List>
          </Panel>
        ))}
      </SimpleGrid>
      <Text mt="md" c="dimmed">
        Sign-in goes through the identity provider that your operator has chosen, on that provider’s own terms. Every
        setup has every feature, and you can switch from the first to the others later.
      </Text>
    </div>
  );
}
