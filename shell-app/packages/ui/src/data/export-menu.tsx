import { Button, Indicator, Menu } from "@mantine/core";
import { Suspense, lazy, useEffect, useState } from "react";
import { useIsPhone } from "../core/use-is-phone";
import { IconDownload } from "../icons";
import { FITTING } from "./fitting";
import type { ListExports } from "./list-exports";

const ExportList = lazy(() => import("./export-list"));
const ExportWatch = lazy(() => import("./export-watch"));

export interface ExportMenuProps {
  /** What the list's rows are called: "loads". */
  noun: string;
  exports: ListExports;
  /** The columns that the list shows, by their names in a file; none where they can't be chosen. */
  columns?: readonly string[];
  /** A person chose them, so that a file of them is what the person expects. */
  areChosen?: boolean;
  /** A notice that a file is ready links here. */
  isOpened?: boolean;
}

/** Exports the list as a file. The person may leave meanwhile: the button shows that it is being written, and a toast that it is ready. */
export function ExportMenu(props: ExportMenuProps) {
  const { exports, isOpened = false } = props;
  const isPhone = useIsPhone();
  const [isStarted, setIsStarted] = useState(false);
  const isBusy = exports.items?.some((file) => file.status === "queued" || file.status === "running") === true;
  const { onWatch } = exports;
  useEffect(() => {
    if (isOpened) onWatch(true);
  }, [isOpened, onWatch]);
  return (
    <>
      <Menu
        // On a phone the button is at the bottom of the filters' sheet.
        position={isPhone ? "top-start" : "bottom-end"}
        width={300}
        closeOnItemClick={false}
        defaultOpened={isOpened}
        middlewares={FITTING}
        onOpen={() => onWatch(true)}
      >
        <Indicator processing disabled={!isBusy} size={8}>
          <Menu.Target>
            <Button
              variant="default"
              fw={400}
              leftSection={<IconDownload size={16} aria-hidden />}
              aria-label={isBusy ? "Export, a file is being written" : "Export"}
            >
              Export
            </Button>
          </Menu.Target>
        </Indicator>
        <Menu.Dropdown style={{ overflowY: "auto" }}>
          <Suspense fallback={<Menu.Item disabled>Loading …</Menu.Item>}>
            <ExportList {...props} onStart={() => setIsStarted(true)} />
          </Suspense>
        </Menu.Dropdown>
      </Menu>
      {isStarted && (
        <Suspense>
          <ExportWatch exports={exports} />
        </Suspense>
      )}
    </>
  );
}
