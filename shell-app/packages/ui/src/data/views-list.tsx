import { Menu } from "@mantine/core";
import { IconCheck } from "../icons";
import { toast } from "../core/toasts";
import { copyLink } from "./copy-link";
import type { ListView, ListViewInput } from "./list-memory";
import { useFirstItem } from "./use-first-item";
import type { ViewsMenuProps } from "./views-menu";
import classes from "./views-menu.module.css";

const refuse = (error: unknown) => toast.error(error);

/** The views to open, and what can be done with the open one; the name dialog is outside of the menu, which closes. */
export default function ViewsList({
  noun,
  views,
  state,
  isAll,
  onOpen,
  linkOf,
  ready = [],
  onOpenReady,
  onAsk,
}: ViewsMenuProps & { onAsk: (dialog: "save" | "rename") => void }) {
  const { view, isChanged, search, choice, link } = state;
  const mine = views.items?.filter((one) => one.is_own) ?? [];
  const shared = views.items?.filter((one) => !one.is_own) ?? [];
  const isOwn = view?.is_own === true;
  useFirstItem();

  const change = (target: ListView, input: Partial<ListViewInput>, said: string) =>
    views.update(target, input).then(() => toast.success(said), refuse);
  const save = (target: ListView) =>
    views.update(target, { search, columns: choice }).then((saved) => {
      onOpen(saved);
      const action = { label: "Copy link", onClick: () => void copyLink(linkOf(saved)) };
      toast.success(`View “${saved.name}” is saved.`, { action });
    }, refuse);
  const restore = (removed: ListView) =>
    views.create({ ...removed, columns: removed.columns ?? null }).then(onOpen, refuse);
  const remove = (target: ListView) =>
    views.remove(target).then(() => {
      onOpen(null);
      const action = { label: "Undo", onClick: () => void restore(target) };
      toast.success(`View “${target.name}” is removed.`, { action });
    }, refuse);

  return (
    <>
      <Entry label={`All ${noun}`} isOpen={isAll} onOpen={() => onOpen(null)} />
      {ready.length > 0 && <Menu.Label>Ready-made</Menu.Label>}
      {ready.map((one) => (
        <Entry
          key={one.name}
          label={one.name}
          isOpen={view === null && sameSearch(search, one.search)}
          onOpen={() => onOpenReady?.(one)}
        />
      ))}
      {mine.length > 0 && <Menu.Label>My views</Menu.Label>}
      {mine.map((one) => (
        <Entry
          key={one.id}
          label={one.name}
          detail={[one.is_default && "Default", one.is_shared && "Shared"].filter(Boolean).join(", ")}
          isOpen={one.id === view?.id}
          onOpen={() => onOpen(one)}
        />
      ))}
      {shared.length > 0 && <Menu.Label>Shared with you</Menu.Label>}
      {shared.map((one) => (
        <Entry
          key={one.id}
          label={one.name}
          detail={one.owner.name}
          isOpen={one.id === view?.id}
          onOpen={() => onOpen(one)}
        />
      ))}
      {views.error !== null && views.error !== undefined && (
        <Menu.Item closeMenuOnClick={false} onClick={views.onRetry}>
          The views could not be loaded. Try again
        </Menu.Item>
      )}
      <Menu.Divider />
      {view && isOwn && isChanged && <Menu.Item onClick={() => void save(view)}>Save changes</Menu.Item>}
      {view && isChanged && <Menu.Item onClick={() => onOpen(view)}>Discard changes</Menu.Item>}
      <Menu.Item onClick={() => onAsk("save")}>
        {view && !isOwn ? "Copy to my views…" : view ? "Save as…" : "Save this view…"}
      </Menu.Item>
      <Menu.Item onClick={() => void copyLink(link)}>Copy link</Menu.Item>
      {view && isOwn && (
        <>
          <Menu.Item onClick={() => onAsk("rename")}>Rename…</Menu.Item>
          <Menu.Item
            onClick={() =>
              void change(
                view,
                { is_shared: !view.is_shared },
                view.is_shared ? `“${view.name}” is private again.` : `“${view.name}” is shared.`,
              )
            }
          >
            {view.is_shared ? "Stop sharing" : "Share with the company"}
          </Menu.Item>
          <Menu.Item
            onClick={() =>
              void change(
                view,
                { is_default: !view.is_default },
                view.is_default ? "The list opens without a view." : `The list opens with “${view.name}”.`,
              )
            }
          >
            {view.is_default ? "Stop using it as my default" : "Make it my default"}
          </Menu.Item>
          <Menu.Item color="red" onClick={() => void remove(view)}>
            Remove view
          </Menu.Item>
        </>
      )}
    </>
  );
}

/** Whether two searches ask for the same, regardless of order. */
function sameSearch(one: string, other: string): boolean {
  const sorted = (search: string) => [...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`).sort();
  return sorted(one).join("&") === sorted(other).join("&");
}

interface EntryProps {
  label: string;
  detail?: string;
  isOpen: boolean;
  onOpen: () => void;
}

function Entry({ label, detail, isOpen, onOpen }: EntryProps) {
  return (
    <Menu.Item
      aria-current={isOpen || undefined}
      leftSection={isOpen ? <IconCheck size={16} aria-hidden /> : <span className={classes.mark} />}
      rightSection={detail ? <span className={classes.detail}>{detail}</span> : null}
      onClick={onOpen}
    >
      {label}
    </Menu.Item>
  );
}
