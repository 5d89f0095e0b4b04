import { useEffect, useState } from "react";
import { ApiError, useLocation, usePageTitle } from "@haul/platform";
import { Alert, Button, CarrierBrand, Divider, Group, Stack, Text, Title } from "@haul/ui/core";
import { DescriptionList, EmptyState, ErrorState, LoadingState, Panel } from "@haul/ui/data";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { ChargesTable, EquipmentLabel, StopTime, StopWindow, Weight, codeWord, localZone } from "@haul/ui/freight";
import { IconCircleCheck, IconInfoCircle } from "@haul/ui/icons";
import { Reach } from "../../../shared/reach";
import { OfferPaper } from "./offer-paper";
import { useAcceptOffer, useDeclineOffer, useOpenOffer, type Offer } from "./offer.queries";
import classes from "../quote.module.css";

/**
 * A customer's answer to a quote, without an account.
 * The token stands behind `#`, which no browser sends anywhere; the page hands it to the API in a body.
 */
export default function OfferPage() {
  const token = useLocation().hash.replace(/^#/, "");
  const { mutateAsync } = useOpenOffer();
  const [offer, setOffer] = useState<Offer>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  usePageTitle(offer ? `Quote ${offer.number}` : "Quote");
  useEffect(() => {
    if (token === "") return;
    let isCurrent = true;
    mutateAsync({ body: { token } }).then(
      (data) => isCurrent && setOffer(data),
      (cause: unknown) => isCurrent && setError(cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, attempt, mutateAsync]);

  return (
    <main className={classes.offer}>
      {!offer && (
        <Title order={1} className={classes.unseen}>
          Quote
        </Title>
      )}
      {offer ? (
        <OfferView offer={offer} token={token} onAnswered={setOffer} />
      ) : token === "" || (error instanceof ApiError && error.status === 404) ? (
        <EmptyState title="No quote at this link">
          The link has expired, or its address was cut off. Ask the carrier to send the quote again.
        </EmptyState>
      ) : error !== undefined ? (
        <ErrorState
          error={error}
          onRetry={() => {
            setError(undefined);
            setAttempt(attempt + 1);
          }}
        />
      ) : (
        <LoadingState />
      )}
    </main>
  );
}

/** What no longer holds is not handed out on paper. */
const HOLDS: readonly Offer["status"][] = ["open", "accepted"];

interface OfferViewProps {
  offer: Offer;
  token: string;
  onAnswered: (offer: Offer) => void;
}

function OfferView({ offer, token, onAnswered }: OfferViewProps) {
  const { carrier } = offer;
  const charges = offer.charges.map((charge, index) => ({
    ...charge,
    id: String(index),
    currency: offer.currency,
    status: "pending" as const,
  }));
  return (
    <Stack gap="lg">
      <header>
        <CarrierBrand brand={carrier.brand}>
          <Text c="dimmed">
            {carrier.name}&nbsp;· USDOT {carrier.dot_number}
          </Text>
        </CarrierBrand>
        <Title order={1}>
          Quote {offer.number} for {offer.customer_name}
        </Title>
        <Text c="dimmed">
          Valid until <StopTime at={offer.valid_until} zone={localZone()} />
        </Text>
        {HOLDS.includes(offer.status) && (
          <Group mt="sm">
            <OfferPaper offer={offer} token={token} />
          </Group>
        )}
      </header>
      {offer.notice && (
        <Alert
          color={offer.status === "accepted" ? "green" : "amber"}
          icon={
            offer.status === "accepted" ? (
              <IconCircleCheck size={16} aria-hidden />
            ) : (
              <IconInfoCircle size={16} aria-hidden />
            )
          }
          role="status"
        >
          {offer.notice.message}
          {offer.accepted_by && ` Accepted by ${offer.accepted_by}.`}
        </Alert>
      )}
      {offer.customer_note && <Text style={{ whiteSpace: "pre-line" }}>{offer.customer_note}</Text>}
      <Panel title="Freight">
        <DescriptionList items={freight(offer)} />
      </Panel>
      {offer.total_cents !== undefined && (
        <Panel title="Price">
          <ChargesTable charges={charges} totalCents={offer.total_cents} currency={offer.currency} />
        </Panel>
      )}
      {offer.terms && (
        <Panel title="Terms">
          <Text size="md" style={{ whiteSpace: "pre-line" }}>
            {offer.terms}
          </Text>
        </Panel>
      )}
      {offer.status === "open" && <Answer offer={offer} token={token} onAnswered={onAnswered} />}
      <Divider />
      <Reach {...carrier} />
    </Stack>
  );
}

function freight(offer: Offer) {
  const stops = offer.stops.map((stop, index) => ({
    label: `${index + 1}. ${codeWord("stop", stop.kind)}`,
    value: (
      <>
        {stop.facility_name}, {stop.city}, {stop.state}
        <br />
        {stop.latest_at ? (
          <StopWindow from={stop.earliest_at} to={stop.latest_at} zone={stop.time_zone} />
        ) : (
          <StopTime at={stop.earliest_at} zone={stop.time_zone} />
        )}
      </>
    ),
  }));
  const facts = [
    { label: "Your reference", value: offer.customer_reference },
    {
      label: "Equipment",
      value: <EquipmentLabel equipment={offer.equipment} temperatureFahrenheit={offer.temperature_fahrenheit} />,
    },
    { label: "Commodity", value: offer.commodity },
    { label: "Weight", value: offer.weight_pounds === undefined ? undefined : <Weight pounds={offer.weight_pounds} /> },
    { label: "Pallets", value: offer.pallets },
    { label: "Hazmat", value: offer.is_hazmat ? "Yes" : undefined },
    { label: "Team", value: offer.is_team_required ? "Yes" : undefined },
  ];
  return [...stops, ...facts.filter(({ value }) => value !== undefined)];
}

function Answer({ token, onAnswered }: OfferViewProps) {
  const [isDeclining, setIsDeclining] = useState(false);
  return (
    <Panel title="Accept or decline">
      {isDeclining ? (
        <DeclineForm token={token} onAnswered={onAnswered} onCancel={() => setIsDeclining(false)} />
      ) : (
        <AcceptForm token={token} onAnswered={onAnswered} onDecline={() => setIsDeclining(true)} />
      )}
    </Panel>
  );
}

interface AnswerProps {
  token: string;
  onAnswered: (offer: Offer) => void;
}

function AcceptForm({ token, onAnswered, onDecline }: AnswerProps & { onDecline: () => void }) {
  const accept = useAcceptOffer();
  const form = useForm({
    initialValues: { name: "", email: "" },
    validate: ({ name, email }) => ({
      ...(name.trim() === "" ? { name: "Enter your name" } : {}),
      ...(email.trim() === "" ? { email: "Enter your email address" } : {}),
    }),
  });
  return (
    <Form
      form={form}
      onSubmit={async (values) => onAnswered(await accept.mutateAsync({ body: { ...values, token } }))}
      aria-label="Accept"
    >
      <Text size="md">Your name and email are recorded with your answer.</Text>
      <FormField name="name" label="Your name" required />
      <FormField name="email" type="email" label="Your email" required />
      <FormActions submitLabel="Accept this quote">
        <Group>
          <Button variant="subtle" color="red" onClick={onDecline}>
            Decline
          </Button>
        </Group>
      </FormActions>
    </Form>
  );
}

function DeclineForm({ token, onAnswered, onCancel }: AnswerProps & { onCancel: () => void }) {
  const decline = useDeclineOffer();
  const form = useForm({
    initialValues: { reason: "" },
    validate: ({ reason }) => (reason.trim() === "" ? { reason: "Enter a reason; one word is enough" } : {}),
  });
  return (
    <Form
      form={form}
      onSubmit={async ({ reason }) => onAnswered(await decline.mutateAsync({ body: { token, reason } }))}
      aria-label="Decline"
    >
      <FormField name="reason" type="textarea" label="Why not?" required autoFocus />
      <FormActions submitLabel="Decline this quote" onCancel={onCancel} cancelLabel="Go back" />
    </Form>
  );
}
