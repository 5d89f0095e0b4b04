import { useState } from "react";
import { useCan } from "@haul/platform";
import { Alert, Anchor, Button, List, Modal, UiLink } from "@haul/ui/core";
import { formatDate } from "@haul/ui/freight";
import { IconLock } from "@haul/ui/icons";
import { NewHold } from "./hold-form";
import { useHoldsOn, type LegalHold } from "./holds.queries";

interface PlaceHoldProps {
  subject: { kind: LegalHold["record_kind"]; id: string };
  name: string;
}

/** The mark of a record on legal hold, for those who may see it. */
export function RecordHolds({ recordId }: { recordId: string }) {
  const inForce = useHoldsOn(recordId).data?.items ?? [];
  if (inForce.length === 0) return null;
  return (
    <Alert color="amber" icon={<IconLock size={16} aria-hidden />} title="On legal hold">
      <List size="md">
        {inForce.map(({ id, matter, begins_on }) => (
          <List.Item key={id}>
            <Anchor component={UiLink} href={`/apps/safety/drivers?tab=retention&of=holds&legal_hold=${id}`}>
              {matter}
            </Anchor>
            , since {formatDate(begins_on)}. This record can’t be purged.
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** The way to place a hold on a record. */
export function PlaceHold({ subject, name }: PlaceHoldProps) {
  const { data } = useHoldsOn(subject.id);
  const mayPlace = useCan("legal_holds:write");
  const [isPlacing, setIsPlacing] = useState(false);
  if (!mayPlace || !data) return null;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconLock size={14} aria-hidden />}
        onClick={() => setIsPlacing(true)}
      >
        {data.items.length > 0 ? "Place another legal hold" : "Place legal hold"}
      </Button>
      {isPlacing && (
        <Modal opened onClose={() => setIsPlacing(false)} title={`Place a legal hold on ${name}`}>
          <NewHold on={{ ...subject, name }} onDone={() => setIsPlacing(false)} />
        </Modal>
      )}
    </>
  );
}
