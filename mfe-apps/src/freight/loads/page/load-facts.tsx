import { Anchor, Group, Text, UiLink } from "@haul/ui/core";
import { DescriptionList, type Description } from "@haul/ui/data";
import {
  codeWord,
  EquipmentLabel,
  formatTemperature,
  Miles,
  Money,
  PaperPresence,
  PhoneLink,
  Rate,
  RateDifference,
  StatusBadge,
  Weight,
  words,
} from "@haul/ui/freight";
import type { ReactNode } from "react";
import { LoadTags } from "./load-tags";
import { RecordLink } from "../../../shared/record-link";
import { LOAD_PRIORITIES, LOAD_SOURCES, TARPS } from "../../../words";
import { docketText } from "../form/load-form-values";
import { LegAnswer } from "../legs/leg-answer";
import type { Leg, Load } from "../loads.queries";
import classes from "./load.module.css";

/** What is known of a load, without its stops and charges. */
export function LoadFacts({ load }: { load: Load }) {
  const facts = [...commercial(load), ...freight(load), ...crew(load)];
  return (
    <div className={classes.facts}>
      <DescriptionList items={facts.filter(({ value }) => value !== undefined)} />
    </div>
  );
}

/** A person, with a link that calls them. */
function Person({ name, phone }: { name: ReactNode; phone?: string | undefined }) {
  return (
    <Group gap="0 0.625rem">
      {name}
      <PhoneLink phone={phone} />
    </Group>
  );
}

function commercial(load: Load): Description[] {
  return [
    { label: "Customer", value: <RecordLink kind="customer" record={load.customer} /> },
    { label: "Priority", value: load.priority === "normal" ? undefined : LOAD_PRIORITIES[load.priority] },
    { label: "Tags", value: <LoadTags load={load} /> },
    { label: "Special terms", value: load.customer_terms && `Changed for this load: ${load.customer_terms.reason}` },
    { label: "Reference", value: load.customer_reference },
    ...load.references.map(({ kind, value }) => ({ label: codeWord("reference", kind), value })),
    {
      label: "Broker contact",
      value: load.broker_contact && <Person {...load.broker_contact} />,
    },
    {
      label: "Quote",
      value: load.quote && (
        <Anchor component={UiLink} href={`/apps/quotation/${load.quote.id}`}>
          {load.quote.name}
        </Anchor>
      ),
    },
    { label: "Source", value: load.source === "manual" ? undefined : LOAD_SOURCES[load.source] },
    { label: "Authority", value: load.authority_docket && docketText(load.authority_docket) },
    { label: "Total", value: <Money cents={load.total_cents} currency={load.currency} /> },
    {
      label: "Pending charges",
      value: load.pending_cents === 0 ? undefined : <Money cents={load.pending_cents} currency={load.currency} />,
    },
    // Without its document it is what someone entered.
    { label: load.is_rate_confirmation_present ? "Rate confirmation" : "Agreed rate", value: agreedRate(load) },
    { label: "Rate per mile", value: load.rate_per_mile && <Rate rate={load.rate_per_mile} /> },
    { label: "Billing", value: <StatusBadge kind="billing" status={load.billing_status} /> },
    {
      label: "Invoice",
      value: load.invoice && (
        <>
          <Anchor component={UiLink} href={`/apps/financial/invoices?invoice=${load.invoice.id}`}>
            {load.invoice.number}
          </Anchor>
          {`, ${words(load.invoice.status).toLowerCase()}`}
        </>
      ),
    },
    {
      label: "Papers",
      value: (
        <Group gap="0 0.75rem">
          <PaperPresence name="Rate con" isPresent={load.is_rate_confirmation_present} />
          <PaperPresence name="POD" isPresent={load.is_pod_present} isDue={load.delivered_at !== undefined} />
        </Group>
      ),
    },
  ];
}

/** What the customer agreed to, and how far the charges are from it. */
function agreedRate({ rate_confirmation_cents: cents, rate_difference_cents: difference = 0, currency }: Load) {
  if (cents === undefined) return undefined;
  return (
    <Group gap="xs">
      <Money cents={cents} currency={currency} />
      {difference === 0 ? "Matches the total" : <RateDifference cents={difference} currency={currency} />}
    </Group>
  );
}

/** What a load drives that was split, where that is more than what it is billed for. */
function LegMiles({ load: { legs, loaded_miles = "0", rate_per_mile: rate } }: { load: Load }) {
  const driven = legs.reduce((sum, { miles }) => sum + Number(miles ?? NaN), 0);
  if (legs.length < 2 || Number.isNaN(driven) || Math.round(driven) <= Math.round(Number(loaded_miles))) return null;
  return (
    <Text size="sm" c="var(--mantine-color-amber-text)">
      <Miles miles={driven} /> by legs
      {rate !== undefined && (
        <>
          , <Rate rate={((Number(rate) * Number(loaded_miles)) / driven).toFixed(4)} unit="mi" />
        </>
      )}
    </Text>
  );
}

function milesOf(load: Load) {
  if (load.loaded_miles === undefined) return undefined;
  return (
    <>
      {loadedMiles(load)}
      <LegMiles load={load} />
    </>
  );
}

