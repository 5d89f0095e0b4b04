import type { ApiData } from "@haul/platform";
import { List, Modal, Text, UiLink, Anchor } from "@haul/ui/core";

interface FileGapsProps {
  gaps: ApiData<"/api/clearinghouse_file", "post">["left_out"];
  onClose: () => void;
}

/** Who is not in the file, and what to enter so that they are. */
export function FileGaps({ gaps, onClose }: FileGapsProps) {
  return (
    <Modal opened onClose={onClose} title="Not in the file">
      <Text>The Clearinghouse needs more about these drivers. Enter it, then download the file again.</Text>
      <List mt="sm">
        {gaps.map(({ driver_id, driver_name, missing }) => (
          <List.Item key={driver_id}>
            <Anchor component={UiLink} href={`/apps/safety/drivers?driver=${driver_id}`}>
              {driver_name}
            </Anchor>
            : {missing.join(", ")}
          </List.Item>
        ))}
      </List>
    </Modal>
  );
}
