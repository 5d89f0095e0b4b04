import { useState } from "react";
import { useCan, useIsChanging, useNavigate, usePageTitle, useParams } from "@haul/platform";
import { RecordPresence, type Saving, useOpenedVersion } from "@haul/platform/lists";
import { ActionIcon, Button, Group, Stack, Text, UiLink, confirm, toast, useIsPhone } from "@haul/ui/core";
import { EmptyState, ForbiddenState, PageHeader, Panel, QueryStates } from "@haul/ui/data";
import { Form, FormActions, useForm } from "@haul/ui/forms";
import { StopSchedule, codeWord } from "@haul/ui/freight";
import { IconArrowDown, IconArrowUp, IconLock, IconPencil, IconPlus, IconTrash } from "@haul/ui/icons";
import { asksAboutReference, loadUpdate, loadValues, type LoadValues } from "./load-form-values";
import { loadProblems, loadSchema } from "./load-schema";
import { CustomerSection, FreightSection, MoreSections } from "./load-sections";
import {
  isFinanciallyLocked,
  useLoad,
  useRemoveStop,
  useReorderStops,
  useUpdateLoad,
  type Load,
  type Stop,
} from "../loads.queries";
import { StopDialog } from "../stops/stop-dialog";

/** Changes a load's facts and its stops. Each stop is saved by itself, so that what happened there stays with it. */
export default function LoadEditPage() {
  const { load_id: loadId = "" } = useParams();
  const load = useLoad(loadId);
  const mayWrite = useCan("loads:write");
  usePageTitle(load.data ? `Edit load ${load.data.number}` : "Edit load");
  if (!mayWrite) return <ForbiddenState permission="loads:write" />;
  return (
    <QueryStates query={load}>
      {(data) => (
        <>
          <PageHeader
            title={`Edit load ${data.number}`}
            description={data.customer.name}
            back={{ href: `/apps/loads/${data.id}`, label: `Load ${data.number}` }}
          />
          {data.allowed_actions.includes("edit") ? <Editors key={data.id} load={data} /> : <Closed load={data} />}
        </>
      )}
    </QueryStates>
  );
}

/** Why nothing of the load can be changed, and who could change that. */
function Closed({ load }: { load: Load }) {
  const back = (
    <Button component={UiLink} href={`/apps/loads/${load.id}`} variant="default">
      Back to the load
    </Button>
  );
  return (
    <EmptyState icon={IconLock} title="This load cannot be changed" action={back}>
      {isFinanciallyLocked(load)
        ? "Billing has approved it, so its revenue is read-only. Someone who can undo approvals does that under Ready to bill, with a reason."
        : "It is canceled. Reopen it first."}
    </EmptyState>
  );
}

/** The stops and the facts, which are saved on the same version. */
function Editors({ load }: { load: Load }) {
  // As it was when the form opened: what a colleague changes meanwhile is not overwritten.
  const [opened] = useState(load);
  const saving = useOpenedVersion(load.version);
  return (
    <Stack gap="lg">
      <RecordPresence subject={{ kind: "load", id: load.id }} isEditing />
      {load.allowed_actions.includes("edit_stops") && (
        <Panel title="Stops">
          <StopEditor load={load} saving={saving} />
        </Panel>
      )}
      <LoadEditor load={opened} saving={saving} />
    </Stack>
  );
}

function LoadEditor({ load, saving }: { load: Load; saving: Saving }) {
  const navigate = useNavigate();
  const update = useUpdateLoad();
  const form = useForm<LoadValues>({ initialValues: loadValues(load), schema: loadSchema, validate: loadProblems });
  const page = `/apps/loads/${load.id}`;

  const save = async (values: LoadValues) => {
    const params = { path: { load_id: load.id } };
    try {
      await saving((version) => update.mutateAsync({ params, body: loadUpdate(values, { ...load, version }) }));
    } catch (error) {
      if (asksAboutReference(error)) form.setFieldValue("is_reference_taken", true);
      throw error;
    }
    await navigate(page);
  };

  return (
    <Form form={form} onSubmit={save} gap="lg" aria-label={`Edit load ${load.number}`}>
      <CustomerSection />
      <FreightSection />
      <MoreSections />
      <FormActions submitLabel="Save load" onCancel={() => void navigate(page)} />
    </Form>
  );
}

