import { lazyPart, useCan, useHasSection } from "@haul/platform";
import { Anchor, UiLink } from "@haul/ui/core";
import { Panel, PartBoundary } from "@haul/ui/data";
import type { OperationsDashboard } from "./operations.page";
import { WeekFigures } from "./week-figures";
import classes from "./dashboard.module.css";

const LoadsMap = lazyPart(() => import("./map/loads-map"));

/** For the eye: where the loads are, and how the weeks went. Its room is kept while both load. */
export function Glance({ dashboard }: { dashboard: OperationsDashboard | undefined }) {
  const mayTrack = useCan("tracking:read");
  const mayFollow = useHasSection("tracking");
  return (
    <div className={classes.glance} data-lone={!mayTrack || undefined}>
      {mayTrack && (
        <Panel
          title="Moving loads"
          action={
            mayFollow && (
              <Anchor component={UiLink} href="/apps/track&trace">
                Track &amp; trace
              </Anchor>
            )
          }
        >
          <div className={classes.mapRoom}>
            <PartBoundary title="The map could not be shown">
              <LoadsMap />
            </PartBoundary>
          </div>
        </Panel>
      )}
      <WeekFigures dashboard={dashboard} />
    </div>
  );
}
