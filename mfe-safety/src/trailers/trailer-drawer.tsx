import { EditableDrawer, useRecord, type OpenRecord } from "@haul/platform/lists";
import { Anchor, Stack, UiLink } from "@haul/ui/core";
import { DescriptionList } from "@haul/ui/data";
import { EquipmentLabel } from "@haul/ui/freight";
import { PlaceHold, RecordHolds } from "../holds/record-holds";
import { RecordPapers } from "../papers/record-papers";
import { archivingWords } from "../shared/archiving";
import { PaperAlert } from "../shared/paper-warnings";
import { UnitStatus } from "../shared/unit-status";
import { TrailerForm } from "./trailer-form";
import { trailers, type Trailer } from "./trailers.queries";

export function TrailerDrawer(props: OpenRecord) {
  const { data } = useRecord(trailers, props.id);
  return (
    <EditableDrawer
      {...props}
      of={trailers}
      title={({ unit_number }) => `Trailer ${unit_number}`}
      badge={(trailer) => <UnitStatus unit={trailer} />}
      archiving={archivingWords("trailer", `Trailer ${data?.unit_number ?? ""}`, data)}
      more={(trailer) => (
        <PlaceHold subject={{ kind: "trailer", id: trailer.id }} name={`trailer ${trailer.unit_number}`} />
      )}
      Form={TrailerForm}
    >
      {(trailer) => <Facts trailer={trailer} />}
    </EditableDrawer>
  );
}

function Facts({ trailer }: { trailer: Trailer }) {
  const { current_load: load } = trailer;
  return (
    <Stack>
      <RecordHolds recordId={trailer.id} />
      <PaperAlert warnings={trailer.paper_warnings} />
      <DescriptionList
        items={[
          { label: "Equipment", value: <EquipmentLabel equipment={trailer.kind} /> },
          { label: "Length", value: trailer.length_feet !== undefined && `${trailer.length_feet} ft` },
          { label: "Year and make", value: [trailer.year, trailer.make, trailer.model].filter(Boolean).join(" ") },
          { label: "VIN", value: trailer.vin },
          { label: "Tire size", value: trailer.tire_size },
          { label: "Plate", value: [trailer.plate_state, trailer.plate].filter(Boolean).join(" ") },
          {
            label: "Load",
            value: load && (
              <Anchor component={UiLink} href={`/apps/loads/${load.id}`}>
                {load.number}
              </Anchor>
            ),
          },
          { label: "Terminal", value: trailer.terminal?.name },
          ...(trailer.status_reason ? [{ label: "Status reason", value: trailer.status_reason }] : []),
          { label: "Notes", value: trailer.notes },
        ]}
      />
      <RecordPapers subject={{ kind: "trailer", id: trailer.id }} name={`trailer ${trailer.unit_number}`} />
    </Stack>
  );
}
