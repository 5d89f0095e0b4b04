import { useEffect, useMemo, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { ApiError, urlOptional, urlText, useUrlState } from "@haul/platform";
import { Badge, Code, Group, Stack, Text, Title } from "@haul/ui/core";
import { EmptyState, QueryStates } from "@haul/ui/data";
import { SearchInput } from "@haul/ui/forms";
import { Accordion } from "@haul/ui/shell";
import { type OpenApiDocument, type Operation, operationsOf, searchOperations } from "./openapi-document";
import { OperationDetails } from "./operation-details";

async function readDocument({ signal }: { signal: AbortSignal }): Promise<OpenApiDocument> {
  const response = await fetch("/openapi.json", { signal });
  if (!response.ok) throw await ApiError.fromResponse(response);
  return (await response.json()) as OpenApiDocument;
}

/** What was searched for, and the operation that is open: a link shows a colleague the same. */
const STATE = { q: urlText(), operation: urlOptional() };

/** The published API document, to be read by people. */
export function Reference() {
  const document = useQuery({ queryKey: ["openapi.json"], queryFn: readDocument, staleTime: Infinity });
  return <QueryStates query={document}>{(data) => <Operations document={data} />}</QueryStates>;
}

function Operations({ document }: { document: OpenApiDocument }) {
  const [{ q, operation: openId }, setState] = useUrlState(STATE);
  // The address follows a moment later: a field that waited for it would lose keys.
  const [query, setQuery] = useState(q);
  const operations = useMemo(() => operationsOf(document), [document]);
  const groups = Object.entries(searchOperations(operations, query));

  // The operation that a link names may stand far below.
  const [linked] = useState(openId);
  useEffect(() => {
    if (linked) window.document.getElementById(linked)?.scrollIntoView();
  }, [linked]);

  return (
    <Stack>
      <SearchInput
        aria-label="Search operations"
        placeholder="Path, name or what it does"
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setState({ q: event.currentTarget.value }, { replace: true });
        }}
      />
      {groups.length === 0 && <EmptyState title="Nothing matches">No operation fits these words.</EmptyState>}
      {groups.map(([tag, list]) => (
        <section key={tag} aria-label={tag}>
          <Title order={3} mt="md" mb="xs">
            {tag}
          </Title>
          <Text c="dimmed" mb="xs">
            {document.tags?.find(({ name }) => name === tag)?.description}
          </Text>
          <Accordion
            variant="contained"
            order={4}
            value={list.some(({ id }) => id === openId) ? (openId ?? null) : null}
            onChange={(id) => {
              setState({ operation: id ?? undefined }, { replace: true });
            }}
          >
            {list.map((operation) => (
              <Accordion.Item key={operation.id} id={operation.id} value={operation.id}>
                <Accordion.Control>
                  <Heading operation={operation} />
                </Accordion.Control>
                <Accordion.Panel>
                  {operation.id === openId && <OperationDetails document={document} operation={operation} />}
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        </section>
      ))}
    </Stack>
  );
}

const COLOR: Readonly<Record<string, string>> = {
  GET: "blue",
  POST: "green",
  PATCH: "amber",
  PUT: "amber",
  DELETE: "red",
};

function Heading({ operation }: { operation: Operation }) {
  return (
    <Group gap="sm" wrap="wrap">
      <Badge color={COLOR[operation.method] ?? "gray"} miw={64}>
        {operation.method}
      </Badge>
      <Code dir="ltr" style={{ overflow: "visible", overflowWrap: "anywhere" }}>
        {operation.path}
      </Code>
      <Text span size="sm">
        {operation.summary}
      </Text>
    </Group>
  );
}
