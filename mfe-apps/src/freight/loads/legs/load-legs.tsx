import { Group, Stack, Text } from "@haul/ui/core";
import { LegActions } from "./leg-actions";
import { LegAnswer } from "./leg-answer";
import type { Leg, Load } from "../loads.queries";

/** The legs of a split load, each with its route, crew and actions. */
export function LoadLegs({ load }: { load: Load }) {
  return (
    <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: "none" }}>
      {load.legs.map((leg) => (
        <Stack key={leg.id} component="li" gap={4} aria-label={`Leg ${leg.sequence}`}>
          <Group gap="xs">
            <Text fw={600}>
              Leg {leg.sequence}: {wayOf(load, leg)}
            </Text>
            {leg.driver && <LegAnswer leg={leg} />}
          </Group>
          <Text size="sm" c="dimmed">
            {crewOf(leg)}
          </Text>
          <LegActions load={load} leg={leg} isSecondary />
        </Stack>
      ))}
    </Stack>
  );
}

export function wayOf(load: Load, leg: Leg): string {
  const city = (id: string) => {
    const address = load.stops.find((stop) => stop.id === id)?.facility.address;
    return address ? `${address.city}, ${address.state}` : "?";
  };
  return `${city(leg.from_stop_id)} to ${city(leg.to_stop_id)}`;
}

export function crewOf(leg: Leg): string {
  const parts = [
    leg.driver?.name,
    leg.co_driver && `with ${leg.co_driver.name}`,
    leg.truck && `truck ${leg.truck.name}`,
    leg.trailer && `trailer ${leg.trailer.name}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : "No crew yet";
}