/** Loaded miles, with their source unless a person entered them. */
function loadedMiles({ loaded_miles: miles = "0", loaded_miles_source: source }: Load) {
  if (source === "routed") {
    return (
      <>
        <Miles miles={miles} />
        <Text size="sm" c="dimmed">
          Truck route from the routing provider.
        </Text>
      </>
    );
  }
  if (source !== "estimated") return <Miles miles={miles} />;
  return (
    <>
      ≈ <Miles miles={miles} />, estimated
      <Text size="sm" c="dimmed">
        Estimated stop to stop. Enter the miles to replace the estimate.
      </Text>
    </>
  );
}

/** Deadhead miles to the first stop, and the rate per mile with them. */
function deadheadOf({ empty_miles: empty, empty_miles_source: source, loaded_miles, rate_per_mile: rate }: Load) {
  if (empty === undefined) return undefined;
  const loaded = Number(loaded_miles ?? 0);
  return (
    <>
      {source === "estimated" && "≈ "}
      <Miles miles={empty} />
      {source === "estimated" && ", estimated"}
      {rate !== undefined && loaded > 0 && (
        <Text size="sm" c="dimmed">
          <Rate rate={((Number(rate) * loaded) / (loaded + Number(empty))).toFixed(4)} unit="mi" /> over all miles
        </Text>
      )}
    </>
  );
}

/** What was typed on lines of its own stays so. */
function noteOf(text: string | undefined) {
  return text && <span style={{ whiteSpace: "pre-line" }}>{text}</span>;
}

function freight(load: Load): Description[] {
  return [
    { label: "Equipment", value: <EquipmentLabel equipment={load.equipment} /> },
    {
      label: "Temperature",
      value:
        load.temperature_fahrenheit === undefined
          ? undefined
          : [formatTemperature(load.temperature_fahrenheit), load.temperature_mode].filter(Boolean).join(", "),
    },
    { label: "Commodity", value: load.commodity },
    { label: "Weight", value: load.weight_pounds === undefined ? undefined : <Weight pounds={load.weight_pounds} /> },
    { label: "Pieces", value: load.pieces?.toLocaleString("en-US") },
    { label: "Pallets", value: load.pallets?.toLocaleString("en-US") },
    {
      label: "Hazmat",
      value: load.is_hazmat
        ? [
            load.un_number,
            load.shipping_name,
            load.hazard_class && `class ${load.hazard_class}`,
            load.packing_group && `PG ${load.packing_group}`,
          ]
            .filter(Boolean)
            .join(", ") || "Yes"
        : undefined,
    },
    { label: "Length", value: load.length_feet === undefined ? undefined : `${load.length_feet} ft` },
    { label: "Tarps", value: load.tarps && TARPS[load.tarps] },
    {
      label: "Cargo value",
      value: load.cargo_value_cents === undefined ? undefined : <Money cents={load.cargo_value_cents} />,
    },
    { label: "TWIC", value: load.is_twic_required ? "Required" : undefined },
    { label: "Seal", value: load.seal_number },
    { label: "Team", value: load.is_team_required ? "Required" : undefined },
    { label: "Loaded miles", value: milesOf(load) },
    { label: "Deadhead miles", value: deadheadOf(load) },
    { label: "Notes", value: noteOf(load.notes) },
    { label: "Driver notes", value: noteOf(load.driver_notes) },
    { label: "Invoice notes", value: noteOf(load.invoice_notes) },
    { label: "Billing notes", value: noteOf(load.billing_notes) },
  ];
}

/** What the driver gets for the leg, if not as usual. */
function payOf({ pay_override_cents: cents, pay_note: note }: Leg) {
  if (cents === undefined) return note;
  return (
    <>
      <Money cents={cents} />
      {note && `, ${note}`}
    </>
  );
}

function crew(load: Load): Description[] {
  return [
    ...load.legs.flatMap((leg, index) => {
      const which = load.legs.length > 1 ? ` (leg ${index + 1})` : "";
      return [
        {
          label: `Driver${which}`,
          value: leg.driver && (
            <Person name={<RecordLink kind="driver" record={leg.driver} />} phone={leg.driver.phone} />
          ),
        },
        {
          label: `Answer${which}`,
          value: leg.driver && leg.acknowledgement !== "none" ? <LegAnswer leg={leg} /> : undefined,
        },
        { label: `Co-driver${which}`, value: leg.co_driver && <RecordLink kind="driver" record={leg.co_driver} /> },
        { label: `Truck${which}`, value: leg.truck && <RecordLink kind="truck" record={leg.truck} /> },
        { label: `Trailer${which}`, value: leg.trailer && <RecordLink kind="trailer" record={leg.trailer} /> },
        { label: `Miles${which}`, value: which !== "" && leg.miles ? <Miles miles={leg.miles} /> : undefined },
        { label: `Pay${which}`, value: payOf(leg) },
      ];
    }),
    { label: "Dispatcher", value: load.dispatcher?.name },
    { label: "Terminal", value: load.terminal?.name },
  ];
}
