import { TabStrip } from "./tab-strip";

/** Groups of a list's rows, a tab each. The address names the open one; the first is open where it names none. */
export interface ListGroups {
  /** The parameter. */
  readonly name: string;
  readonly groups: readonly ListGroup[];
  /** The group that has every row. */
  readonly all: string;
}

interface ListGroup {
  readonly value: string;
  readonly label: string;
  /** How many rows it has; absent until that is known. */
  readonly count?: number | undefined;
}

/** The open group; null for a word of the address that no tab has. */
export function openGroup({ name, groups }: ListGroups, params: URLSearchParams): string | null {
  const given = params.get(name);
  if (given === null) return groups[0]?.value ?? null;
  return groups.find(({ value }) => value === given)?.value ?? null;
}

interface GroupTabsProps {
  label: string;
  groups: ListGroups;
  params: URLSearchParams;
  /** Takes the parameter; null leaves it out. */
  onOpen: (group: string | null) => void;
}

/** The groups with their counts. */
export function GroupTabs({ label, groups, params, onOpen }: GroupTabsProps) {
  const first = groups.groups[0]?.value;
  return (
    <TabStrip
      label={label}
      tabs={groups.groups}
      value={openGroup(groups, params)}
      onOpen={(group) => onOpen(group === first ? null : group)}
    />
  );
}
