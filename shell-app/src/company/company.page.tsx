import { type ReactNode } from "react";
import { urlChoice, useCan, usePageTitle, useUrlState } from "@haul/platform";
import { Alert, Anchor, Badge, Button, Email, Group, Ltr, SimpleGrid, Stack, Text, UiLink } from "@haul/ui/core";
import { DescriptionList, PageHeader, Panel, QueryStates, RecordDrawer, TabRow } from "@haul/ui/data";
import { addressLine, formatPhone } from "@haul/ui/format";
import { IconEdit } from "@haul/ui/icons";
import { CONTACT_FUNCTIONS } from "../words";
import { formatDocketNumber } from "../auth/register/carrier-fields";
import { AddressesForm } from "./addresses-form";
import { BankingTab } from "./banking/banking-tab";
import { type Company, useCompany } from "./company.queries";
import { COMPANY_TABS, type CompanyTab, CompanyTabs } from "./company-tabs";
import { DotNumberForm } from "./dot-number-form";
import { FmcsaStanding } from "./fmcsa-standing";
import { IdentityForm } from "./identity-form";
import { MailPanel } from "./mail-panel";
import { MailTab } from "./mail/mail-tab";
import { NumbersPanel } from "./numbers-panel";
import { PacketTab } from "./packet/packet-tab";
import { PapersTab } from "./papers/papers-tab";
import { PeopleForm } from "./people-form";
import { SettingsTab } from "./settings/settings-tab";
import { TerminalsPanel } from "./terminals-panel";
import { timeZoneLabel } from "./time-zones";

const TAB = { tab: urlChoice(COMPANY_TABS, "profile") };
const STATE = { edit: urlChoice(["", "identity", "dot_number", "addresses", "people"], "") };
type Part = "identity" | "dot_number" | "addresses" | "people";

const FORMS: Readonly<
  Record<Part, { title: string; Form: (props: { company: Company; onDone: () => void }) => ReactNode }>
> = {
  identity: { title: "Edit identity", Form: IdentityForm },
  dot_number: { title: "Change USDOT number", Form: DotNumberForm },
  addresses: { title: "Edit addresses", Form: AddressesForm },
  people: { title: "Edit officers and contacts", Form: PeopleForm },
};

const DESCRIPTIONS: Readonly<Record<CompanyTab, string>> = {
  profile: "How customers, factors and authorities know your company.",
  banking: "Where your customers send payments.",
  packet: "What brokers ask for before your first load with them.",
  settings: "Defaults, brand, holidays and retention.",
  mail: "The subjects and texts of the emails that your company sends.",
  papers: "What your company adds to its papers.",
};

/** What customers, factors and authorities know the company by. */
export default function CompanyPage() {
  usePageTitle("Company");
  const company = useCompany();
  const [{ tab }] = useUrlState(TAB);
  return (
    <QueryStates query={company}>
      {(data) => (
        <>
          <PageHeader
            title={data.legal_name}
            description={DESCRIPTIONS[tab]}
            badge={
              <Badge color={data.is_dot_proven ? "green" : "amber"}>
                {data.is_dot_proven ? "USDOT number confirmed" : "USDOT number not confirmed"}
              </Badge>
            }
          />
          <TabRow>
            <CompanyTabs active={tab} />
          </TabRow>
          {tab === "banking" && <BankingTab />}
          {tab === "packet" && <PacketTab />}
          {tab === "mail" && <MailTab />}
          {tab === "papers" && <PapersTab />}
          {tab === "settings" && <SettingsTab />}
          {tab === "profile" && <Profile company={data} />}
        </>
      )}
    </QueryStates>
  );
}

function Profile({ company: data }: { company: Company }) {
  return (
    <>
      <Stack>
        {!data.is_dot_proven && (
          <Alert color="amber" title="Your USDOT number is not confirmed yet">
            Everything works, but your company can send only a few emails a day. Contact support to have the number
            confirmed.
          </Alert>
        )}
        <FmcsaStanding />
        <CompanyFacts company={data} />
        <SimpleGrid cols={{ base: 1, lg: 2 }}>
          <NumbersPanel />
          <MailPanel isDotProven={data.is_dot_proven} zone={data.time_zone} />
        </SimpleGrid>
        <TerminalsPanel />
      </Stack>
      <EditDrawer company={data} />
    </>
  );
}

