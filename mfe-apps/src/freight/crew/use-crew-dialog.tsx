import { useCan, type FoundRecord } from "@haul/platform";
import { AddDialog } from "@haul/platform/lists";
import type { ReactNode } from "react";
import { useCreateRecord } from "../../shared/use-create-record";
import { drivers, trailers, trucks } from "./crew.queries";
import { DriverForm } from "./driver-form";
import { TrailerForm, TruckForm, type Equipment } from "./unit-forms";

/** For a record field: what its last option opens, for those who may add such a record. */
type Adding = { readonly onCreate?: Ask; readonly createLabel?: string };
type Ask = (typed: string) => Promise<FoundRecord | null>;

interface CrewDialog {
  readonly driver: Adding;
  readonly coDriver: Adding;
  readonly truck: Adding;
  readonly trailer: Adding;
  /** Stands beside the form that asks; empty until asked. */
  readonly dialog: ReactNode;
}

/** What of a crew is not chosen yet. */
interface Lacking {
  readonly truck: boolean;
  readonly trailer: boolean;
}

/** Adds a driver, truck or trailer on the spot, while a crew is being chosen; a driver with what the crew lacks. */
export function useCrewDialog(equipment: Equipment, lacking: Lacking): CrewDialog {
  const driver = useCreateRecord<FoundRecord>((props) => (
    <AddDialog of={drivers} onClose={() => props.onDone(null)}>
      <DriverForm {...props} lacks={{ ...lacking, equipment }} />
    </AddDialog>
  ));
  const coDriver = useCreateRecord<FoundRecord>((props) => (
    <AddDialog of={drivers} onClose={() => props.onDone(null)}>
      <DriverForm {...props} />
    </AddDialog>
  ));
  const truck = useCreateRecord<FoundRecord>((props) => (
    <AddDialog of={trucks} onClose={() => props.onDone(null)}>
      <TruckForm {...props} />
    </AddDialog>
  ));
  const trailer = useCreateRecord<FoundRecord>((props) => (
    <AddDialog of={trailers} onClose={() => props.onDone(null)}>
      <TrailerForm {...props} equipment={equipment} />
    </AddDialog>
  ));
  return {
    driver: useAdding(drivers, driver.ask),
    coDriver: useAdding(drivers, coDriver.ask),
    truck: useAdding(trucks, truck.ask),
    trailer: useAdding(trailers, trailer.ask),
    dialog: (
      <>
        {driver.dialog}
        {coDriver.dialog}
        {truck.dialog}
        {trailer.dialog}
      </>
    ),
  };
}

function useAdding({ noun, permission }: Pick<typeof drivers, "noun" | "permission">, onCreate: Ask): Adding {
  return useCan(permission) ? { onCreate, createLabel: `Add ${noun.one}` } : {};
}
