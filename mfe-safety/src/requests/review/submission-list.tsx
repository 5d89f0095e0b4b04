import { useRef, type ReactNode } from "react";
import { usePageTitle } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { ListPage, type Column } from "@haul/ui/data";
import { Day, RelativeTime } from "@haul/ui/freight";
import { IconFileCheck } from "@haul/ui/icons";
import { submissions, type Submission } from "../requests.queries";
import { SubmissionDrawer } from "./submission-drawer";

const columns: Column<Submission>[] = [
  { key: "name", title: "Paper", render: ({ name }) => name },
  { key: "driver", title: "Driver", render: ({ driver }) => driver.name },
  { key: "submitted_at", title: "Sent", render: ({ submitted_at }) => <RelativeTime at={submitted_at} /> },
  {
    key: "expires_on",
    title: "Valid through",
    isEmpty: ({ expires_on }) => expires_on === undefined,
    render: ({ expires_on }) => expires_on && <Day on={expires_on} />,
  },
  {
    key: "current_expires_on",
    title: "On file until",
    card: "hidden",
    isEmpty: ({ current_expires_on }) => current_expires_on === undefined,
    render: ({ current_expires_on }) => current_expires_on && <Day on={current_expires_on} />,
  },
  { key: "files", title: "Pictures", align: "end", card: "hidden", render: ({ files }) => files.length },
];

/** What drivers sent and nobody has reviewed, the oldest first. */
export default function SubmissionList({ tabs }: { tabs: ReactNode }) {
  usePageTitle("To review");
  const { page, drawer, open } = useRecordList(submissions);
  const { rows } = page.list;
  // The list may still show what was decided a moment ago.
  const decided = useRef(new Set<string>());
  const goOn = (id: string) => {
    decided.current.add(id);
    const left = (rows ?? []).map((row) => row.id).filter((other) => !decided.current.has(other));
    const after = (rows ?? []).slice((rows ?? []).findIndex((row) => row.id === id) + 1);
    open(after.find((row) => left.includes(row.id))?.id ?? left[0] ?? null);
  };
  return (
    <ListPage
      {...page}
      title="To review"
      description="Papers that drivers sent. They count once you accept them."
      tabs={tabs}
      noun="papers"
      columns={columns}
      empty={{
        icon: IconFileCheck,
        title: "Nothing to review",
        body: "Papers that drivers send from their phones appear here. Request them in a driver’s drawer or on the Papers tab.",
      }}
    >
      {drawer && (
        <SubmissionDrawer
          {...drawer}
          submission={rows?.find(({ id }) => id === drawer.id)}
          isLoading={rows === undefined}
          onDone={() => goOn(drawer.id)}
        />
      )}
    </ListPage>
  );
}
