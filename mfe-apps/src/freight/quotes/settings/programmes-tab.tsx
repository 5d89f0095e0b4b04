import { useState } from "react";
import { ArchiveButton, ArchivedBadge } from "@haul/platform/lists";
import { Button, Group, Stack, Text } from "@haul/ui/core";
import { DescriptionList, Panel } from "@haul/ui/data";
import { labelOf } from "@haul/ui/freight";
import { IconPlus } from "@haul/ui/icons";
import { ProgrammeForm } from "./programme-form";
import { FUEL_METHODS, REGIONS, trimmed } from "../quote-words";
import { useArchiveProgramme, useRestoreProgramme, type FuelProgramme } from "../quotes.queries";

interface ProgrammesTabProps {
  programmes: readonly FuelProgramme[];
  mayWrite: boolean;
}

/** How fuel surcharges follow the price of diesel, one programme for each kind of contract. */
export function ProgrammesTab({ programmes, mayWrite }: ProgrammesTabProps) {
  const [edited, setEdited] = useState<FuelProgramme | "new" | null>(null);
  if (edited !== null) {
    return <ProgrammeForm programme={edited === "new" ? undefined : edited} onDone={() => setEdited(null)} />;
  }
  return (
    <Stack>
      {programmes.length === 0 && <Text c="dimmed">No program yet. Without one, fuel is a charge like any other.</Text>}
      {programmes.map((programme) => (
        <Panel
          key={programme.id}
          title={programme.name}
          action={mayWrite ? <ProgrammeActions programme={programme} onEdit={() => setEdited(programme)} /> : undefined}
        >
          <Programme programme={programme} />
        </Panel>
      ))}
      {mayWrite && (
        <Group>
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited("new")}>
            Add fuel program
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function Programme({ programme }: { programme: FuelProgramme }) {
  return (
    <>
      <ArchivedBadge record={programme} />
      <DescriptionList
        items={[
          { label: "Now", value: programme.current_rate && `$${trimmed(programme.current_rate)} per mile` },
          { label: "Region", value: labelOf(REGIONS, programme.region) },
          { label: "Method", value: labelOf(FUEL_METHODS, programme.method) },
          { label: "How", value: formulaOf(programme) },
        ]}
      />
    </>
  );
}

/** The programme in one line, as a contract would say it. */
function formulaOf({ method, peg, miles_per_gallon, step, step_rate, rows }: FuelProgramme): string {
  switch (method) {
    case "miles_per_gallon":
      return `(price − $${trimmed(peg)}) ÷ ${trimmed(miles_per_gallon ?? "")} miles per gallon`;
    case "step":
      return `$${trimmed(step_rate ?? "")} per mile for each full $${trimmed(step ?? "")} above $${trimmed(peg)}`;
    case "table":
      return rows.map(({ price, rate }) => `from $${trimmed(price)}: $${trimmed(rate)}`).join(", ");
  }
}

function ProgrammeActions({ programme, onEdit }: { programme: FuelProgramme; onEdit: () => void }) {
  const archive = useArchiveProgramme();
  const restore = useRestoreProgramme();
  const params = { path: { fuel_programme_id: programme.id } };
  return (
    <Group gap="xs">
      <Button size="xs" variant="default" onClick={onEdit}>
        Edit
      </Button>
      <ArchiveButton
        name={programme.name}
        isArchived={programme.archived_at !== undefined}
        consequence="It is no longer offered for quotes; those that have it keep what they were computed with."
        archive={() => archive.mutateAsync({ params })}
        restore={() => restore.mutateAsync({ params })}
      />
    </Group>
  );
}
