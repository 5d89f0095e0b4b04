import { useMemo } from "react";
import { Link, useParams, usePageTitle } from "@haul/platform";
import { Anchor, Button, Title } from "@haul/ui/core";
import { NotFoundState, QueryStates } from "@haul/ui/data";
import { type OpenApiDocument, operationsOf, useDocument } from "../document";
import { DeveloperLayout } from "../layout/developer-layout";
import { OperationList } from "./operation-list";
import { OperationView } from "./operation-view";
import { ReferenceIntroduction } from "./reference-introduction";
import classes from "./reference.module.css";

/** The published API document, to be read by people; each operation has its own address. */
export default function ReferencePage() {
  usePageTitle("API reference");
  const document = useDocument();
  return (
    <DeveloperLayout>
      <QueryStates query={document}>{(data) => <Reference document={data} />}</QueryStates>
    </DeveloperLayout>
  );
}

function Reference({ document }: { document: OpenApiDocument }) {
  const { operationId } = useParams();
  const operations = useMemo(() => operationsOf(document), [document]);
  const operation = operations.find(({ id }) => id === operationId);
  return (
    <div className={classes.reference} data-open={operationId !== undefined}>
      <OperationList operations={operations} openId={operationId} />
      <div className={classes.content}>
        {operationId !== undefined && (
          <Anchor component={Link} to="/developer/reference" size="sm" className={classes.back}>
            All operations
          </Anchor>
        )}
        {operationId === undefined && <ReferenceIntroduction document={document} operations={operations} />}
        {operation && <OperationView key={operation.id} document={document} operation={operation} />}
        {operationId !== undefined && !operation && <Unknown id={operationId} />}
      </div>
    </div>
  );
}

function Unknown({ id }: { id: string }) {
  return (
    <>
      <Title order={1}>API reference</Title>
      <NotFoundState
        title={`There is no operation “${id}”`}
        action={
          <Button component={Link} to="/developer/reference" variant="default">
            See all operations
          </Button>
        }
      >
        The link may be wrong, or this server may run another version.
      </NotFoundState>
    </>
  );
}
