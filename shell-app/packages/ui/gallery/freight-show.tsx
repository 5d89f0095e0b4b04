import { Group, Stack } from "../src/core";
import { Panel } from "../src/data";
import {
  ChargesTable,
  EquipmentLabel,
  ExpiryBadge,
  InvoiceView,
  LoadTimeline,
  PaperPresence,
  StopList,
  ToneBadge,
  statusLook,
} from "../src/freight";
import { statusLooks } from "../src/freight/status";
import { charges, history, stops } from "./sample";

export function FreightShow() {
  return (
    <Stack>
      <Panel title="Statuses">
        <Stack gap="xs">
          {Object.entries(statusLooks).map(([kind, looks]) => (
            <Group key={kind} gap={6}>
              {Object.keys(looks)
                .map((status) => [status, statusLook(looks, status)] as const)
                .map(([status, { word, tone, icon }]) => (
                  <ToneBadge key={status} tone={tone} icon={icon}>
                    {word}
                  </ToneBadge>
                ))}
            </Group>
          ))}
        </Stack>
      </Panel>
      <Panel title="Papers">
        <Group>
          <ExpiryBadge on="2026-11-25" now={new Date("2026-11-20T12:00:00Z")} />
          <ExpiryBadge on="2026-11-01" now={new Date("2026-11-20T12:00:00Z")} />
          <ExpiryBadge on="2027-08-01" now={new Date("2026-11-20T12:00:00Z")} />
          <ExpiryBadge on={null} />
          <PaperPresence isPresent name="POD" />
          <PaperPresence isPresent={false} name="Rate confirmation" />
          <EquipmentLabel equipment="reefer" temperatureFahrenheit={-10} />
        </Group>
      </Panel>
      <Panel title="Stops">
        <StopList stops={stops} />
      </Panel>
      <Panel title="Charges">
        <ChargesTable charges={charges} totalCents={128_109} hasStatus />
      </Panel>
      <Panel title="History">
        <LoadTimeline entries={history} />
      </Panel>
      <InvoiceView
        title="Draft invoice"
        carrier={{
          name: "Ironwood Carriers LLC",
          dot_number: "3284417",
          docket_number: "MC-1127734",
          phone: "6145550117",
          email: "billing@ironwood.example",
          address: { line1: "1820 Alum Creek Drive", city: "Columbus", state: "OH", postal_code: "43207" },
        }}
        billTo={{
          name: "Great Lakes Logistics",
          address: {
            line1: "500 West Madison Street",
            line2: "Suite 1200",
            city: "Chicago",
            state: "IL",
            postal_code: "60661",
          },
        }}
        issuedOn="2026-11-20"
        terms="Net 30"
        load={{
          number: "104218",
          customer_reference: "PO 70311",
          references: [{ kind: "bol", value: "B-99120" }],
          stops,
          charges,
          total_cents: 128_109,
          currency: "USD",
        }}
      />
    </Stack>
  );
}
