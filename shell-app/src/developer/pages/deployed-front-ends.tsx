import { useQuery } from "@tanstack/react-query";
import { Code } from "@haul/ui/core";
import { type Column, DataTable, EmptyState, listOfAll, QueryStates } from "@haul/ui/data";
import { remotes } from "../../remotes";
import type { Remote } from "../../remotes/registry";

const columns: readonly Column<Remote>[] = [
  { key: "title", title: "Front-end", render: (remote) => (remote.isKnown ? remote.manifest.title : remote.id) },
  {
    key: "version",
    title: "Version",
    render: (remote) => (remote.isKnown ? remote.manifest.version : remote.problem.message),
  },
  { key: "contract", title: "Contract", render: (remote) => (remote.isKnown ? remote.manifest.contract : "–") },
  {
    key: "paths",
    title: "Paths",
    isWrapping: true,
    render: (remote) => (remote.isKnown ? <Paths of={remote} /> : "–"),
  },
];

/** What the shell has read of each front-end: its version and its contract. */
export function DeployedFrontEnds() {
  const list = useQuery({ queryKey: ["remotes.json"], queryFn: () => remotes() });
  return (
    <QueryStates query={list}>
      {(all) => (
        <DataTable
          label="Deployed front-ends"
          noun="front-ends"
          list={listOfAll(all)}
          columns={columns}
          rowId={({ id }) => id}
          empty={<EmptyState title="No front-ends yet">What is deployed to this server appears here.</EmptyState>}
        />
      )}
    </QueryStates>
  );
}

/** A front-end has dozens of paths; the first says whose they are. */
function Paths({ of: { manifest } }: { of: Extract<Remote, { isKnown: true }> }) {
  const [first, ...others] = manifest.paths;
  return (
    <>
      <Code dir="ltr">{first?.pattern}</Code>
      {others.length > 0 && ` and ${others.length} more`}
    </>
  );
}
