import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, Group, Menu, ActionIcon, Text } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { StopTime, formatTemperature, localZone } from "@haul/ui/freight";
import { IconDots } from "@haul/ui/icons";
import { DOT } from "../../../shared/dot";
import { POSITION_SOURCES } from "../../../words";
import { CheckCallDialog } from "./check-call-dialog";
import { VoidCheckCallDialog } from "./void-check-call-dialog";
import { callName } from "../tracking-words";
import { hasCrew, useCheckCalls, type CheckCall, type TrackedLoad } from "../tracking.queries";
import classes from "../tracking.module.css";

const FIRST = 5;

interface Props {
  loadId: string;
  /** Where the load is going; nothing when it is not open. */
  row: TrackedLoad | null | undefined;
}

/** Check calls during the trip, newest first. Voided ones stay readable, crossed out, with the reason. */
export function CheckCallHistory({ loadId, row }: Props) {
  const query = useCheckCalls(loadId);
  const mayWrite = useCan("tracking:write");
  const [correcting, setCorrecting] = useState<CheckCall | null>(null);
  const [voiding, setVoiding] = useState<CheckCall | null>(null);
  const [isAll, setIsAll] = useState(false);
  return (
    <QueryStates query={query}>
      {({ items }) => (
        <>
          {items.length === 0 && <Text c="dimmed">No check calls yet.</Text>}
          <ul className={classes.calls}>
            {items.slice(0, isAll ? undefined : FIRST).map((call) => (
              <li key={call.id}>
                <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
                  <CallFacts call={call} zone={call.eta_stop?.time_zone ?? row?.next_stop?.time_zone ?? localZone()} />
                  {mayWrite && !call.voided_at && (
                    <Menu>
                      <Menu.Target>
                        <ActionIcon aria-label={`Actions for the check call at ${callName(call)}`}>
                          <IconDots size={16} />
                        </ActionIcon>
                      </Menu.Target>
                      <Menu.Dropdown>
                        {row && hasCrew(row) && <Menu.Item onClick={() => setCorrecting(call)}>Correct</Menu.Item>}
                        <Menu.Item onClick={() => setVoiding(call)}>Void</Menu.Item>
                      </Menu.Dropdown>
                    </Menu>
                  )}
                </Group>
              </li>
            ))}
          </ul>
          {items.length > FIRST && !isAll && (
            <Button mt="xs" size="xs" variant="default" onClick={() => setIsAll(true)}>
              Show all {items.length}
            </Button>
          )}
          {correcting && row && <CheckCallDialog row={row} corrects={correcting} onClose={() => setCorrecting(null)} />}
          {voiding && <VoidCheckCallDialog call={voiding} onClose={() => setVoiding(null)} />}
        </>
      )}
    </QueryStates>
  );
}

function CallFacts({ call, zone }: { call: CheckCall; zone: string }) {
  const { occurred_at, eta_at, eta_stop, temperature_fahrenheit, note, voided_at, voided_by, void_reason } = call;
  return (
    <div>
      <div className={voided_at ? classes.voided : undefined}>
        <Text fw={500}>{callName(call)}</Text>
        <Text size="sm">
          {[
            eta_at && eta_stop && (
              <span key="eta">
                ETA {eta_stop.city} <StopTime at={eta_at} zone={zone} />
              </span>
            ),
            temperature_fahrenheit !== undefined && formatTemperature(temperature_fahrenheit),
            note,
          ]
            .filter(Boolean)
            .map((part, index) => (
              <span key={index}>
                {index > 0 && DOT}
                {part}
              </span>
            ))}
        </Text>
      </div>
      <Text size="sm" c="dimmed">
        <StopTime at={occurred_at} zone={zone} />
        &nbsp;· {POSITION_SOURCES[call.source]}, noted by {call.logged_by}
        {call.corrects_id && `${DOT}corrects an earlier one`}
      </Text>
      {voided_at && (
        <Text size="sm" c="dimmed">
          Voided by {voided_by}: {void_reason}
        </Text>
      )}
    </div>
  );
}
