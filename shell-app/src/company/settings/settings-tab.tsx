import { type ReactNode } from "react";
import { urlChoice, useApiQuery, useCan, useUrlState } from "@haul/platform";
import { Badge, Button, Group, SimpleGrid, Text } from "@haul/ui/core";
import { DescriptionList, Panel, QueryStates, RecordDrawer } from "@haul/ui/data";
import { daysUntil, formatDate } from "@haul/ui/format";
import { IconEdit } from "@haul/ui/icons";
import { BrandForm } from "./brand-form";
import { DefaultsForm } from "./defaults-form";
import { HolidaysForm } from "./holidays-form";
import { MONTHS } from "./months";
import { RetentionForm } from "./retention-form";
import { type CompanySettings, useSettings } from "./settings.queries";

const STATE = { edit: urlChoice(["", "defaults", "brand", "holidays", "retention"], "") };
type Part = "defaults" | "brand" | "holidays" | "retention";

const FORMS: Readonly<
  Record<Part, { title: string; Form: (props: { settings: CompanySettings; onDone: () => void }) => ReactNode }>
> = {
  defaults: { title: "Edit defaults and filings", Form: DefaultsForm },
  brand: { title: "Edit brand", Form: BrandForm },
  holidays: { title: "Edit holidays", Form: HolidaysForm },
  retention: { title: "Edit retention", Form: RetentionForm },
};

/** What the company decides once. */
export function SettingsTab() {
  const settings = useSettings();
  const mayWrite = useCan("company:write");
  const [{ edit }, setState] = useUrlState(STATE);
  const close = () => {
    setState({ edit: "" });
  };
  return (
    <QueryStates query={settings}>
      {(data) => (
        <>
          <SimpleGrid cols={{ base: 1, lg: 2 }}>
            <Defaults settings={data} />
            <Brand settings={data} />
            <Holidays settings={data} />
            <Retention settings={data} />
          </SimpleGrid>
          {edit !== "" && mayWrite && (
            <RecordDrawer isOpen onClose={close} title={FORMS[edit].title}>
              <EditForm key={edit} part={edit} settings={data} onDone={close} />
            </RecordDrawer>
          )}
        </>
      )}
    </QueryStates>
  );
}

function EditForm({ part, ...rest }: { part: Part; settings: CompanySettings; onDone: () => void }) {
  const { Form } = FORMS[part];
  return <Form {...rest} />;
}

function EditButton({ part }: { part: Part }) {
  const mayWrite = useCan("company:write");
  const [, setState] = useUrlState(STATE);
  if (!mayWrite) return null;
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconEdit size={14} aria-hidden />}
      aria-label={FORMS[part].title}
      onClick={() => {
        setState({ edit: part });
      }}
    >
      Edit
    </Button>
  );
}

function Defaults({ settings }: { settings: CompanySettings }) {
  const { payment_terms_days: days, fuel_program_id, fiscal_year_start_month, mcs150_filed_on } = settings;
  return (
    <Panel title="Defaults and filings" action={<EditButton part="defaults" />}>
      <DescriptionList
        items={[
          { label: "Default payment terms", value: days === 0 ? "Due on receipt" : `Net ${days}` },
          { label: "Default fuel program", value: <ProgramName id={fuel_program_id} /> },
          {
            label: "Fiscal year",
            value: `Starts in ${MONTHS[fiscal_year_start_month - 1] ?? ""} (current year: since ${formatDate(settings.fiscal_year_started_on)})`,
          },
          { label: "MCS-150 filed", value: mcs150_filed_on && formatDate(mcs150_filed_on) },
          { label: "Next MCS-150", value: settings.mcs150_due_on && <DueDay day={settings.mcs150_due_on} /> },
        ]}
      />
      <Text size="sm" c="dimmed" mt="sm">
        The last two digits of your USDOT number set the month and the years (49&nbsp;CFR&nbsp;390.19). Admins are
        reminded 60, 30 and 7 days ahead, and on the last day.
      </Text>
    </Panel>
  );
}

function DueDay({ day }: { day: string }) {
  const left = daysUntil(day);
  const words = `By ${formatDate(day)}`;
  if (left < 0) return <Badge color="red">Was due {formatDate(day)}</Badge>;
  return left <= 60 ? <Badge color="amber">{words}</Badge> : <>{words}</>;
}

/** Pricing is a section of its own; without it the program stays unnamed. */
function ProgramName({ id }: { id: string | undefined }) {
  const mayRead = useCan("quotes:read");
  const pricing = useApiQuery("/api/quote_settings", {}, { enabled: mayRead && id !== undefined });
  if (id === undefined) return <>None: the rate includes fuel</>;
  return <>{pricing.data?.fuel_programs.find((program) => program.id === id)?.name ?? "Set"}</>;
}

function Brand({ settings }: { settings: CompanySettings }) {
  const { color, logo_url } = settings.brand;
  return (
    <Panel title="Brand" action={<EditButton part="brand" />}>
      <DescriptionList
        items={[
          {
            label: "Logo",
            value: logo_url && (
              <img src={logo_url} alt="Your logo" style={{ maxHeight: 48, maxWidth: 240, verticalAlign: "middle" }} />
            ),
          },
          {
            label: "Color",
            value: color && (
              <Group component="span" gap="xs">
                <span aria-hidden style={{ background: color, borderRadius: 4, height: "1em", width: "2em" }} />
                {color}
              </Group>
            ),
          },
          { label: "Invoice footer", value: settings.invoice_footer },
        ]}
      />
      <Text size="sm" c="dimmed" mt="sm">
        Shown on your documents and on the pages of your customers and drivers; emails show the color too.
      </Text>
    </Panel>
  );
}

function Holidays({ settings }: { settings: CompanySettings }) {
  const upcoming = settings.holidays.filter(({ on }) => daysUntil(on) >= 0).slice(0, 5);
  return (
    <Panel title="Holidays" action={<EditButton part="holidays" />}>
      <DescriptionList items={upcoming.map(({ on, name }) => ({ label: formatDate(on), value: name }))} />
      <Text size="sm" c="dimmed" mt="sm">
        {settings.are_holidays_federal ? "Federal holidays. " : "Your own list. "}
        {settings.due_dates_skip_days_off
          ? "An invoice due on a weekend or holiday is due on the next business day."
          : "Invoices can come due on any day of the week."}
      </Text>
    </Panel>
  );
}

function Retention({ settings }: { settings: CompanySettings }) {
  const { notices_kept_days: notices, webhook_events_kept_days: events } = settings;
  return (
    <Panel title="Retention" action={<EditButton part="retention" />}>
      <DescriptionList
        items={[
          { label: "Read notices", value: notices === undefined ? "Kept" : `Deleted after ${notices} days` },
          { label: "Webhook events", value: `Deleted after ${events} days` },
          { label: "Loads, papers, audit log", value: "Kept" },
        ]}
      />
    </Panel>
  );
}
