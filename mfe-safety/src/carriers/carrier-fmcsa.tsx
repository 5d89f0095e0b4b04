import { Alert, Anchor, Button, Group, Stack, Text, toast } from "@haul/ui/core";
import { DescriptionList, Panel } from "@haul/ui/data";
import { addressLine, Day, formatPhone, labelOf, Money, RelativeTime, StatusBadge } from "@haul/ui/freight";
import { IconRefresh } from "@haul/ui/icons";
import { AUTHORITY_STATUSES, FMCSA_STATUSES, SAFETY_RATINGS } from "../words";
import { docketWords, isWorseThanAverage } from "./carrier-words";
import { useRefreshCarrier, type Carrier, type FmcsaRecord } from "./carriers.queries";

/** What FMCSA's registry says about a carrier, when it was asked, and where that differs from our own record. */
export function CarrierFmcsa({ carrier, mayWrite }: { carrier: Carrier; mayWrite: boolean }) {
  const refresh = useRefreshCarrier();
  const params = { path: { motor_carrier_id: carrier.id } };
  return (
    <Panel
      title="FMCSA"
      action={
        mayWrite && (
          <Button
            size="compact-sm"
            variant="default"
            loading={refresh.isPending}
            leftSection={<IconRefresh size={14} aria-hidden />}
            onClick={() => refresh.mutate({ params }, { onError: (error) => toast.error(error) })}
          >
            Check now
          </Button>
        )
      }
    >
      <Stack gap="sm">
        <Checked carrier={carrier} />
        {carrier.fmcsa && <Differences carrier={carrier} fmcsa={carrier.fmcsa} />}
        {carrier.fmcsa && <Snapshot fmcsa={carrier.fmcsa} />}
      </Stack>
    </Panel>
  );
}

/** The last answer and the last attempt without one. */
function Checked({ carrier }: { carrier: Carrier }) {
  const { fmcsa, fmcsa_status, fmcsa_checked_at, fmcsa_changed_at, fmcsa_failed_at, fmcsa_problem } = carrier;
  return (
    <>
      <Group gap={8}>
        <StatusBadge kind={FMCSA_STATUSES} status={fmcsa_status} />
        <Text span size="md">
          {fmcsa_checked_at ? (
            <>
              checked <RelativeTime at={fmcsa_checked_at} />
            </>
          ) : (
            "No answer from FMCSA yet."
          )}
          {fmcsa_changed_at && (
            <>
              , changed <RelativeTime at={fmcsa_changed_at} />
            </>
          )}
        </Text>
      </Group>
      {fmcsa_failed_at && (
        <Alert color="amber" role="status">
          Last check failed <RelativeTime at={fmcsa_failed_at} />: {fmcsa_problem}.
          {fmcsa ? " Below is its last record." : ""}
        </Alert>
      )}
    </>
  );
}

interface Difference {
  label: string;
  ours: string;
  theirs: string;
}

/** Where our record says something else; capitals and punctuation aside. */
function differencesOf(carrier: Carrier, fmcsa: FmcsaRecord): Difference[] {
  const pairs = [
    { label: "Legal name", ours: carrier.legal_name, theirs: fmcsa.legal_name },
    { label: "Phone", ours: formatted(carrier.phone), theirs: formatted(fmcsa.phone) },
    { label: "Address", ours: addressLine(carrier.address) ?? "", theirs: addressLine(fmcsa.address) ?? "" },
    { label: "MC", ours: docketWords(carrier.docket_numbers), theirs: docketWords(fmcsa.docket_numbers) },
  ];
  return pairs.filter(({ ours, theirs }) => ours !== "" && theirs !== "" && bare(ours) !== bare(theirs));
}

const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
const formatted = (phone: string | undefined) => (phone ? formatPhone(phone) : "");

function Differences({ carrier, fmcsa }: { carrier: Carrier; fmcsa: FmcsaRecord }) {
  const found = differencesOf(carrier, fmcsa);
  if (found.length === 0) return null;
  return (
    <Alert color="amber" role="status" title="FMCSA's record differs from yours">
      <DescriptionList
        items={found.map(({ label, ours, theirs }) => ({ label, value: `${theirs} (yours: ${ours})` }))}
      />
    </Alert>
  );
}