function CompanyFacts({ company }: { company: Company }) {
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }}>
      <Panel title="Identity" action={<EditButton part="identity" />}>
        <DescriptionList
          items={[
            { label: "Legal name", value: company.legal_name },
            { label: "Doing business as", value: company.dba_name },
            {
              label: "USDOT number",
              value: (
                <Group gap="xs">
                  {company.dot_number}
                  <EditButton part="dot_number" label="Change" />
                </Group>
              ),
            },
            {
              label: "Docket numbers",
              value: company.docket_numbers.map(formatDocketNumber).join(", "),
            },
            {
              label: "SCAC",
              value: company.scac && (
                <>
                  {company.scac}
                  {company.scac_warning !== undefined && (
                    <Text size="sm" c="dimmed">
                      {company.scac_warning}
                    </Text>
                  )}
                </>
              ),
            },
            { label: "EIN", value: company.ein },
            { label: "Entity type", value: company.entity_type },
            { label: "Time zone", value: timeZoneLabel(company.time_zone) },
            { label: "Phone", value: company.phone && <Ltr>{formatPhone(company.phone)}</Ltr> },
            { label: "Email", value: company.email && <Email address={company.email} /> },
          ]}
        />
      </Panel>
      <Stack>
        <Panel title="Addresses" action={<EditButton part="addresses" />}>
          <DescriptionList
            items={[
              { label: "Physical", value: addressLine(company.addresses.physical) },
              { label: "Mailing", value: addressLine(company.addresses.mailing) },
              { label: "Billing", value: addressLine(company.addresses.billing) },
              {
                label: "Remit to",
                value: addressLine(company.addresses.remit_to) ?? (
                  <Anchor component={UiLink} href="/CompanyInfo?tab=banking">
                    See Banking
                  </Anchor>
                ),
              },
            ]}
          />
        </Panel>
        <Panel title="Officers and contacts" action={<EditButton part="people" />}>
          <DescriptionList
            items={peopleOf(company).map(([label, people]) => ({
              label,
              value: people.map((person, index) => <Person key={index} {...person} />),
            }))}
          />
          {company.officers.length + company.contacts.length === 0 && (
            <Text c="dimmed">Who to call for dispatch, billing and safety.</Text>
          )}
        </Panel>
      </Stack>
    </SimpleGrid>
  );
}

interface PersonProps {
  name: string;
  phone?: string | undefined;
  email?: string | undefined;
}

/** Officers by their title and contacts by what they are for; several may share one. */
function peopleOf(company: Company): [label: string, people: PersonProps[]][] {
  const labelled = [
    ...company.officers.map((officer) => ({ label: officer.title ?? "Officer", person: officer })),
    ...company.contacts.map((contact) => ({ label: CONTACT_FUNCTIONS[contact.function], person: contact })),
  ];
  const groups = new Map<string, PersonProps[]>();
  for (const { label, person } of labelled) groups.set(label, [...(groups.get(label) ?? []), person]);
  return [...groups];
}

function Person({ name, phone, email }: PersonProps) {
  return (
    <div>
      {name}
      {phone && (
        <>
          {name && ", "}
          <Ltr>{formatPhone(phone)}</Ltr>
        </>
      )}
      {email && (
        <>
          , <Email address={email} />
        </>
      )}
    </div>
  );
}

function EditButton({ part, label = "Edit" }: { part: Part; label?: string }) {
  const canWrite = useCan("company:write");
  const [, setState] = useUrlState(STATE);
  if (!canWrite) return null;
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
      {label}
    </Button>
  );
}

function EditDrawer({ company }: { company: Company }) {
  const [{ edit }, setState] = useUrlState(STATE);
  const canWrite = useCan("company:write");
  const close = () => {
    setState({ edit: "" });
  };
  if (edit === "" || !canWrite) return null;
  const { title, Form } = FORMS[edit];
  return (
    <RecordDrawer isOpen onClose={close} title={title}>
      <Form company={company} onDone={close} />
    </RecordDrawer>
  );
}
