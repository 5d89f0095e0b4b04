import { urlFlag, useCan, useUrlState } from "@haul/platform";
import { Alert, Button, Group, Stack, Text, confirm, toast } from "@haul/ui/core";
import { Panel, QueryStates, RecordDrawer } from "@haul/ui/data";
import { formatDay, formatTime, localZone, zoneAbbreviation } from "@haul/ui/format";
import { IconAlertTriangle, IconEdit } from "@haul/ui/icons";
import { type RemittanceChange, useRemittance, useStopChange } from "./banking.queries";
import { PayeeFacts } from "./payee-facts";
import { RemittanceForm } from "./remittance-form";

const STATE = { change: urlFlag() };

/** The payment instructions, and the change that is waiting. */
export function BankingTab() {
  const remittance = useRemittance();
  const mayWrite = useCan("banking:write");
  const [{ change }, setState] = useUrlState(STATE);
  const close = () => {
    setState({ change: false });
  };
  return (
    <QueryStates query={remittance}>
      {({ in_effect, waiting }) => (
        <Stack>
          {waiting && <WaitingChange change={waiting} />}
          <Panel
            title="Payment instructions"
            action={
              mayWrite && (
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconEdit size={14} aria-hidden />}
                  disabled={waiting !== undefined}
                  onClick={() => {
                    setState({ change: true });
                  }}
                >
                  Change
                </Button>
              )
            }
          >
            {in_effect ? (
              <PayeeFacts change={in_effect} />
            ) : (
              <Text c="dimmed">
                Nothing yet. Until then, invoices show your remit-to address, or the next best one under Profile.
              </Text>
            )}
          </Panel>
          <Text size="sm" c="dimmed">
            A change needs a fresh sign-in and takes effect 24 hours later. Every Admin is notified right away and can
            stop it. The full account number is stored encrypted, and every view of it is logged.
          </Text>
          {change && mayWrite && waiting === undefined && (
            <RecordDrawer isOpen onClose={close} title="Change payment instructions">
              <RemittanceForm inEffect={in_effect} onDone={close} />
            </RecordDrawer>
          )}
        </Stack>
      )}
    </QueryStates>
  );
}

function WaitingChange({ change }: { change: RemittanceChange }) {
  const mayStop = useCan("banking:write");
  const stop = useStopChange();
  const zone = localZone();
  const when = `${formatDay(change.effective_at, zone)}, ${formatTime(change.effective_at, zone)} ${zoneAbbreviation(change.effective_at, zone)}`;
  const ask = async () => {
    const agreed = await confirm({
      title: "Stop this change?",
      body: `Customers pay as before. ${change.requested_by} can request it again.`,
      action: "Stop change",
      isDestructive: true,
    });
    if (!agreed) return;
    try {
      await stop.mutateAsync({ params: { path: { remittance_change_id: change.id } } });
      toast.success("The change is stopped. Every Admin was notified.");
    } catch (error) {
      toast.error(error);
    }
  };
  return (
    <Alert color="amber" icon={<IconAlertTriangle aria-hidden />} title="A change is waiting">
      <Stack gap="sm">
        <Text>
          {change.requested_by} requested it. It takes effect on {when}. If you didn&apos;t expect it, stop it and ask
          them.
        </Text>
        <PayeeFacts change={change} />
        {mayStop && (
          <Group>
            <Button color="red" loading={stop.isPending} onClick={() => void ask()}>
              Stop change
            </Button>
          </Group>
        )}
      </Stack>
    </Alert>
  );
}
