import { useCan, useIdempotencyKey } from "@haul/platform";
import { Button, confirm, Stack, Text, toast } from "@haul/ui/core";
import { PageHeader, Panel, QueryStates, TabRow } from "@haul/ui/data";
import { IconPackageExport } from "@haul/ui/icons";
import { useRecentSignIn } from "../../company/recent-sign-in";
import { AdminTabs } from "../admin-tabs";
import { ArchiveHistory } from "./archive-history";
import { type Archive, isUnderWay, useArchives, useOrderArchive } from "./archive.queries";
import { CurrentArchive } from "./current-archive";

const SIGN_IN = {
  title: "Sign in again first",
  then: "You come back to this page. Order or download the archive again there.",
};

/** Everything of the company as one file: what is in it, the one that is there or under way, and the earlier ones. */
export function ArchiveTab() {
  const archives = useArchives();
  return (
    <>
      <PageHeader
        title="Archive"
        isTight="tabs"
        description="Everything of your company as one ZIP file that you can keep or take elsewhere."
      />
      <TabRow>
        <AdminTabs active="archive" />
      </TabRow>
      <QueryStates query={archives}>{({ items }) => <Archives items={items} />}</QueryStates>
    </>
  );
}

function Archives({ items }: { items: readonly Archive[] }) {
  const mayOrder = useCan("company:archive");
  const signIn = useRecentSignIn(SIGN_IN);
  const current = items.find(isCurrent);
  return (
    <Stack>
      <Panel title="Whole company" action={mayOrder && <OrderArchive isTaken={current !== undefined} {...signIn} />}>
        <Stack gap="sm">
          <Text>
            The archive has every list as a CSV file, with archived records; every table behind them, such as notes,
            tags, check calls, contract lanes and settings; every document and file, in a folder for its record; and{" "}
            <code>manifest.csv</code>, which names each file and anything that could not be included.{" "}
            <code>README.txt</code> explains each of them.
          </Text>
          {current ? (
            <CurrentArchive archive={current} saves={signIn.saves} />
          ) : (
            <Text c="dimmed">
              No archive is ready. Packing takes minutes, or hours with many files; you get a notice when it is ready,
              and it is kept for a day.
            </Text>
          )}
          <Text size="sm" c="dimmed">
            Ordering and downloading need a fresh sign-in, every Admin is notified, and both are in the audit log. Not
            included: bank account numbers, tax IDs and other secrets, people&apos;s sign&#8209;ins and notices, and
            data that only the server needs.
          </Text>
        </Stack>
      </Panel>
      <ArchiveHistory archives={items} />
      {signIn.dialog}
    </Stack>
  );
}

/** There is at most one: the next can be ordered once it has expired. */
function isCurrent(archive: Archive): boolean {
  if (isUnderWay(archive)) return true;
  return archive.status === "done" && Date.parse(archive.expires_at ?? "") > Date.now();
}

interface OrderArchiveProps {
  readonly isTaken: boolean;
  readonly saves: (save: () => Promise<unknown>) => Promise<boolean>;
}

function OrderArchive({ isTaken, saves }: OrderArchiveProps) {
  const order = useOrderArchive();
  const idempotency = useIdempotencyKey();
  const ask = async () => {
    const isSure = await confirm({
      title: "Order an archive of the whole company?",
      body: "It contains every load, driver and customer, with their papers. Every Admin is notified that you ordered it.",
      action: "Order archive",
    });
    if (!isSure) return;
    try {
      if (!(await saves(() => order.mutateAsync({ params: { header: idempotency.header } })))) return;
      toast.success("The archive is being written. You get a notice when it is ready.");
    } catch (error) {
      toast.error(error);
    }
    idempotency.renew();
  };
  return (
    <Button
      size="xs"
      leftSection={<IconPackageExport size={14} aria-hidden />}
      disabled={isTaken}
      loading={order.isPending}
      onClick={() => void ask()}
    >
      Order archive
    </Button>
  );
}
