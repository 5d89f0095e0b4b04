import { List, Text } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { StopTime, localZone } from "@haul/ui/freight";
import { useLinkViews } from "../tracking.queries";

const CLIENTS = {
  phone: "Phone",
  tablet: "Tablet",
  computer: "Computer",
  program: "Program",
  unknown: "Unknown device",
} as const;

/** When the link was opened and on what device; who opened it is unknown. */
export function LinkViews({ loadId, linkId }: { loadId: string; linkId: string }) {
  return (
    <QueryStates query={useLinkViews(loadId, linkId)}>
      {({ items }) => (
        <List size="sm" aria-label="Views">
          {items.map(({ viewed_at, client }, index) => (
            <List.Item key={index}>
              <StopTime at={viewed_at} zone={localZone()} />{" "}
              <Text span inherit c="dimmed">
                {CLIENTS[client]}
              </Text>
            </List.Item>
          ))}
        </List>
      )}
    </QueryStates>
  );
}
