import { Button, Menu } from "@mantine/core";
import { IconChevronDown, IconList } from "../icons";
import { Suspense, lazy, useState } from "react";
import { toast } from "../core/toasts";
import { copyLink } from "./copy-link";
import { FITTING } from "./fitting";
import type { ListView, ListViews, ReadyView } from "./list-memory";
import type { ViewDialogValues } from "./view-dialog";
import type { ViewState } from "./view-state";
import classes from "./views-menu.module.css";

const ViewDialog = lazy(() => import("./view-dialog"));
const ViewsList = lazy(() => import("./views-list"));

export interface ViewsMenuProps {
  /** What the list's rows are called: "loads". */
  noun: string;
  views: ListViews;
  state: ViewState;
  /** The list shows every row. */
  isAll: boolean;
  /** Opens a view as it was kept, or the list as it comes. */
  onOpen: (view: ListView | null) => void;
  /** Views for common work. */
  ready?: readonly ReadyView[] | undefined;
  onOpenReady?: (view: ReadyView) => void;
  /** Search of the address with a view open. */
  linkOf: (view: ListView) => string;
}

/** The person's views of a list and those that colleagues share; the open one, and what can be done with it. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { views, state, onOpen, linkOf } = props;
  const [dialog, setDialog] = useState<"save" | "rename" | null>(null);
  const { view, isChanged, search, choice } = state;
  const isOwn = view?.is_own === true;
  const create = async (values: ViewDialogValues, copies: boolean) => {
    const saved = await views.create({ ...values, search, columns: choice });
    onOpen(saved);
    const [link, said] = [linkOf(saved), `View “${saved.name}” is saved`];
    if (copies) await copyLink(link, `${said} and its link copied.`);
    else toast.success(`${said}.`, { action: { label: "Copy link", onClick: () => void copyLink(link) } });
  };

  return (
    <>
      <Menu position="bottom-start" width={280} middlewares={FITTING}>
        <Menu.Target>
          <Button
            variant="default"
            className={classes.button}
            aria-label={view ? `View: ${view.name}${isChanged ? ", changed" : ""}` : "Views"}
            leftSection={<IconList size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            <span className={classes.name}>{view?.name ?? "Views"}</span>
            {isChanged && <span className={classes.dot} title="Changed since it was saved" />}
          </Button>
        </Menu.Target>
        <Menu.Dropdown style={{ overflowY: "auto" }}>
          <Suspense fallback={<Menu.Item disabled>Loading views …</Menu.Item>}>
            <ViewsList {...props} onAsk={setDialog} />
          </Suspense>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {dialog === "save" && (
          <ViewDialog
            title="Save view"
            submit="Save view"
            hasLink
            values={{ name: view && !isOwn ? view.name : "", is_default: false, is_shared: false }}
            onSave={create}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog === "rename" && view && (
          <ViewDialog
            title="Rename view"
            submit="Rename"
            hasNameOnly
            values={{ name: view.name, is_default: view.is_default, is_shared: view.is_shared }}
            onSave={({ name }) => views.update(view, { name })}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
    </>
  );
}
