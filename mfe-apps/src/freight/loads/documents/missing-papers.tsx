import { Group, Stack, Text } from "@haul/ui/core";
import { ToneBadge, codeWord } from "@haul/ui/freight";
import { IconAlertTriangle } from "@haul/ui/icons";
import { AskForPod } from "../../tracking/links/ask-for-pod";
import type { Load } from "../loads.queries";
import { papersWanted } from "./missing-paper";
import { UploadPaper } from "./upload-paper";

interface Props {
  load: Load;
  /** Where nothing else on the page asks for the POD. */
  asksForPod: boolean;
}

/** The papers that billing waits for, each with the ways to get it. */
export function MissingPapers({ load, asksForPod }: Props) {
  const wanted = papersWanted(load);
  if (wanted.length === 0) return null;
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: "none" }} aria-label="Missing documents">
      {wanted.map((kind) => (
        <li key={kind}>
          <Group gap="xs">
            <Text fw={500}>{codeWord("document", kind)}</Text>
            <ToneBadge tone="bad" size="sm" icon={IconAlertTriangle}>
              Missing
            </ToneBadge>
            <UploadPaper load={load} kind={kind} isSmall />
          </Group>
          {asksForPod && kind === "proof_of_delivery" && (
            <AskForPod loadId={load.id} driver={load.legs.at(-1)?.driver?.name} />
          )}
        </li>
      ))}
    </Stack>
  );
}
