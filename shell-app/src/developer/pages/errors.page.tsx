import { useState } from "react";
import { urlText, useUrlState } from "@haul/platform";
import { Anchor, Code, Stack, Text, Title } from "@haul/ui/core";
import { EmptyState, QueryStates } from "@haul/ui/data";
import { SearchInput } from "@haul/ui/forms";
import { type ErrorCode, errorCodesOf, searchErrorCodes, useDocument } from "../document";
import { Article, DeveloperLayout } from "../layout/developer-layout";
import { Inline } from "../parts/prose";
import { useHashTarget } from "../parts/use-hash-target";
import classes from "./errors.module.css";

const STATE = { q: urlText() };

/** Every reason for which a call may fail; a program and a person find it by its code. */
export default function ErrorsPage() {
  const document = useDocument();
  return (
    <DeveloperLayout>
      <Article
        title="Errors"
        lead={
          <>
            Every error is a problem body (RFC 9457) with a <Code>code</Code> that programs may rely on. A code always
            comes with the same status.
          </>
        }
      >
        <QueryStates query={document}>{(data) => <Codes codes={errorCodesOf(data)} />}</QueryStates>
      </Article>
    </DeveloperLayout>
  );
}

function Codes({ codes }: { codes: readonly ErrorCode[] }) {
  const [{ q }, setState] = useUrlState(STATE);
  const [query, setQuery] = useState(q);
  const found = searchErrorCodes(codes, query);
  useHashTarget();
  return (
    <Stack gap="lg">
      <SearchInput
        aria-label="Search error codes"
        placeholder="Code, status or words"
        maw={360}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setState({ q: event.currentTarget.value }, { replace: true });
        }}
      />
      {found.length === 0 && <EmptyState title="Nothing matches">No error code has these words.</EmptyState>}
      {statusesOf(found).map((status) => (
        <section key={status} aria-label={`Status ${status}`}>
          <Title order={2} mb="xs">
            {status}
          </Title>
          <dl className={classes.codes}>
            {found
              .filter((code) => statusOf(code) === status)
              .map((code) => (
                <Row key={code.code} {...code} />
              ))}
          </dl>
        </section>
      ))}
    </Stack>
  );
}

const statusOf = ({ status = "Other" }: ErrorCode) => status;
const statusesOf = (codes: readonly ErrorCode[]) => [...new Set(codes.map(statusOf))];

function Row({ code, meaning, remedy }: ErrorCode) {
  return (
    <div id={code}>
      <dt>
        <Anchor href={`#${code}`} inherit>
          <Code>{code}</Code>
        </Anchor>
      </dt>
      <dd>
        <Inline text={meaning} />
        {remedy && (
          <Text component="div" c="dimmed">
            <Inline text={remedy} />
          </Text>
        )}
      </dd>
    </div>
  );
}
