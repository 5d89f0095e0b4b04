import { Link, usePageTitle } from "@haul/platform";
import { Anchor, Code, Stack, Text, Title } from "@haul/ui/core";
import { type Answer, type ErrorCode, errorCodesOf, type OpenApiDocument, type Operation, tagWords } from "../document";
import { LanguageSamples } from "../parts/language-samples";
import { Inline, Prose } from "../parts/prose";
import { sampleOf } from "../samples";
import { CallerNeeds } from "./caller-needs";
import { Method } from "./method";
import classes from "./operation-view.module.css";
import { BodyFields, ParameterFields } from "./schema-fields";
import { TryIt } from "./try-it";
import { useCallDraft } from "./use-call-draft";

interface OperationProps {
  readonly document: OpenApiDocument;
  readonly operation: Operation;
}

/** One operation: what it does, takes and answers, beside code that calls it. */
export function OperationView({ document, operation }: OperationProps) {
  const { id, method, path, summary, description } = operation;
  usePageTitle(summary);
  const draft = useCallDraft(document, operation);
  return (
    <article className={classes.operation}>
      <Stack gap="xs" className={classes.head}>
        <Text size="sm" c="dimmed">
          {tagWords(operation.tag)}
        </Text>
        <Title order={1}>{summary}</Title>
        <div className={classes.address}>
          <Method of={method} />
          <Code dir="ltr">{path}</Code>
        </div>
        <Text size="sm" c="dimmed">
          Operation <Code>{id}</Code>
        </Text>
        <nav className={classes.jumps} aria-label="Parts of the page">
          <Anchor href="#samples">Samples</Anchor>
          <Anchor href="#try">Try it</Anchor>
        </nav>
      </Stack>
      <Stack gap="lg" className={classes.details}>
        <Stack gap="xs">
          <Prose text={description} />
        </Stack>
        <CallerNeeds operation={operation} />
        <ParameterFields document={document} parameters={operation.parameters} />
        {operation.body && <BodyFields document={document} title="Body" schema={operation.body} />}
        {operation.answers.filter(isSuccess).map(({ status, description: meaning, schema }) => (
          <BodyFields key={status} document={document} title={`Response ${status}`} note={meaning} schema={schema} />
        ))}
        <Failures
          answers={operation.answers.filter((answer) => !isSuccess(answer))}
          codes={errorCodesOf(document).filter(({ code }) => operation.codes.includes(code))}
        />
      </Stack>
      <Stack gap="xl" className={classes.code}>
        <section id="samples" aria-label="Samples">
          <Title order={2} mb="xs">
            Samples
          </Title>
          <LanguageSamples sample={(language) => sampleOf(draft.call, language, location.origin)} />
        </section>
        <TryIt operation={operation} draft={draft} />
      </Stack>
    </article>
  );
}

const isSuccess = ({ status }: Answer) => status.startsWith("2");

interface FailuresProps {
  readonly answers: readonly Answer[];
  /** Its own ones. */
  readonly codes: readonly ErrorCode[];
}

function Failures({ answers, codes }: FailuresProps) {
  if (answers.length === 0) return null;
  return (
    <section aria-label="Errors">
      <Title order={2} mb={4}>
        Errors
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        The body is a problem with a <Code>code</Code>;{" "}
        <Anchor component={Link} to="/developer/errors" size="sm" underline="always">
          every code is explained
        </Anchor>
        .
      </Text>
      <dl className={classes.answers}>
        {answers.map(({ status, description }) => (
          <div key={status}>
            <dt>
              <Code>{status}</Code>
            </dt>
            <dd>
              <Inline text={description} />
              {codes
                .filter((code) => code.status === status)
                .map(({ code, meaning }) => (
                  <div key={code} className={classes.ownCode}>
                    <Anchor component={Link} to={`/developer/errors#${code}`} size="sm">
                      <Code>{code}</Code>
                    </Anchor>{" "}
                    <Inline text={meaning} />
                  </div>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