function Snapshot({ fmcsa }: { fmcsa: FmcsaRecord }) {
  return (
    <>
      <DescriptionList
        items={[
          { label: "Registered as", value: fmcsa.legal_name },
          { label: "May operate", value: yesOrNo(fmcsa.is_allowed_to_operate) },
          ...(fmcsa.out_of_service_on
            ? [{ label: "Out of service since", value: <Day on={fmcsa.out_of_service_on} /> }]
            : []),
          { label: "Authority", value: authorityOf(fmcsa) },
          { label: "Safety rating", value: <Rating fmcsa={fmcsa} /> },
          {
            label: "Vehicle OOS",
            value: <Rate rate={fmcsa.vehicle_out_of_service_rate} average={fmcsa.vehicle_out_of_service_average} />,
          },
          {
            label: "Driver OOS",
            value: <Rate rate={fmcsa.driver_out_of_service_rate} average={fmcsa.driver_out_of_service_average} />,
          },
          { label: "Crashes, 24 months", value: crashesOf(fmcsa) },
          { label: "Power units", value: fmcsa.power_unit_count },
          { label: "Drivers", value: fmcsa.driver_count },
          { label: "Liability on file", value: <Liability fmcsa={fmcsa} /> },
          { label: "Cargo on file", value: yesOrNo(fmcsa.is_cargo_on_file) },
          { label: "MCS-150 update", value: fmcsa.is_mcs150_outdated === true ? "Overdue" : updateOf(fmcsa) },
        ]}
      />
      <Text size="sm" c="dimmed">
        As FMCSA published it{fmcsa.average_years ? `; national averages of ${fmcsa.average_years}` : ""}.{" "}
        <Anchor href="https://safer.fmcsa.dot.gov/" target="_blank" rel="noreferrer" size="sm">
          SAFER
        </Anchor>
      </Text>
    </>
  );
}

const updateOf = ({ is_mcs150_outdated }: FmcsaRecord) => (is_mcs150_outdated === false ? "Up to date" : undefined);

const yesOrNo = (flag: boolean | undefined) => (flag === undefined ? undefined : flag ? "Yes" : "No");

function authorityOf({ common_authority, contract_authority, broker_authority }: FmcsaRecord) {
  const kinds = [
    ["Common", common_authority],
    ["contract", contract_authority],
    ["broker", broker_authority],
  ] as const;
  return kinds
    .flatMap(([name, status]) => (status ? [`${name} ${labelOf(AUTHORITY_STATUSES, status).toLowerCase()}`] : []))
    .join(", ");
}

function crashesOf({ crash_count, fatal_crash_count, injury_crash_count, tow_away_crash_count }: FmcsaRecord) {
  if (crash_count === undefined) return undefined;
  if (crash_count === 0) return "None";
  return `${crash_count} (${fatal_crash_count ?? 0} fatal, ${injury_crash_count ?? 0} with injuries, ${tow_away_crash_count ?? 0} towed)`;
}

function Rating({ fmcsa: { safety_rating, rated_on } }: { fmcsa: FmcsaRecord }) {
  if (safety_rating === undefined) return "Not rated";
  return (
    <>
      {labelOf(SAFETY_RATINGS, safety_rating)}
      {rated_on && (
        <>
          {" "}
          since <Day on={rated_on} />
        </>
      )}
    </>
  );
}

function Rate({ rate, average }: { rate: string | undefined; average: string | undefined }) {
  if (rate === undefined) return "–";
  const isWorse = isWorseThanAverage(rate, average);
  return (
    <>
      <Text span inherit {...(isWorse ? { c: "red", fw: 600 } : {})}>
        {rate}%
      </Text>
      {average && `, national average ${average}%`}
    </>
  );
}

function Liability({ fmcsa }: { fmcsa: FmcsaRecord }) {
  const { liability_on_file_cents: onFile, liability_required_cents: required, is_liability_required } = fmcsa;
  if (onFile === undefined) return "–";
  return (
    <>
      {onFile === 0 ? "None" : <Money cents={onFile} />}
      {is_liability_required === true && required !== undefined && (
        <>
          , <Money cents={required} /> required
        </>
      )}
    </>
  );
}
