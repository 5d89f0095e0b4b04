import { Code, Text } from "@haul/ui/core";
import type { Caller, Operation } from "../document";

const CALLERS: Readonly<Record<Caller, string>> = {
  key: "Programs with an API key, and people who are signed in.",
  person: "People who are signed in. An API key can't make this call.",
  owner: "Fleet owners in their portal.",
  anyone: "Anyone; no key is needed.",
};

/** Who may call an operation, and the permission that it takes. */
export function CallerNeeds({ operation: { caller, permissions } }: { operation: Operation }) {
  return (
    <Text size="sm">
      <strong>Who may call it:</strong> {CALLERS[caller]}
      {permissions.length > 0 && (
        <>
          {" "}
          <strong>{permissions.length === 1 ? "Permission:" : "One of these permissions:"}</strong>{" "}
          {permissions.map((permission, index) => (
            <span key={permission}>
              {index > 0 && ", "}
              <Code>{permission}</Code>
            </span>
          ))}
        </>
      )}
    </Text>
  );
}
