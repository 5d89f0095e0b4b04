import { useCan, usePageTitle } from "@haul/platform";
import type { Records } from "@haul/platform/lists";
import { Button, Stack, UiLink } from "@haul/ui/core";
import { EmptyState, PageHeader, QueryStates, type QueryLike } from "@haul/ui/data";
import { IconCopy, type Icon } from "@haul/ui/icons";
import { DuplicateGroup, type DuplicateGroupProps } from "./duplicate-group";
import type { Twin } from "./merge-rows";

interface DuplicatesPageProps<Row extends Twin, Group> extends Pick<DuplicateGroupProps<Row>, "columns" | "dialog"> {
  of: Records<Row>;
  query: QueryLike<{ items: readonly Group[] }>;
  rowsOf: (group: Group) => readonly Row[];
  /** Why they look alike, each a sentence. */
  reasonsOf: (group: Group) => readonly string[];
  icon: Icon;
  /** What is compared, where no two look alike. */
  compared: string;
}

/** Records that look as if they had been entered twice, and why. */
export function DuplicatesPage<Row extends Twin, Group>(props: DuplicatesPageProps<Row, Group>) {
  const { of: records, query, rowsOf, reasonsOf, icon, compared, columns, dialog } = props;
  usePageTitle("Possible duplicates");
  const mayMerge = useCan(records.permission);
  const { many, heading } = records.noun;
  const href = `/apps/${records.list}`;
  return (
    <>
      <PageHeader
        title="Possible duplicates"
        description={`${heading} that look like duplicates. Choose the one to keep.`}
        back={{ href, label: heading }}
      />
      <QueryStates query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={icon} title={`No duplicate ${many}`}>
              {compared}
            </EmptyState>
          ) : (
            <Stack>
              {items.map((group) => (
                <DuplicateGroup
                  key={rowsOf(group)
                    .map(({ id }) => id)
                    .join()}
                  rows={rowsOf(group)}
                  reasons={reasonsOf(group)}
                  noun={records.noun}
                  columns={columns}
                  hrefOf={({ id }) => `${href}?${records.open}=${id}`}
                  mayMerge={mayMerge}
                  dialog={dialog}
                />
              ))}
            </Stack>
          )
        }
      </QueryStates>
    </>
  );
}

/** From a list to those of it that were perhaps entered twice. */
export function DuplicatesButton({ href }: { href: string }) {
  return (
    <Button component={UiLink} href={href} variant="default" leftSection={<IconCopy size={16} aria-hidden />}>
      Duplicates
    </Button>
  );
}
