import { useCan } from "@haul/platform";
import { EditableDrawer, type OpenRecord } from "@haul/platform/lists";
import { Button, CopyButton, Stack, Text } from "@haul/ui/core";
import { DescriptionList, Panel, QueryStates } from "@haul/ui/data";
import { Day, labelOf, StatusBadge } from "@haul/ui/freight";
import { IconCopy } from "@haul/ui/icons";
import { RecordLink } from "../shared/record-link";
import { REHIRE_ELIGIBILITIES, TERMINATION_REASONS } from "../words";
import { Checklist, OpenSteps } from "./checklist";
import { TerminationForm } from "./termination-form";
import { terminations, useStatement, type Termination } from "./terminations.queries";

/** A termination: what is left to do, why the driver left, and what a future employer may be told. */
export function TerminationDrawer(props: OpenRecord) {
  return (
    <EditableDrawer
      {...props}
      of={terminations}
      title={({ driver_name }) => `${driver_name} left`}
      badge={(termination) => <OpenSteps termination={termination} />}
      archiving="Only for a termination added by mistake: it restores the driver’s previous status."
      Form={TerminationForm}
    >
      {(termination) => <Facts termination={termination} />}
    </EditableDrawer>
  );
}

function Facts({ termination }: { termination: Termination }) {
  const { driver_id: id, driver_name: name, employed_from, last_on, reason, reason_note, rehire } = termination;
  const seesAccidents = useCan("accidents:read");
  return (
    <Stack>
      <DescriptionList
        items={[
          { label: "Driver", value: <RecordLink kind="driver" record={{ id, name }} /> },
          { label: "From", value: employed_from && <Day on={employed_from} /> },
          { label: "Last day", value: <Day on={last_on} /> },
          { label: "Reason", value: labelOf(TERMINATION_REASONS, reason) },
          { label: "Details", value: reason_note },
          { label: "Rehire", value: <StatusBadge kind={REHIRE_ELIGIBILITIES} status={rehire} /> },
        ]}
      />
      {/* Marks that wait for the server belong to one termination. */}
      <Checklist key={termination.id} termination={termination} />
      {seesAccidents && <Statement id={termination.id} />}
    </Stack>
  );
}

/** What a future employer may be told, ready to send. */
function Statement({ id }: { id: string }) {
  const query = useStatement(id);
  return (
    <Panel
      title="For future employers"
      action={
        query.data && (
          <CopyButton value={query.data.text}>
            {({ copied, copy }) => (
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconCopy size={14} aria-hidden />}
                onClick={copy}
              >
                {copied ? "Copied" : "Copy"}
              </Button>
            )}
          </CopyButton>
        )
      }
    >
      <QueryStates query={query}>{({ text }) => <Text style={{ whiteSpace: "pre-line" }}>{text}</Text>}</QueryStates>
    </Panel>
  );
}
