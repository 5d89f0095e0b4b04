import { useState } from "react";
import { useCan } from "@haul/platform";
import { Anchor, Button, Stack, UiLink } from "@haul/ui/core";
import { ArchiveButton, DescriptionList, QueryStates, RecordDrawer } from "@haul/ui/data";
import { EquipmentLabel, ExpiryBadge, StatusBadge } from "@haul/ui/freight";
import { PaperAlert } from "../shared/paper-warnings";
import { TrailerForm } from "./trailer-form";
import { useArchiveTrailer, useRestoreTrailer, useTrailer, type Trailer } from "./trailers.queries";

export interface TrailerDrawerProps {
  trailerId: string;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export function TrailerDrawer({ trailerId, onClose, onPrevious, onNext }: TrailerDrawerProps) {
  const trailer = useTrailer(trailerId);
  const mayWrite = useCan("trailers:write");
  const [editedId, setEditedId] = useState<string | null>(null);
  const isEditing = editedId === trailerId;
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={trailer.data ? `Trailer ${trailer.data.unit_number}` : "Trailer"}
      badge={trailer.data && <StatusBadge kind="truck" status={trailer.data.status} />}
      onPrevious={onPrevious}
      onNext={onNext}
      actions={
        mayWrite &&
        trailer.data &&
        !isEditing && <Actions trailer={trailer.data} onEdit={() => setEditedId(trailerId)} />
      }
    >
      <QueryStates query={trailer}>
        {(data) =>
          isEditing ? <TrailerForm trailer={data} onDone={() => setEditedId(null)} /> : <Facts trailer={data} />
        }
      </QueryStates>
    </RecordDrawer>
  );
}

function Actions({ trailer, onEdit }: { trailer: Trailer; onEdit: () => void }) {
  const archive = useArchiveTrailer();
  const restore = useRestoreTrailer();
  const params = { path: { trailer_id: trailer.id } };
  return (
    <>
      <Button size="xs" onClick={onEdit}>
        Edit
      </Button>
      <ArchiveButton
        name={`Trailer ${trailer.unit_number}`}
        isArchived={trailer.archived_at !== undefined}
        consequence="The trailer is no longer offered for loads; its history stays."
        archive={() => archive.mutateAsync({ params })}
        restore={() => restore.mutateAsync({ params })}
      />
    </>
  );
}

function Facts({ trailer }: { trailer: Trailer }) {
  const { current_load: load } = trailer;
  return (
    <Stack>
      <PaperAlert warnings={trailer.paper_warnings} />
      <DescriptionList
        items={[
          { label: "Equipment", value: <EquipmentLabel equipment={trailer.kind} /> },
          { label: "Length", value: trailer.length_feet !== undefined && `${trailer.length_feet} ft` },
          { label: "Trailer", value: [trailer.year, trailer.make, trailer.model].filter(Boolean).join(" ") },
          { label: "VIN", value: trailer.vin },
          { label: "Plate", value: [trailer.plate_state, trailer.plate].filter(Boolean).join(" ") },
          {
            label: "Load",
            value: load && (
              <Anchor component={UiLink} href={`/apps/loads/${load.id}`}>
                {load.number}
              </Anchor>
            ),
          },
          { label: "Registration until", value: <ExpiryBadge on={trailer.registration_expires_on} /> },
          { label: "Inspection until", value: <ExpiryBadge on={trailer.annual_inspection_expires_on} /> },
          { label: "Terminal", value: trailer.terminal?.name },
          { label: "Why", value: trailer.status_reason },
          { label: "Notes", value: trailer.notes },
        ]}
      />
    </Stack>
  );
}
