import { useState } from "react";
import { type ApiData, useApiMutation, useApiPages, useCan } from "@haul/platform";
import { useListAddress } from "@haul/platform/lists";
import { Button, confirm, Email, Group, Modal, toast } from "@haul/ui/core";
import { type Column, type Filter, ListPage, listOf } from "@haul/ui/data";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { RelativeTime, StatusBadge, statusOptions } from "@haul/ui/freight";
import { IconUserPlus } from "@haul/ui/icons";
import { JOIN_REQUEST } from "../../words";
import { AdminTabs } from "../admin-tabs";
import { joinRequestRecord } from "../admin.records";
import { ROLE_OPTIONS } from "../role-options";
import type { User } from "./users.queries";

type JoinRequest = ApiData<"/api/join_requests", "get">["items"][number];

const STATUSES = ["open", "admitted", "rejected", "withdrawn"] as const;

const FILTERS: readonly Filter[] = [
  {
    kind: "select",
    name: "status",
    label: "Status",
    options: statusOptions(joinRequestRecord.looks),
  },
];

const STALE = ["/api/join_requests", "/api/users", "/api/notices"] as const;

/** People who asked to join by the company's USDOT number. */
export function JoinRequestsTab() {
  const { params, setParams, memory } = useListAddress("join_requests");
  const canWrite = useCan("users:write");
  const [admitting, setAdmitting] = useState<JoinRequest | null>(null);
  const status = STATUSES.find((one) => one === params.get("status"));
  const list = listOf(useApiPages("/api/join_requests", { params: { query: { status: status && [status] } } }));
  const reject = useApiMutation("post", "/api/join_requests/{join_request_id}/reject", { invalidates: STALE });

  const askToReject = async (request: JoinRequest) => {
    const isSure = await confirm({
      title: `Reject ${request.full_name}?`,
      body: `${request.email} will not be able to join. They can ask again.`,
      action: "Reject request",
      isDestructive: true,
    });
    if (!isSure) return;
    const target = { params: { path: { join_request_id: request.id } }, body: {} };
    reject.mutate(target, {
      onError: (error) => {
        toast.error(error);
      },
    });
  };

  const columns: readonly Column<JoinRequest>[] = [
    { key: "full_name", title: "Name", render: (request) => request.full_name },
    { key: "email", title: "Email", render: (request) => <Email address={request.email} /> },
    { key: "created_at", title: "Requested", render: (request) => <RelativeTime at={request.created_at} /> },
    {
      key: "status",
      title: "Status",
      card: "badge",
      render: (request) => <StatusBadge kind={joinRequestRecord.looks} status={request.status} />,
    },
    { key: "decided_by", title: "Decided by", render: (request) => request.decided_by },
    {
      key: "actions",
      title: "",
      align: "end",
      render: (request) =>
        request.status === "open" &&
        canWrite && (
          <Group gap="xs" justify="flex-end" wrap="nowrap">
            <Button
              size="compact-sm"
              onClick={() => {
                setAdmitting(request);
              }}
            >
              Admit
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => void askToReject(request)}>
              Reject
            </Button>
          </Group>
        ),
    },
  ];
  return (
    <ListPage
      title={JOIN_REQUEST.heading}
      description="People who asked to join with your USDOT number."
      tabs={<AdminTabs active="requests" />}
      filters={FILTERS}
      params={params}
      onParamsChange={setParams}
      memory={memory}
      list={list}
      columns={columns}
      rowId={(request) => request.id}
      empty={{
        icon: IconUserPlus,
        title: "No requests",
        body: "People who register with your USDOT number appear here and get access once you admit them.",
      }}
    >
      <Modal
        opened={admitting !== null}
        onClose={() => {
          setAdmitting(null);
        }}
        title={`Admit ${admitting?.full_name ?? ""}`}
      >
        {admitting && (
          <AdmitForm
            request={admitting}
            onDone={() => {
              setAdmitting(null);
            }}
          />
        )}
      </Modal>
    </ListPage>
  );
}

interface AdmitValues extends Record<string, unknown> {
  role: User["role"];
}

function AdmitForm({ request, onDone }: { request: JoinRequest; onDone: () => void }) {
  const admit = useApiMutation("post", "/api/join_requests/{join_request_id}/admit", { invalidates: STALE });
  const form = useForm<AdmitValues>({ initialValues: { role: "User" } });
  return (
    <Form
      form={form}
      aria-label={`Admit ${request.full_name}`}
      onSubmit={async ({ role }) => {
        const target = { params: { path: { join_request_id: request.id } }, body: { role } };
        await admit.mutateAsync(target);
        toast.success(`${request.full_name} is admitted.`);
        onDone();
      }}
    >
      <FormField
        name="role"
        type="select"
        label="Role"
        options={ROLE_OPTIONS}
        required
        description={`What ${request.email} can see depends on the role's sections.`}
      />
      <FormActions submitLabel="Admit" onCancel={onDone} />
    </Form>
  );
}
