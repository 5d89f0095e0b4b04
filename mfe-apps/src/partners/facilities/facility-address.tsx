import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, Group, Modal, Text } from "@haul/ui/core";
import { STREET_UNKNOWN, addressLine } from "@haul/ui/freight";
import { FacilityForm } from "./facility-form";
import type { Facility } from "./facilities.queries";

/** The address, and where the street is missing, a way to enter it. */
export function FacilityAddress({ facility }: { facility: Facility }) {
  const mayWrite = useCan("facilities:write");
  const [isEditing, setIsEditing] = useState(false);
  const close = () => setIsEditing(false);
  const { address, name } = facility;
  if (address.line1 !== "") return addressLine(address);
  return (
    <>
      {addressLine(address)}
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {STREET_UNKNOWN}
        </Text>
        {mayWrite && (
          <Button size="xs" variant="default" onClick={() => setIsEditing(true)}>
            Add street
          </Button>
        )}
      </Group>
      {isEditing && (
        <Modal opened onClose={close} size="lg" title={`Edit ${name}`}>
          <FacilityForm record={facility} onDone={close} />
        </Modal>
      )}
    </>
  );
}
