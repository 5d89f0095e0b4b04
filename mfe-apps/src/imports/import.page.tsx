import { useCan, usePageTitle, useSearchParams } from "@haul/platform";
import { Stack } from "@haul/ui/core";
import { ForbiddenState, PageHeader, QueryStates, withParameter } from "@haul/ui/data";
import { ImportHistory } from "./import-history";
import { ImportStart } from "./import-start";
import { ImportView } from "./import-view";
import { useImport } from "./imports.queries";

/** The parameter that names the import which is open; notices link with it too. */
const OPEN = "import";

/** Loads from a file: template, upload, check, import, and undo. */
export default function ImportPage() {
  usePageTitle("Import loads");
  const [params, setParams] = useSearchParams();
  const importId = params.get(OPEN);
  const go = (id: string | null) => setParams(withParameter(params, OPEN, id));
  if (!useCan("loads:write")) return <ForbiddenState />;
  return (
    <>
      <PageHeader
        title="Import loads"
        description="Many loads from one file. Nothing is booked before you have seen what is wrong."
        back={{ href: "/apps/loads", label: "Loads" }}
      />
      {importId === null ? (
        <Stack gap="lg" maw="60rem">
          <ImportStart onMade={(made) => go(made.id)} />
          <ImportHistory onOpen={go} />
        </Stack>
      ) : (
        <Opened key={importId} importId={importId} onAnother={() => go(null)} />
      )}
    </>
  );
}

function Opened({ importId, onAnother }: { importId: string; onAnother: () => void }) {
  const query = useImport(importId);
  return <QueryStates query={query}>{(data) => <ImportView data={data} onAnother={onAnother} />}</QueryStates>;
}
