import { useState } from "react";
import { useCan, useLocation } from "@haul/platform";
import { ActionIcon, Button, Menu, toast, useIsPhone } from "@haul/ui/core";
import { IconAdjustments, IconDots, IconDownload, IconLink, IconPhoto, IconTarget } from "@haul/ui/icons";
import { copyLink, saveFile } from "@haul/ui/data";
import { ArrangeDrawer } from "./arrange-drawer";
import type { AnalyticsDashboard } from "./analytics.page";
import { ANALYTICS_TILES, WEEKS_CHART } from "./analytics-tiles";
import { analyticsCsv } from "./dashboard-csv";
import { useTiles } from "./dashboard.queries";
import { drawAnalytics } from "./dashboard-picture";
import { TargetsDrawer } from "./targets-drawer";
import { shownKeys } from "./tile-order";

interface AnalyticsMenuProps {
  analytics: AnalyticsDashboard | undefined;
  zone: string;
}

/** What can be done with the whole analysis: as a file or a picture, as a link, one's own tiles, the company's targets. */
export function AnalyticsMenu({ analytics, zone }: AnalyticsMenuProps) {
  const [panel, setPanel] = useState<"tiles" | "targets" | null>(null);
  const isPhone = useIsPhone();
  const maySetTargets = useCan("company:write");
  const { search } = useLocation();
  const keys = shownKeys(
    ANALYTICS_TILES.map(({ key }) => key),
    useTiles(),
  );
  const close = () => setPanel(null);
  const name = analytics && `analytics-${analytics.from}-${analytics.to}`;
  const saveCsv = () => {
    if (!analytics || !name) return;
    saveFile(new Blob([analyticsCsv(analytics, keys)], { type: "text/csv;charset=utf-8" }), `${name}.csv`);
  };
  const savePicture = () => {
    if (!analytics || !name) return;
    drawAnalytics(analytics, keys, "Analytics").toBlob((picture) => {
      if (picture) saveFile(picture, `${name}.png`);
      else toast.warning("The picture could not be created.");
    }, "image/png");
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          {isPhone ? (
            <ActionIcon size={44} variant="default" aria-label="More">
              <IconDots size={16} aria-hidden />
            </ActionIcon>
          ) : (
            <Button variant="default" leftSection={<IconDots size={16} aria-hidden />}>
              More
            </Button>
          )}
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconDownload size={16} aria-hidden />}
            disabled={analytics === undefined}
            onClick={saveCsv}
          >
            Download CSV
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPhoto size={16} aria-hidden />}
            disabled={analytics === undefined}
            onClick={savePicture}
          >
            Download picture (PNG)
          </Menu.Item>
          <Menu.Item
            leftSection={<IconLink size={16} aria-hidden />}
            onClick={() => void copyLink(search.replace(/^\?/, ""))}
          >
            Copy link
          </Menu.Item>
          <Menu.Item leftSection={<IconAdjustments size={16} aria-hidden />} onClick={() => setPanel("tiles")}>
            Arrange tiles and email
          </Menu.Item>
          {maySetTargets && (
            <Menu.Item leftSection={<IconTarget size={16} aria-hidden />} onClick={() => setPanel("targets")}>
              Set targets
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {panel === "tiles" && (
        <ArrangeDrawer tiles={ANALYTICS_TILES} charts={[WEEKS_CHART]} zone={zone} onClose={close} />
      )}
      {panel === "targets" && <TargetsDrawer onClose={close} />}
    </>
  );
}
