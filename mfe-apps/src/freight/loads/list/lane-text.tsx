import type { LanePlace } from "@haul/ui/freight";

/** A lane as one line of text, which a narrow column may cut. Left to right in every language, as addresses are. */
export function LaneText({ origin, destination }: { origin: LanePlace; destination: LanePlace }) {
  const [from, to] = [`${origin.city}, ${origin.state}`, `${destination.city}, ${destination.state}`];
  return (
    <bdi dir="ltr" title={`${from} to ${to}`}>
      {from}{" "}
      <span role="img" aria-label="to">
        →
      </span>{" "}
      {to}
    </bdi>
  );
}
