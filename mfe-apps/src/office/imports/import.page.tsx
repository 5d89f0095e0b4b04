import { can, useAccess, usePageTitle, useSearchParams } from "@haul/platform";
import { Button, Stack, UiLink } from "@haul/ui/core";
import { ForbiddenState, NotFoundState, PageHeader, QueryStates, withParameter } from "@haul/ui/data";
import { Select } from "@haul/ui/forms";
import { IMPORTED } from "../../words";
import { ImportHistory } from "./import-history";
import { ImportStart } from "./import-start";
import { ImportView } from "./import-view";
import { KINDS, KIND_ORDER, type ImportKind } from "./import-kinds";
import { useImport } from "./imports.queries";

/** The parameter that names the import which is open; notices link with it too. */
const OPEN = "import";
/** The parameter that names what is to be imported; lists link with it. */
const KIND = "kind";

/** Records from a file: what they are, template, upload, check, import, and undo. */
export default function ImportPage() {
  usePageTitle("Import");
  const [params, setParams] = useSearchParams();
  const access = useAccess();
  const kinds = KIND_ORDER.filter((kind) => can(access, KINDS[kind].permission));
  const importId = params.get(OPEN);
  const open = (id: string) => setParams(withParameter(params, OPEN, id));
  const begin = (one: ImportKind) => setParams({ [KIND]: one });
  if (importId !== null) return <Opened key={importId} importId={importId} kinds={kinds} onAnother={begin} />;
  const asked = params.get(KIND);
  const kind = asked === null ? kinds[0] : kinds.find((one) => one === asked);
  if (kind === undefined) return <Closed kind={KIND_ORDER.find((one) => one === asked)} />;
  return (
    <>
      <Header kind={kind} />
      <Stack gap="lg" maw="60rem">
        <Select
          label="What to import"
          data={kinds.map((one) => ({ value: one, label: IMPORTED[one].heading }))}
          value={kind}
          onChange={(chosen) => begin(kinds.find((one) => one === chosen) ?? kind)}
          allowDeselect={false}
          maw={{ base: "100%", sm: "20rem" }}
        />
        <ImportStart key={kind} kind={kind} onMade={(made) => open(made.id)} />
        <ImportHistory kind={kind} onOpen={open} />
      </Stack>
    </>
  );
}

function Header({ kind }: { kind: ImportKind }) {
  const { many, heading } = IMPORTED[kind];
  const { list } = KINDS[kind];
  return (
    <PageHeader
      title={`Import ${many}`}
      description={`Many ${many} from one file. Nothing is saved until you have reviewed any problems.`}
      back={{ href: list, label: heading }}
    />
  );
}

/** Without a kind, each permission would do. */
function Closed({ kind }: { kind: ImportKind | undefined }) {
  return (
    <>
      <PageHeader title="Imports" />
      {kind === undefined ? <ForbiddenState /> : <ForbiddenState permission={KINDS[kind].permission} />}
    </>
  );
}

interface OpenedProps {
  importId: string;
  kinds: readonly ImportKind[];
  onAnother: (kind: ImportKind) => void;
}

function Opened({ importId, kinds, onAnother }: OpenedProps) {
  const query = useImport(importId);
  if (!query.data && query.error?.status === 404) return <Missing />;
  return (
    <QueryStates query={query}>
      {(data) =>
        kinds.includes(data.kind) ? (
          <>
            <Header kind={data.kind} />
            <ImportView data={data} onAnother={() => onAnother(data.kind)} />
          </>
        ) : (
          <Closed kind={data.kind} />
        )
      }
    </QueryStates>
  );
}

function Missing() {
  return (
    <>
      <PageHeader title="Imports" />
      <NotFoundState
        title="This import was not found"
        action={
          <Button component={UiLink} href="/apps/imports">
            Start a new import
          </Button>
        }
      />
    </>
  );
}
