import { useApiQuery, useCan } from "@haul/platform";
import { Alert, Anchor, UiLink } from "@haul/ui/core";

/** What FMCSA says about the company's own number, where people should know; nothing when all is well or unknown. */
export function FmcsaStanding() {
  const mayRead = useCan("motor_carriers:read");
  const query = { kind: ["own" as const] };
  const { data } = useApiQuery("/api/motor_carriers", { params: { query } }, { enabled: mayRead });
  const own = data?.items.find(({ is_default }) => is_default);
  if (!own || own.fmcsa_status === "active" || own.fmcsa_status === "not_checked") return null;
  const isUnverified = own.fmcsa_status === "not_found";
  return (
    <Alert
      color={isUnverified ? "amber" : "red"}
      title={isUnverified ? "FMCSA has no carrier with your USDOT number" : "FMCSA says your trucks may not run"}
    >
      {isUnverified
        ? "Your company counts as unverified until FMCSA has it."
        : own.objections.map(({ message }) => message).join(" ")}{" "}
      <Anchor component={UiLink} href={`/apps/safety/carriers?motor_carrier=${own.id}`}>
        See the carrier
      </Anchor>
    </Alert>
  );
}
