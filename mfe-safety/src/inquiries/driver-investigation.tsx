import { useState } from "react";
import { useCan } from "@haul/platform";
import { AddDialog } from "@haul/platform/lists";
import { counted } from "@haul/platform/records";
import { Anchor, Button, Group, Stack, Text, UiLink } from "@haul/ui/core";
import { DescriptionList, Panel, QueryStates } from "@haul/ui/data";
import { Day } from "@haul/ui/freight";
import { IconPlus } from "@haul/ui/icons";
import classes from "../shared/lines.module.css";
import { OpenSheet } from "../shared/open-sheet";
import { SheetFile } from "../shared/sheet-file";
import { EMPLOYER, INQUIRY } from "../words";
import {
  inquiries,
  useInquiriesOf,
  useInvestigation,
  useInvestigationFile,
  type Investigation,
} from "./inquiries.queries";
import { DueDay, InquiryBadge } from "./inquiry-badge";
import { InquiryForm } from "./inquiry-form";

const PAGE = "/apps/safety/drivers?tab=inquiries";

/** What a driver's previous employers were asked and answered; nothing at all for people without the permission. */
export function DriverInvestigation({ driverId }: { driverId: string }) {
  return useCan("employer_inquiries:read") ? <Section driverId={driverId} /> : null;
}

function Section({ driverId }: { driverId: string }) {
  const query = useInvestigation(driverId);
  return (
    <Panel
      title="Investigation history"
      action={
        <Anchor component={UiLink} href={`${PAGE}&driver_id=${driverId}`} size="sm">
          All employers
        </Anchor>
      }
    >
      <QueryStates query={query}>
        {(standing) => (
          <Stack gap="sm">
            <Text size="sm" c="dimmed">
              Kept separate from the qualification file (49 CFR 391.53).
            </Text>
            <Group gap="xs" align="flex-end">
              <OpenSheet what="investigation history">
                {(open) => <InvestigationFile driver={standing.driver} {...open} />}
              </OpenSheet>
              <AddEmployer driver={standing.driver} />
            </Group>
            <Standing standing={standing} />
            <Employers driverId={driverId} />
          </Stack>
        )}
      </QueryStates>
    </Panel>
  );
}

interface InvestigationFileProps {
  driver: Investigation["driver"];
  asOf: string | undefined;
  onClose: () => void;
}

function InvestigationFile({ driver, ...open }: InvestigationFileProps) {
  return (
    <SheetFile title={`Investigation history of ${driver.name}`} sheet={useInvestigationFile(driver.id)} {...open} />
  );
}

function AddEmployer({ driver }: { driver: Investigation["driver"] }) {
  const mayWrite = useCan(inquiries.permission);
  const [isAdding, setIsAdding] = useState(false);
  const close = () => setIsAdding(false);
  if (!mayWrite) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
        Add {EMPLOYER.one}
      </Button>
      {isAdding && (
        <AddDialog of={inquiries} size="xl" onClose={close}>
          <InquiryForm driver={driver} onDone={close} />
        </AddDialog>
      )}
    </>
  );
}

function Standing({ standing }: { standing: Investigation }) {
  const { closed_count, employer_count, is_complete, due_on } = standing;
  const counts = `${closed_count.toLocaleString("en-US")} of ${counted(employer_count, INQUIRY)} closed`;
  return (
    <DescriptionList
      items={[
        { label: "Outcome", value: employer_count === 0 ? "No employer entered" : counts },
        { label: "On file by", value: is_complete ? due_on && <Day on={due_on} /> : <DueDay due={standing} /> },
      ]}
    />
  );
}

function Employers({ driverId }: { driverId: string }) {
  const query = useInquiriesOf(driverId);
  return (
    <QueryStates query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <Text c="dimmed">
            Enter each DOT-regulated employer from the three years before hire. If there were none, enter that as the
            outcome.
          </Text>
        ) : (
          <ul className={classes["lines"]} aria-label="Previous employers">
            {items.map((inquiry) => (
              <li key={inquiry.id} className={classes["line"]}>
                <div>
                  <Anchor component={UiLink} href={`${PAGE}&employer_inquiry=${inquiry.id}`}>
                    {inquiry.employer_name}
                  </Anchor>
                  <LastContact attempts={inquiry.attempts} />
                </div>
                <InquiryBadge inquiry={inquiry} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryStates>
  );
}

function LastContact({ attempts }: { attempts: readonly { on: string }[] }) {
  const last = attempts.at(-1);
  if (!last) return null;
  return (
    <Text size="sm" c="dimmed">
      Last contact <Day on={last.on} />
    </Text>
  );
}
