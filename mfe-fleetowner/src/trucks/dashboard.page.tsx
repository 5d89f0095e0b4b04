import { useFormats, useTranslation } from "@haul/platform/i18n";
import { Text, Title } from "@haul/ui/core";
import { EmptyState, Figure, Figures, PageHeader } from "@haul/ui/data";
import { IconTruck } from "@haul/ui/icons";
import { usePageTitle } from "@haul/platform";
import { useDashboard, useOwnerSession, useTrucks } from "../api";
import { LoadList } from "../loads/load-list";
import { OwnerPage } from "../portal/portal-pages";
import { Outline, Problem } from "../shared/problem";
import { ExpiringPapers } from "./expiring-papers";
import { TruckCard } from "./truck-card";
import classes from "./trucks.module.css";

/** Holds a line's height until its words are known. */
const NO_BREAK = "\u00a0";
/** As high as a row of trucks. */
const TRUCK_LINES = 9;

/** The owner's trucks, what they earn this week, and the loads under them. */
export default function DashboardPage() {
  return (
    <OwnerPage>
      <Dashboard />
    </OwnerPage>
  );
}

function Dashboard() {
  const { t } = useTranslation();
  const { data: session } = useOwnerSession();
  usePageTitle(t("dashboard.title"));
  return (
    <>
      <PageHeader
        title={t("dashboard.title")}
        description={session ? t("dashboard.lead", { carrier: session.carrier_name }) : NO_BREAK}
      />
      <WeekFigures />
      <ExpiringPapers />
      <Trucks carrier={session?.carrier_name ?? ""} />
      <section className={classes.section} aria-labelledby="loads">
        <Title order={2} id="loads">
          {t("dashboard.loadsTitle")}
        </Title>
        <LoadList />
      </section>
    </>
  );
}

function WeekFigures() {
  const { t } = useTranslation();
  const { money, wholeNumber } = useFormats();
  const { data, error, refetch } = useDashboard();
  if (error && !data) return <Problem error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.figures}>
      <Figures label={t("dashboard.title")}>
        <Figure
          label={t("dashboard.moving")}
          definition={t("dashboard.movingHelp")}
          value={data && t("dashboard.movingOf", { moving: data.moving_truck_count, total: data.truck_count })}
        />
        <Figure
          label={t("dashboard.loads")}
          definition={t("dashboard.loadsHelp")}
          value={data?.loads_this_week_count}
        />
        <Figure
          label={t("dashboard.miles")}
          definition={t("dashboard.milesHelp")}
          value={data && wholeNumber(data.miles_this_week)}
        />
        <Figure
          label={t("dashboard.revenue")}
          definition={t("dashboard.revenueHelp")}
          value={data && money(data.revenue_this_week_cents, data.currency)}
        />
      </Figures>
    </div>
  );
}

function Trucks({ carrier }: { carrier: string }) {
  const { t } = useTranslation();
  const { data: trucks, error, refetch } = useTrucks();
  if (!trucks)
    return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Outline lines={TRUCK_LINES} />;
  if (trucks.length === 0) {
    return (
      <EmptyState icon={IconTruck} title={t("dashboard.noTrucksTitle")}>
        <Text>{t("dashboard.noTrucks", { carrier })}</Text>
      </EmptyState>
    );
  }
  return (
    <ul className={classes.trucks}>
      {trucks.map((truck) => (
        <TruckCard key={truck.id} truck={truck} />
      ))}
    </ul>
  );
}
