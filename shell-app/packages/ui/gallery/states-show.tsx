import { Button, Group, SimpleGrid, confirm, toast } from "../src/core";
import { EmptyState, ErrorState, ForbiddenState, LoadingState, NotFoundState, Panel } from "../src/data";

export function StatesShow() {
  return (
    <>
      <Group mb="md">
        <Button onClick={() => toast.success("Load 104218 dispatched to Ray Alvarez")}>Toast</Button>
        <Button
          variant="default"
          onClick={() =>
            toast.error({
              status: 500,
              code: "internal",
              message: "The server ran into a problem.",
              requestId: "0193a5c2",
            })
          }
        >
          Failing toast
        </Button>
        <Button
          color="red"
          onClick={() =>
            void confirm({
              title: "Cancel load 104218?",
              body: "The driver's assignment is dropped. The load can be reopened before invoicing.",
              action: "Cancel load",
              isDestructive: true,
            })
          }
        >
          Destructive
        </Button>
        <Button variant="light">Light</Button>
        <Button variant="subtle">Subtle</Button>
        <Button disabled>Disabled</Button>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Panel title="Loading">
          <LoadingState />
        </Panel>
        <Panel title="Empty">
          <EmptyState title="No drivers yet" action={<Button>Add a driver</Button>}>
            Drivers with their licenses and medical cards; loads are assigned to them.
          </EmptyState>
        </Panel>
        <Panel title="Error">
          <ErrorState
            error={{
              status: 503,
              code: "unavailable",
              message: "The server is restarting. Please try again in a moment.",
              requestId: "0193a5c2-7f1e-7d34",
            }}
            onRetry={() => undefined}
          />
        </Panel>
        <Panel title="Offline">
          <ErrorState error={{ status: 0, code: "network", message: "Network Error" }} onRetry={() => undefined} />
        </Panel>
        <Panel title="Forbidden">
          <ForbiddenState />
        </Panel>
        <Panel title="Not found">
          <NotFoundState />
        </Panel>
      </SimpleGrid>
    </>
  );
}
