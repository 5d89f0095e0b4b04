import { usePageTitle } from "@haul/platform";
import { List, SimpleGrid, Text } from "@haul/ui/core";
import { PageHeader, Panel } from "@haul/ui/data";
import classes from "./pages.module.css";

const WAYS = [
  {
    title: "One machine",
    price: "$0 license",
    for: "Carriers with up to about a hundred trucks.",
    needs: [
      "One server or a computer in the office",
      "One folder to back up, with the database and documents",
      "An email account for the messages Haul sends",
    ],
  },
  {
    title: "Your own database",
    price: "$0 license",
    for: "Carriers that already run PostgreSQL, or want their data there.",
    needs: ["One server", "PostgreSQL", "An email account for the messages Haul sends"],
  },
  {
    title: "Several servers",
    price: "$0 license",
    for: "Several hundred trucks, or no downtime when a server is replaced.",
    needs: [
      "Two servers or more behind a load balancer",
      "PostgreSQL",
      "Object storage for documents",
      "An email account for the messages Haul sends",
    ],
  },
] as const;

/** What Haul costs: nothing for the license, and what it runs on. */
export default function PricingPage() {
  usePageTitle("Pricing");
  return (
    <div className={classes.wide}>
      <PageHeader
        title="Pricing"
        description="Haul is open source, under Apache-2.0 or MIT, your choice. There is no price per truck, user or load; you pay only for what it runs on."
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
        Sign-in uses the identity provider your operator chose, on that provider’s own terms. Every setup has every
        feature, and you can start with the first and switch later.
      </Text>
    </div>
  );
}
