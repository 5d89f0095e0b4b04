import type { ReactNode } from "react";
import { Anchor, Email, Stack, UiLink } from "@haul/ui/core";
import { DescriptionList, type Description } from "@haul/ui/data";
import {
  EquipmentLabel,
  MailLink,
  Miles,
  Money,
  PhoneLink,
  StopTime,
  Weight,
  codeWord,
  labelOf,
  localZone,
} from "@haul/ui/freight";
import { DOT } from "../../../shared/dot";
import { LOSS_REASONS, QUOTE_KINDS, TARPS } from "../../../words";
import { ESTIMATE } from "../form/quote-form-values";
import { originZone } from "../origin-zone";
import type { Quote } from "../quotes.queries";

/** What is known of a quote, without its stops, charges and costs. */
export function QuoteFacts({ quote }: { quote: Quote }) {
  const facts = [...party(quote), ...freight(quote), ...story(quote)];
  return <DescriptionList items={facts.filter(({ value }) => value !== undefined)} />;
}

function party(quote: Quote): Description[] {
  const contact = quote.broker_contact;
  return [
    {
      label: "Customer",
      value: quote.customer && (
        <Anchor component={UiLink} href={`/apps/customers?customer=${quote.customer.id}`}>
          {quote.customer.name}
        </Anchor>
      ),
    },
    { label: "Prospect", value: quote.prospect_name },
    {
      label: "Contact",
      value: contact && (
        <Stack gap={2} align="flex-start">
          {contact.name}
          <PhoneLink phone={contact.phone} />
          <MailLink email={contact.email} />
        </Stack>
      ),
    },
    { label: "Their number", value: quote.customer_reference },
    ...quote.references.map(({ kind, value }) => ({ label: codeWord("reference", kind), value })),
    { label: "Kind", value: labelOf(QUOTE_KINDS, quote.kind) },
    { label: "Valid until", value: <StopTime at={quote.valid_until} zone={originZone(quote)} /> },
  ];
}

function freight(quote: Quote): Description[] {
  const { loaded_miles, empty_miles } = quote;
  return [
    {
      label: "Equipment",
      value: <EquipmentLabel equipment={quote.equipment} temperatureFahrenheit={quote.temperature_fahrenheit} />,
    },
    { label: "Commodity", value: quote.commodity },
    { label: "Weight", value: quote.weight_pounds === undefined ? undefined : <Weight pounds={quote.weight_pounds} /> },
    { label: "Pieces", value: quote.pieces?.toLocaleString("en-US") },
    { label: "Pallets", value: quote.pallets?.toLocaleString("en-US") },
    {
      label: "Hazmat",
      value: quote.is_hazmat
        ? [quote.un_number, quote.hazard_class && `class ${quote.hazard_class}`].filter(Boolean).join(", ") || "Yes"
        : undefined,
    },
    { label: "Length", value: quote.length_feet === undefined ? undefined : `${quote.length_feet} ft` },
    { label: "Tarps", value: quote.tarps && TARPS[quote.tarps] },
    {
      label: "Cargo value",
      value: quote.cargo_value_cents === undefined ? undefined : <Money cents={quote.cargo_value_cents} />,
    },
    { label: "TWIC", value: quote.is_twic_required ? "Required" : undefined },
    { label: "Team", value: quote.is_team_required ? "Required" : undefined },
    {
      label: "Loaded miles",
      value: loaded_miles && (
        <>
          <Miles miles={loaded_miles} />
          {quote.miles_source && `, ${quote.miles_source === ESTIMATE ? "estimated" : quote.miles_source}`}
        </>
      ),
    },
    { label: "Deadhead", value: empty_miles && <Miles miles={empty_miles} /> },
    {
      label: "Transit time wanted",
      value: quote.target_transit_hours === undefined ? undefined : `${quote.target_transit_hours} hours`,
    },
    { label: "Notes", value: quote.notes },
    { label: "Message", value: quote.customer_note },
    { label: "Terms", value: quote.terms },
  ];
}

function story(quote: Quote): Description[] {
  const at = (instant: string | undefined, by?: ReactNode) =>
    instant && (
      <>
        <StopTime at={instant} zone={localZone()} />
        {by && <div>{by}</div>}
      </>
    );
  return [
    { label: "Requested", value: at(quote.requested_at) },
    { label: "Created", value: at(quote.created_at, quote.created_by) },
    { label: "Approved", value: at(quote.approved_at, quote.approved_by) },
    { label: "Sent", value: at(quote.sent_at, quote.sent_to && <Email address={quote.sent_to} />) },
    { label: "Opened", value: at(quote.viewed_at) },
    {
      label: "Accepted by",
      value: quote.accepted_by && [quote.accepted_by, quote.accepted_by_email].filter(Boolean).join(DOT),
    },
    { label: "Closed", value: at(quote.closed_at) },
    { label: "Why", value: quote.loss_reason && labelOf(LOSS_REASONS, quote.loss_reason) },
    { label: "In their words", value: quote.closed_reason },
    { label: "Went to", value: quote.competitor },
    {
      label: "Cheaper by",
      value:
        quote.price_gap_cents === undefined ? undefined : (
          <Money cents={quote.price_gap_cents} currency={quote.currency} />
        ),
    },
    {
      label: "Load",
      value: quote.load && (
        <Anchor component={UiLink} href={`/apps/loads/${quote.load.id}`}>
          {quote.load.name}
        </Anchor>
      ),
    },
  ];
}
