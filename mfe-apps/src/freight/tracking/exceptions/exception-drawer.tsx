import { useState } from "react";
import { useCan, useSession } from "@haul/platform";
import type { OpenRecord } from "@haul/platform/lists";
import { Anchor, Button, Stack, Text, UiLink, toast, useIsPhone } from "@haul/ui/core";
import { DescriptionList, QueryStates, RecordDrawer } from "@haul/ui/data";
import { StatusBadge, StopTime, codeWord, localZone } from "@haul/ui/freight";
import { DOT } from "../../../shared/dot";
import { EXCEPTION_KINDS, EXCEPTION_STATUSES, LATE_REASONS } from "../../../words";
import { RecordLink } from "../../../shared/record-link";
import { ResolveDialog } from "./resolve-dialog";
import { useAcknowledgeException, useException, useUpdateException, type TrackingException } from "../tracking.queries";
import classes from "../tracking.module.css";

/** One thing that went wrong: what is known, who has it, and how it ended. */
export function ExceptionDrawer({ id: exceptionId, onClose, onPrevious, onNext }: OpenRecord) {
  const query = useException(exceptionId);
  const exception = query.data;
  const isPhone = useIsPhone();
  const mayWrite = useCan("tracking:write");
  const steps = mayWrite && exception && exception.status !== "resolved" && <Steps exception={exception} />;
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      onPrevious={onPrevious}
      onNext={onNext}
      title={exception ? `${EXCEPTION_KINDS[exception.kind]}${DOT}load ${exception.load.number}` : "Exception"}
      badge={exception && <StatusBadge kind={EXCEPTION_STATUSES} status={exception.status} />}
      actions={isPhone ? undefined : steps}
    >
      <QueryStates query={query}>
        {(data) => (
          <Stack>
            <Text>{data.detail}</Text>
            <DescriptionList items={factsOf(data)} />
            {isPhone && steps && (
              <div className={classes.bar}>
                <div className={classes.thumbs}>{steps}</div>
              </div>
            )}
          </Stack>
        )}
      </QueryStates>
    </RecordDrawer>
  );
}

function factsOf(exception: TrackingException) {
  const { load, customer, stop, owner, reason_code, note, is_automatic, opened_by, opened_at } = exception;
  const zone = stop?.time_zone ?? localZone();
  const done = (by: string | undefined, at: string | undefined) =>
    at && (
      <>
        {by ? `${by}, ` : ""}
        <StopTime at={at} zone={zone} />
      </>
    );
  return [
    {
      label: "Load",
      value: (
        <Anchor component={UiLink} href={`/apps/track&trace?load=${load.id}`}>
          {load.number}
        </Anchor>
      ),
    },
    { label: "Customer", value: <RecordLink kind="customer" record={customer} /> },
    {
      label: "Stop",
      value: stop && `${codeWord("stop", stop.kind)}: ${stop.facility_name}, ${stop.city}, ${stop.state}`,
    },
    { label: "Opened", value: done(is_automatic ? "Automatically" : opened_by, opened_at) },
    { label: "Owner", value: owner?.name ?? "Unassigned" },
    { label: "Caused by", value: reason_code && LATE_REASONS[reason_code] },
    { label: "Note", value: note },
    ...(exception.acknowledged_at
      ? [{ label: "Acknowledged", value: done(exception.acknowledged_by, exception.acknowledged_at) }]
      : []),
    ...(exception.resolved_at
      ? [
          {
            label: "Resolved",
            value: done(
              exception.is_resolved_by_itself ? "Automatically" : exception.resolved_by,
              exception.resolved_at,
            ),
          },
          { label: "How", value: exception.resolution },
        ]
      : []),
  ];
}

function Steps({ exception }: { exception: TrackingException }) {
  const { id, version, status, owner } = exception;
  const [isResolving, setIsResolving] = useState(false);
  const acknowledge = useAcknowledgeException();
  const update = useUpdateException();
  const userId = useSession()?.user_id;
  const size = useIsPhone() ? "md" : "xs";
  const params = { path: { tracking_exception_id: id } };
  const onError = (error: unknown) => toast.error(error);
  return (
    <>
      {status === "open" && (
        <Button
          size={size}
          loading={acknowledge.isPending}
          onClick={() => acknowledge.mutate({ params, body: { version } }, { onError })}
        >
          Acknowledge
        </Button>
      )}
      {userId !== undefined && status !== "open" && owner?.id !== userId && (
        <Button
          size={size}
          variant="default"
          loading={update.isPending}
          onClick={() => update.mutate({ params, body: { version, owner_id: userId } }, { onError })}
        >
          Take over
        </Button>
      )}
      <Button size={size} variant={status === "open" ? "default" : "filled"} onClick={() => setIsResolving(true)}>
        Resolve
      </Button>
      {isResolving && <ResolveDialog exception={exception} onClose={() => setIsResolving(false)} />}
    </>
  );
}
