import { useState } from "react";
import { useCan, useNavigate, useSearchParams } from "@haul/platform";
import { Button, confirm, Ltr, Menu, Text, toast } from "@haul/ui/core";
import { withParameter } from "@haul/ui/data";
import { IconDots, IconPencil, IconSend } from "@haul/ui/icons";
import { DELIVERY_PARAMETER } from "./delivery-log";
import { EditEndpointDrawer } from "./edit-endpoint-drawer";
import { ReplayEvents } from "./replay-events";
import { RotateSecret } from "./rotate-secret";
import { useEnableEndpoint } from "./use-enable-endpoint";
import classes from "./webhooks.module.css";
import { useRemoveEndpoint, useTestEndpoint, type WebhookEndpoint } from "./webhooks.queries";

/** What people who may change webhooks can do with an endpoint. */
export function EndpointActions({ endpoint }: { endpoint: WebhookEndpoint }) {
  const canWrite = useCan("webhooks:write");
  const [dialog, setDialog] = useState<"edit" | "rotate" | "replay" | null>(null);
  const { setEnabled } = useEnableEndpoint(endpoint);
  const askToRemove = useRemoval(endpoint);
  if (!canWrite) return null;
  const isEnabled = endpoint.status === "enabled";
  const close = () => {
    setDialog(null);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size={16} aria-hidden />}
        onClick={() => {
          setDialog("edit");
        }}
      >
        Edit
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDots size={16} aria-hidden />}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {isEnabled && <Menu.Item onClick={() => setDialog("replay")}>Replay events</Menu.Item>}
          <Menu.Item onClick={() => setDialog("rotate")}>Rotate secret</Menu.Item>
          <Menu.Item onClick={() => setEnabled(!isEnabled)}>{isEnabled ? "Disable" : "Enable"}</Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red" onClick={() => void askToRemove()}>
            Remove
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isEnabled && <TestButton endpoint={endpoint} />}
      <EditEndpointDrawer endpoint={endpoint} isOpen={dialog === "edit"} onClose={close} />
      <RotateSecret endpoint={endpoint} isOpen={dialog === "rotate"} onClose={close} />
      <ReplayEvents endpoint={endpoint} isOpen={dialog === "replay"} onClose={close} />
    </>
  );
}

/** Opens the test's delivery, which shows its result as soon as there is one. */
function TestButton({ endpoint }: { endpoint: WebhookEndpoint }) {
  const test = useTestEndpoint();
  const [, setParams] = useSearchParams();
  return (
    <Button
      leftSection={<IconSend size={16} aria-hidden />}
      loading={test.isPending}
      onClick={() => {
        test.mutate(
          { params: { path: { webhook_endpoint_id: endpoint.id } } },
          {
            onSuccess: ({ id }) => {
              setParams((current) => withParameter(current, DELIVERY_PARAMETER, id));
            },
            onError: (error) => {
              toast.error(error);
            },
          },
        );
      }}
    >
      Send test event
    </Button>
  );
}

function useRemoval({ id, url }: WebhookEndpoint): () => Promise<void> {
  const remove = useRemoveEndpoint();
  const navigate = useNavigate();
  return async () => {
    const isSure = await confirm({
      title: "Remove this endpoint?",
      body: (
        <Text className={classes.name}>
          Nothing more is sent to <Ltr>{url}</Ltr>. You lose its signing secret and delivery log. This can't be undone.
        </Text>
      ),
      action: "Remove endpoint",
      isDestructive: true,
    });
    if (!isSure) return;
    remove.mutate(
      { params: { path: { webhook_endpoint_id: id } } },
      {
        onSuccess: () => {
          toast.success("The endpoint is removed.");
          void navigate("/developer/webhooks", { replace: true });
        },
        onError: (error) => {
          toast.error(error);
        },
      },
    );
  };
}
