import { type ReactNode, useState } from "react";
import { type ApiData, useApiMutation, useApiPages, useCan } from "@haul/platform";
import { Badge, Button, Code, confirm, Text, toast } from "@haul/ui/core";
import { type Column, DataTable, EmptyState, listOf } from "@haul/ui/data";
import { formatDate } from "@haul/ui/format";
import { RelativeTime } from "@haul/ui/freight";
import { IconKey } from "@haul/ui/icons";
import { CreateApiKeyDrawer } from "./create-api-key-drawer";

type ApiKey = ApiData<"/api/api_keys", "get">["items"][number];

interface ApiKeyListProps {
  /** What stands above the list, around the button that creates a key; an empty list has it in its middle. */
  readonly head: (create: ReactNode) => ReactNode;
}

/** The company's keys, with their permissions and last use, to be created and revoked. */
export function ApiKeyList({ head }: ApiKeyListProps) {
  const canWrite = useCan("api_keys:write");
  const [isCreating, setCreating] = useState(false);
  const keys = useApiPages("/api/api_keys");
  const revoke = useApiMutation("post", "/api/api_keys/{api_key_id}/revoke", { invalidates: ["/api/api_keys"] });

  const askToRevoke = async (key: ApiKey) => {
    const isSure = await confirm({
      title: `Revoke ${key.name}?`,
      body: "Programs that use this key will be refused from now on. This cannot be undone.",
      action: "Revoke key",
      isDestructive: true,
    });
    if (!isSure) return;
    const target = { params: { path: { api_key_id: key.id } } };
    revoke.mutate(target, {
      onError: (error) => {
        toast.error(error);
      },
    });
  };

  const columns: readonly Column<ApiKey>[] = [
    { key: "name", title: "Name", render: (key) => key.name },
    { key: "prefix", title: "Key", render: (key) => <Code>{key.prefix}…</Code> },
    { key: "permissions", title: "Permissions", isWrapping: true, render: (key) => key.permissions.join(", ") },
    { key: "state", title: "Status", card: "badge", render: (key) => <KeyState apiKey={key} /> },
    {
      key: "last_used_at",
      title: "Last used",
      render: (key) => (key.last_used_at === undefined ? "Never" : <RelativeTime at={key.last_used_at} />),
    },
    { key: "created_by", title: "Created by", render: (key) => key.created_by },
    {
      key: "actions",
      title: "",
      align: "end",
      render: (key) =>
        key.revoked_at === undefined &&
        canWrite && (
          <Button size="compact-sm" variant="default" onClick={() => void askToRevoke(key)}>
            Revoke
          </Button>
        ),
    },
  ];
  const create = canWrite && (
    <Button
      leftSection={<IconKey size={16} aria-hidden />}
      onClick={() => {
        setCreating(true);
      }}
    >
      Create API key
    </Button>
  );
  return (
    <>
      {head(keys.data?.pages[0]?.items.length !== 0 && create)}
      <DataTable
        label="API keys"
        noun="API keys"
        list={listOf(keys)}
        columns={columns}
        rowId={(key) => key.id}
        empty={
          <EmptyState icon={IconKey} title="No API keys yet" action={create}>
            A key lets another program read or write exactly what you allow.
          </EmptyState>
        }
      />
      <CreateApiKeyDrawer
        isOpen={isCreating}
        onClose={() => {
          setCreating(false);
        }}
      />
    </>
  );
}

function KeyState({ apiKey }: { apiKey: ApiKey }) {
  if (apiKey.revoked_at !== undefined) return <Badge color="red">Revoked</Badge>;
  if (apiKey.expires_on === undefined) return <Badge color="green">Valid</Badge>;
  const isExpired = apiKey.expires_on < new Date().toISOString().slice(0, 10);
  return (
    <>
      <Badge color={isExpired ? "red" : "green"}>{isExpired ? "Expired" : "Valid"}</Badge>
      <Text span size="sm" c="dimmed" ms={6}>
        until {formatDate(apiKey.expires_on)}
      </Text>
    </>
  );
}
