import { type Release, releasesOf } from "@haul/api/changelog";
import changelog from "@haul/api/CHANGELOG.md?raw";
import { Link } from "@haul/platform";
import { Anchor, List, Text, Title } from "@haul/ui/core";
import { formatDate } from "@haul/ui/format";
import { Article, DeveloperLayout, Part } from "../layout/developer-layout";
import { Inline } from "../parts/prose";
import { useHashTarget } from "../parts/use-hash-target";

const RELEASES = releasesOf(changelog);

/** What each version of the API document changed. */
export default function ChangelogPage() {
  useHashTarget();
  return (
    <DeveloperLayout>
      <Article
        title="Changelog"
        lead="What each version of the API document added, changed or deprecated. From 1.0.0 on, your programs keep working within a major version: operations, fields and values are only added."
      >
        {RELEASES.map((release) => (
          <Entry key={release.version} {...release} />
        ))}
      </Article>
    </DeveloperLayout>
  );
}

function Entry({ version, date, summary, changes }: Release) {
  const id = `v${version}`;
  return (
    <Part id={id} title={version}>
      <Anchor href={`#${id}`} size="sm" style={{ alignSelf: "start" }}>
        <time dateTime={date}>{formatDate(date)}</time>
      </Anchor>
      {summary && (
        <Text>
          <Linked text={summary} />
        </Text>
      )}
      {changes.map(({ kind, items }) => (
        <section key={kind} aria-label={`${kind} in ${version}`}>
          <Title order={3} size="h4" mb="xs">
            {kind}
          </Title>
          <List spacing="xs">
            {items.map((item) => (
              <List.Item key={item}>
                <Linked text={item} />
              </List.Item>
            ))}
          </List>
        </section>
      ))}
    </Part>
  );
}

/** A line of Markdown with `code` and links. */
function Linked({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\]\([^)]+\))/).map((part, index) => {
    const [, words, to] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (words === undefined || to === undefined) return <Inline key={index} text={part} />;
    return (
      <Anchor key={index} component={Link} to={to} underline="always">
        {words}
      </Anchor>
    );
  });
}