/** Where freight is taken on, and where it is given off. */
const ENDS: readonly (readonly Stop["kind"][])[] = [
  ["pickup", "hook_trailer"],
  ["delivery", "drop_trailer"],
];

/** The only one of its kind: without it, there is no load. */
const isNeeded = (stop: Stop, stops: readonly Stop[]) =>
  ENDS.some((kinds) => kinds.includes(stop.kind) && stops.filter(({ kind }) => kinds.includes(kind)).length === 1);

function StopEditor({ load, saving }: { load: Load; saving: Saving }) {
  const [editing, setEditing] = useState<Stop | "new" | null>(null);
  const remove = useRemoveStop();
  const reorder = useReorderStops();
  const isChanging = useIsChanging(load.id);
  const isPhone = useIsPhone();
  // A thumb hits each of them, below the stop that they are for.
  const look = { variant: "subtle", ...(isPhone ? { size: "2.75rem" } : {}) };
  const save = (change: (version: number) => Promise<Load>) =>
    saving(change).catch((error: unknown) => toast.error(error));

  const drop = async (stop: Stop) => {
    const agreed = await confirm({
      title: `Remove ${codeWord("stop", stop.kind).toLowerCase()} at ${stop.facility.name}?`,
      body: "This takes effect right away. Its appointment and references go with it; the history keeps them.",
      action: "Remove stop",
      isDestructive: true,
    });
    const params = { path: { load_id: load.id, stop_id: stop.id } };
    if (agreed) await save((version) => remove.mutateAsync({ params, body: { version } }));
  };

  const move = (index: number, by: number) => {
    const ids = load.stops.map((stop) => stop.id);
    const [moved] = ids.splice(index, 1);
    if (moved === undefined) return;
    ids.splice(index + by, 0, moved);
    const params = { path: { load_id: load.id } };
    void save((version) => reorder.mutateAsync({ params, body: { version, stop_ids: ids } }));
  };

  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        Changes to stops are saved right away. A load needs at least one pickup and one delivery.
      </Text>
      {load.stops.map((stop, index) => (
        <Group key={stop.id} justify="space-between" gap={isPhone ? 0 : "md"} wrap={isPhone ? "wrap" : "nowrap"}>
          <div>
            <Text fw={600}>
              {index + 1}. {codeWord("stop", stop.kind)}: {stop.facility.name}
            </Text>
            <Text size="sm" c="dimmed">
              {stop.facility.address.city}, {stop.facility.address.state}&nbsp;· <StopSchedule stop={stop} />
            </Text>
          </div>
          <Group gap={4} wrap="nowrap" {...(isPhone ? { flex: "1 0 100%", justify: "flex-end" } : {})}>
            <ActionIcon
              {...look}
              aria-label={`Move ${stop.facility.name} up`}
              disabled={isChanging || index === 0}
              onClick={() => move(index, -1)}
            >
              <IconArrowUp size={16} />
            </ActionIcon>
            <ActionIcon
              {...look}
              aria-label={`Move ${stop.facility.name} down`}
              disabled={isChanging || index === load.stops.length - 1}
              onClick={() => move(index, 1)}
            >
              <IconArrowDown size={16} />
            </ActionIcon>
            <ActionIcon {...look} aria-label={`Change ${stop.facility.name}`} onClick={() => setEditing(stop)}>
              <IconPencil size={16} />
            </ActionIcon>
            <ActionIcon
              {...look}
              color="red"
              aria-label={`Remove ${stop.facility.name}`}
              disabled={isChanging || isNeeded(stop, load.stops)}
              onClick={() => void drop(stop)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        </Group>
      ))}
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setEditing("new")}
        >
          Add stop
        </Button>
      </Group>
      {editing && (
        <StopDialog
          load={load}
          stop={editing === "new" ? undefined : editing}
          saving={saving}
          onClose={() => setEditing(null)}
        />
      )}
    </Stack>
  );
}
