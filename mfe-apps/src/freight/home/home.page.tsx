import { useState, type ComponentProps } from "react";
import { createSearchParams, lazyPart, urlChoice, useCan, usePageTitle, useSession, useUrlState } from "@haul/platform";
import { Button, SegmentedControl, UiLink } from "@haul/ui/core";
import { LoadingState, PageHeader } from "@haul/ui/data";
import { formatDay, localZone } from "@haul/ui/format";
import { IconPlus } from "@haul/ui/icons";
import { LegSheet } from "../board/leg-sheet";
import { HomePart } from "./home-part";
import { CallRow, EmptyTruckRow, OpenLoadRow, UnansweredRow, UndispatchedRow } from "./home-rows";
import {
  openLoads,
  tomorrowIn,
  undispatchedOn,
  useCallsDue,
  useEmptyTrucks,
  useOpenLoads,
  useUnanswered,
  useUndispatched,
  type Whose,
} from "./home.queries";
import classes from "./home.module.css";

const LoadDrawer = lazyPart(() => import("../loads/page/load-drawer"));

/** About as high as the first parts. */
const OUTLINE_LINES = 18;

const STATE = { whose: urlChoice(["mine", "all"] as const, "mine") };

/** What a dispatcher has to do today: whom to call, what has no answer, what is not sent out, which trucks need work. */
export default function DispatchHomePage() {
  usePageTitle("Dispatch today");
  const session = useSession();
  const [{ whose: choice }, setState] = useUrlState(STATE);
  const zone = session?.company?.time_zone ?? localZone();
  const whose: Whose = choice === "mine" && session?.user_id ? { dispatcher_id: session.user_id } : {};
  const all = choice === "mine" ? "All of your" : "All";
  const tomorrow = tomorrowIn(zone);
  const [openLoad, setOpenLoad] = useState<string | null>(null);
  const [acting, setActing] = useState<{ loadId: string; legId?: string } | null>(null);
  const opens = { onOpen: setOpenLoad, onAct: setActing };
  const mayBook = useCan("loads:write");
  const maySeeCalls = useCan("tracking:read");
  const calls = useCallsDue(whose);
  const undispatched = useUndispatched(tomorrow, whose);
  const trucks = useEmptyTrucks(tomorrow, whose);
  const loads = useOpenLoads(whose);
  const unanswered = useUnanswered(whose, false);
  const isShown = useAllAtFirst([calls, undispatched, trucks, loads, unanswered]);
  const day = formatDay(`${tomorrow}T12:00:00Z`, "UTC");

  return (
    <>
      <PageHeader
        title="Dispatch today"
        description={choice === "mine" ? "Your loads, and the trucks that need work." : "Everyone's loads and trucks."}
        action={
          <>
            <SegmentedControl
              aria-label="Whose loads"
              data={[
                { value: "mine", label: "Mine" },
                { value: "all", label: "Everyone's" },
              ]}
              value={choice}
              onChange={(value) => setState({ whose: value }, { replace: true })}
            />
            {mayBook && (
              <Button component={UiLink} href="/apps/loads/new" leftSection={<IconPlus size={16} aria-hidden />}>
                New load
              </Button>
            )}
          </>
        }
      />
      {isShown ? (
        <div className={classes.parts}>
          <div className={classes.stack}>
            {maySeeCalls && (
              <HomePart
                title="Check calls due"
                query={calls}
                empty="No check calls due."
                href="/apps/track&trace?is_check_call_due=true"
                keyOf={({ load }) => load.id}
                row={(row) => <CallRow row={row} onOpen={opens.onOpen} />}
              />
            )}
            {/* Folded again for others' loads. */}
            <Unanswered key={choice} whose={whose} all={all} opens={opens} />
          </div>
          <div className={classes.stack}>
            <HomePart
              title={`Not dispatched for ${day}`}
              query={undispatched}
              empty={`${all} loads for tomorrow are dispatched.`}
              href={list(undispatchedOn(tomorrow, whose))}
              keyOf={({ id }) => id}
              row={(load) => <UndispatchedRow load={load} {...opens} />}
            />
            <HomePart
              title={`Trucks empty by ${day}`}
              query={trucks}
              empty={`${all} trucks have work beyond tomorrow.`}
              href={`/apps/loads/available?whose=${choice}`}
              keyOf={({ id }) => id}
              row={(row) => <EmptyTruckRow row={row} />}
            />
          </div>
          <div className={classes.wide}>
            <HomePart
              title={choice === "mine" ? "My loads" : "Open loads"}
              query={loads}
              empty={choice === "mine" ? "You have no open loads." : "No open loads."}
              href={list(openLoads(whose))}
              keyOf={({ id }) => id}
              row={(load) => <OpenLoadRow load={load} {...opens} />}
            />
          </div>
        </div>
      ) : (
        <LoadingState lines={OUTLINE_LINES} />
      )}
      {openLoad !== null && <LoadDrawer id={openLoad} onClose={() => setOpenLoad(null)} />}
      {acting && <LegSheet loadId={acting.loadId} legId={acting.legId ?? ""} onClose={() => setActing(null)} />}
    </>
  );
}

/** Whether the parts are shown. At first all at once: each that came alone would move those below it. */
function useAllAtFirst(queries: readonly { isLoading: boolean; failureCount: number }[]): boolean {
  const [isShown, setIsShown] = useState(false);
  const isAwaited = queries.some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  if (!isShown && !isAwaited) setIsShown(true);
  return isShown;
}

interface UnansweredProps {
  whose: Whose;
  /** All of whose, in words. */
  all: string;
  opens: Omit<ComponentProps<typeof UnansweredRow>, "leg">;
}

function Unanswered({ whose, all, opens }: UnansweredProps) {
  const [showsAll, setShowsAll] = useState(false);
  const unanswered = useUnanswered(whose, showsAll);
  return (
    <HomePart
      title="Unanswered dispatches"
      query={unanswered}
      empty={`${all} drivers have accepted.`}
      {...(hasMore(unanswered.data) ? { onShowAll: () => setShowsAll(true) } : {})}
      keyOf={({ leg_id }) => leg_id}
      row={(leg) => <UnansweredRow leg={leg} {...opens} />}
    />
  );
}

const hasMore = (page?: { next_cursor?: string }) => page?.next_cursor !== undefined;

const list = (query: object) => `/apps/loads?${search(query)}`;

function search(query: object): string {
  const entries = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return createSearchParams(entries).toString().replaceAll("%2C", ",");
}
