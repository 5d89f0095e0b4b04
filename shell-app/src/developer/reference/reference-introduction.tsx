import { Link } from "@haul/platform";
import { Anchor, Button, Code, Group, Stack, Text, Title } from "@haul/ui/core";
import { IconDownload } from "@haul/ui/icons";
import { type OpenApiDocument, type Operation, searchOperations, tagPath, tagWords } from "../document";
import { CodeBlock } from "../parts/code-block";
import { Prose } from "../parts/prose";
import classes from "./reference-introduction.module.css";

interface ReferenceIntroductionProps {
  readonly document: OpenApiDocument;
  readonly operations: readonly Operation[];
}

/** What is true for every operation, and the groups that they form. */
export function ReferenceIntroduction({ document, operations }: ReferenceIntroductionProps) {
  const { info, tags = [] } = document;
  return (
    <Stack gap="xl" maw={880}>
      <Stack gap="xs">
        <Title order={1}>API reference</Title>
        {info.description && <Prose text={info.description} />}
        <Text c="dimmed" size="sm">
          {operations.length} operations, version {info.version}
        </Text>
        <Group>
          <Button
            component="a"
            href="/openapi.json"
            download
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            Download openapi.json
          </Button>
        </Group>
      </Stack>
      <Stack component="section" gap="xs" aria-label="Address and credentials">
        <Title order={2}>Address and credentials</Title>
        <Text>
          Send JSON to this server, with an{" "}
          <Anchor component={Link} to="/developer/keys" underline="always">
            API key
          </Anchor>{" "}
          in the header <Code>Authorization</Code>:
        </Text>
        <CodeBlock>{`${location.origin}\nAuthorization: Bearer haul_…`}</CodeBlock>
      </Stack>
      <Stack component="section" gap="xs" aria-label="Groups">
        <Title order={2}>Groups</Title>
        <ul className={classes.groups}>
          {searchOperations(operations, "").map(({ tag, operations: list }) => (
            <li key={tag}>
              <Anchor component={Link} to={`/developer/reference/${usualFirst(tag, list)}`} fw={600}>
                {tagWords(tag)}
              </Anchor>
              <Text size="sm" c="dimmed">
                {tags.find(({ name }) => name === tag)?.description}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Stack>
  );
}

/** Where people start in a group: at the list of what it is called after, else at its first operation. */
function usualFirst(tag: string, operations: readonly Operation[]): string {
  const first = operations.find(({ path }) => path === tagPath(tag)) ?? operations[0];
  return first?.id ?? "";
}
