import { useEffect, useState } from "react";
import { apiClient, apiKey, useApiQuery, useQueryClient, useSession } from "@haul/platform";
import { Alert } from "@haul/ui/core";
import { IconUsers } from "@haul/ui/icons";
import { type PersonPresent, type Subject, pathOf } from "./annotations.queries";

const PRESENCE = "/api/records/{record_kind}/{record_id}/presence";
/** The server counts a person as gone after 45 seconds. */
const EVERY_MS = 20_000;

/** From a record's page to its form the record stays open; only then is it closed. */
const LEAVE_MS = 1_000;
/** How many places of this tab show a record, by its id. */
const shown = new Map<string, number>();

interface RecordPresenceProps {
  subject: Subject;
  /** This person is changing the record. */
  isEditing: boolean;
}

/** Says who else has the record open, and tells the others of this person. Live updates bring changes at once. */
export function RecordPresence({ subject, isEditing }: RecordPresenceProps) {
  const { kind, id } = subject;
  const queryClient = useQueryClient();
  const isPerson = useSession()?.user_id !== undefined;
  const init = { params: pathOf(subject) };
  // The announcement's answer names the others; they are read again when a live update says so.
  const [isAnnounced, setIsAnnounced] = useState(false);
  const query = useApiQuery(PRESENCE, init, {
    enabled: isAnnounced,
    staleTime: Infinity,
    meta: { isBackground: true },
  });

  useEffect(() => {
    if (!isPerson) return;
    const params = pathOf({ kind, id });
    const key = apiKey(PRESENCE, { params });
    const announce = () => {
      // A hidden tab is no person at the record.
      if (document.hidden) return;
      apiClient.PUT(PRESENCE, { params, body: { is_editing: isEditing } }).then(
        ({ data }) => {
          queryClient.setQueryData(key, data);
          setIsAnnounced(true);
        },
        // It is said again in 20 seconds.
        () => undefined,
      );
    };
    announce();
    const timer = setInterval(announce, EVERY_MS);
    document.addEventListener("visibilitychange", announce);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", announce);
    };
  }, [kind, id, isEditing, isPerson, queryClient]);

  useEffect(() => {
    if (!isPerson) return;
    const params = pathOf({ kind, id });
    shown.set(id, (shown.get(id) ?? 0) + 1);
    return () => {
      shown.set(id, (shown.get(id) ?? 1) - 1);
      setTimeout(() => {
        if ((shown.get(id) ?? 0) > 0) return;
        shown.delete(id);
        // Without it the person is gone after 45 seconds.
        apiClient.DELETE(PRESENCE, { params }).catch(() => undefined);
      }, LEAVE_MS);
    };
  }, [kind, id, isPerson]);

  const others = query.data?.others ?? [];
  if (others.length === 0) return null;
  const isWarning = others.some((one) => one.is_editing);
  return (
    <Alert
      role="status"
      p="xs"
      color={isWarning ? "amber" : "gray"}
      variant="light"
      icon={<IconUsers size={16} aria-hidden />}
    >
      {presenceWords(others)}
    </Alert>
  );
}

/** `Dana Reyes is editing this. Ann Lee has it open.` */
export function presenceWords(others: readonly PersonPresent[]): string {
  const names = (people: readonly PersonPresent[]) =>
    new Intl.ListFormat("en-US", { type: "conjunction" }).format(people.map(({ name }) => name));
  const editing = others.filter((one) => one.is_editing);
  const reading = others.filter((one) => !one.is_editing);
  const sentences = [
    editing.length > 0 && `${names(editing)} ${editing.length === 1 ? "is" : "are"} editing this.`,
    reading.length > 0 && `${names(reading)} ${reading.length === 1 ? "has" : "have"} it open.`,
  ];
  return sentences.filter(Boolean).join(" ");
}
