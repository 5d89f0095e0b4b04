import { Email } from "@haul/ui/core";
import { RelativeTime } from "@haul/ui/freight";

interface HappenedProps {
  at: string;
  by: string | undefined;
  /** It went to them, and was not done by them. */
  to?: boolean;
}

/** When something happened, and by whom or to whom. */
export function Happened({ at, by, to = false }: HappenedProps) {
  return (
    <>
      <RelativeTime at={at} />
      {by && !to && ` by ${by}`}
      {by && to && (
        <>
          {" · "}
          <Email address={by} />
        </>
      )}
    </>
  );
}
