import { memo, useEffect, useRef, useState } from "react";
import { NavLink, urlText, useUrlState } from "@haul/platform";
import { Text, Title } from "@haul/ui/core";
import { SearchInput } from "@haul/ui/forms";
import { type Operation, type OperationGroup, searchOperations, tagWords } from "../document";
import { Method } from "./method";
import classes from "./operation-list.module.css";

const STATE = { q: urlText() };

interface OperationListProps {
  readonly operations: readonly Operation[];
  readonly openId: string | undefined;
}

/** Every operation by its group, and the search over them, whose words stay in the address. */
export function OperationList({ operations, openId }: OperationListProps) {
  const [{ q }, setState] = useUrlState(STATE);
  // The address follows a moment later: a field that waited for it would lose keys.
  const [query, setQuery] = useState(q);
  const groups = searchOperations(operations, query);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (list.current) showCurrent(list.current);
  }, [openId]);
  return (
    <section className={classes.list} aria-label="Operations">
      <SearchInput
        aria-label="Search operations"
        placeholder="Path, name or permission"
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setState({ q: event.currentTarget.value }, { replace: true });
        }}
      />
      <nav ref={list} className={classes.groups} aria-label="Operations by group">
        {groups.map((group) => (
          <Group key={group.tag} group={group} search={query === "" ? "" : `?q=${encodeURIComponent(query)}`} />
        ))}
        {groups.length === 0 && (
          <Text c="dimmed" size="sm" role="status">
            No operation has these words.
          </Text>
        )}
      </nav>
    </section>
  );
}

/** Scrolls the list alone; `scrollIntoView` would scroll the page as well. */
function showCurrent(list: HTMLElement): void {
  const current = list.querySelector("[aria-current]")?.getBoundingClientRect();
  const window = list.getBoundingClientRect();
  if (current && (current.top < window.top || current.bottom > window.bottom))
    list.scrollTop += current.top - window.top - window.height / 2;
}

const Group = memo(function Group({ group, search }: { group: OperationGroup; search: string }) {
  return (
    <section>
      <Title order={2} size="h4" className={classes.heading}>
        {tagWords(group.tag)}
      </Title>
      <ul className={classes.operations}>
        {group.operations.map(({ id, method, summary }) => (
          <li key={id}>
            <NavLink to={{ pathname: `/developer/reference/${id}`, search }}>
              <Method of={method} isShort /> <span>{summary}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
});
