import { useState } from "react";
import { ArchiveButton, ArchivedBadge } from "@haul/platform/lists";
import { Button, Group, Stack, Text } from "@haul/ui/core";
import { DescriptionList, Panel } from "@haul/ui/data";
import { formatRate } from "@haul/ui/format";
import { labelOf } from "@haul/ui/freight";
import { IconPlus } from "@haul/ui/icons";
import { DIESEL_REGIONS, FUEL_METHODS } from "../../../words";
import { trimmed } from "../../../shared/decimal";
import { ProgramForm } from "./program-form";
import { useArchiveProgram, useRestoreProgram, type FuelProgram } from "../quotes.queries";

interface ProgramsTabProps {
  programs: readonly FuelProgram[];
  mayWrite: boolean;
}

/** Stands for the id of one that is added. */
const NEW = "new";

/** How fuel surcharges follow the price of diesel, one program for each kind of contract. */
export function ProgramsTab({ programs, mayWrite }: ProgramsTabProps) {
  const [editedId, setEditedId] = useState<string | null>(null);
  if (editedId !== null) {
    return <ProgramForm program={programs.find(({ id }) => id === editedId)} onDone={() => setEditedId(null)} />;
  }
  return (
    <Stack>
      {programs.length === 0 && <Text c="dimmed">No program yet. Without one, fuel is a charge like any other.</Text>}
      {programs.map((program) => (
        <Panel
          key={program.id}
          title={program.name}
          action={mayWrite ? <ProgramActions program={program} onEdit={() => setEditedId(program.id)} /> : undefined}
        >
          <Program program={program} />
        </Panel>
      ))}
      {mayWrite && (
        <Group>
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEditedId(NEW)}>
            Add fuel program
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function Program({ program }: { program: FuelProgram }) {
  return (
    <>
      <ArchivedBadge record={program} />
      <DescriptionList
        items={[
          { label: "Current rate", value: program.current_rate && `${formatRate(program.current_rate)} per mile` },
          { label: "Region", value: labelOf(DIESEL_REGIONS, program.region) },
          { label: "Method", value: labelOf(FUEL_METHODS, program.method) },
          { label: "Formula", value: formulaOf(program) },
        ]}
      />
    </>
  );
}

/** The program in one line, as a contract would say it. */
function formulaOf({ method, peg, miles_per_gallon, step, step_rate, rows }: FuelProgram): string {
  switch (method) {
    case "miles_per_gallon":
      return `(price − ${formatRate(peg)}) ÷ ${trimmed(miles_per_gallon ?? "")} miles per gallon`;
    case "step":
      return `${formatRate(step_rate ?? "")} per mile for each full ${formatRate(step ?? "")} above ${formatRate(peg)}`;
    case "table":
      return rows.map(({ price, rate }) => `from ${formatRate(price)}: ${formatRate(rate)}`).join(", ");
  }
}

function ProgramActions({ program, onEdit }: { program: FuelProgram; onEdit: () => void }) {
  const archive = useArchiveProgram();
  const restore = useRestoreProgram();
  const params = { path: { fuel_program_id: program.id } };
  return (
    <Group gap="xs">
      <Button size="xs" variant="default" onClick={onEdit}>
        Edit
      </Button>
      <ArchiveButton
        name={program.name}
        isArchived={program.archived_at !== undefined}
        consequence="It is no longer offered for quotes; quotes that use it keep their amounts."
        archive={() => archive.mutateAsync({ params })}
        restore={() => restore.mutateAsync({ params })}
      />
    </Group>
  );
}
