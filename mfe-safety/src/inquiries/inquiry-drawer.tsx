import { EditableDrawer, type OpenRecord } from "@haul/platform/lists";
import { Alert, Stack, Text } from "@haul/ui/core";
import { DescriptionList, Panel } from "@haul/ui/data";
import { Day, formatDate, labelOf, MailLink, PhoneLink } from "@haul/ui/freight";
import { IconClockExclamation } from "@haul/ui/icons";
import classes from "../shared/lines.module.css";
import { RecordLink } from "../shared/record-link";
import { CONTACT_METHODS } from "../words";
import { inquiries, type Inquiry } from "./inquiries.queries";
import { InquiryBadge } from "./inquiry-badge";
import { InquiryForm } from "./inquiry-form";
import { LogContact } from "./log-contact";

/** A previous employer: what was asked and answered, and what happened to the record. */
export function InquiryDrawer(props: OpenRecord) {
  return (
    <EditableDrawer
      {...props}
      of={inquiries}
      title={({ employer_name }) => employer_name}
      badge={(inquiry) => <InquiryBadge inquiry={inquiry} />}
      actions={<LogContact id={props.id} />}
      archiving="It leaves the driver’s investigation history, which must be kept while you employ the driver and for three more years (49 CFR 391.53(c))."
      Form={InquiryForm}
    >
      {(inquiry) => <Facts inquiry={inquiry} />}
    </EditableDrawer>
  );
}

const yesNo = (is: boolean) => (is ? "Yes" : "No");
const day = (on: string | undefined) => on && <Day on={on} />;

function Facts({ inquiry }: { inquiry: Inquiry }) {
  const { from_on, to_on } = inquiry;
  return (
    <Stack>
      <OverdueAlert inquiry={inquiry} />
      <DescriptionList
        items={[
          { label: "Driver", value: <RecordLink kind="driver" record={inquiry.driver} /> },
          { label: "Due", value: day(inquiry.due_on) },
          { label: "Contact person", value: inquiry.contact_name },
          { label: "Phone", value: inquiry.phone && <PhoneLink phone={inquiry.phone} /> },
          { label: "Email", value: inquiry.email && <MailLink email={inquiry.email} /> },
          { label: "Position", value: inquiry.position },
          {
            label: "Employed",
            value: (from_on ?? to_on) && (
              <>
                {day(from_on)} – {day(to_on)}
              </>
            ),
          },
          { label: "FMCSA’s safety rules", value: yesNo(inquiry.is_regulated) },
          { label: "Drug and alcohol testing", value: yesNo(inquiry.is_safety_sensitive) },
          { label: "Written consent", value: day(inquiry.authorized_on) },
        ]}
      />
      <Contacts inquiry={inquiry} />
      <Answer inquiry={inquiry} />
      <Rebuttal inquiry={inquiry} />
    </Stack>
  );
}

/** What to do about an employer that should have been heard of by now. */
function OverdueAlert({ inquiry: { is_overdue, due_on } }: { inquiry: Inquiry }) {
  if (!is_overdue || due_on === undefined) return null;
  return (
    <Alert color="red" icon={<IconClockExclamation size={16} aria-hidden />} title="Overdue">
      The file needed an answer, or your attempts to get one by {formatDate(due_on)}, 30 days after the driver was hired
      (49 CFR 391.23(c)). Ask again, or enter the outcome.
    </Alert>
  );
}

function Contacts({ inquiry: { attempts, employer_name } }: { inquiry: Inquiry }) {
  return (
    <Panel title="Contacts">
      {attempts.length === 0 ? (
        <Text c="dimmed">Not asked yet.</Text>
      ) : (
        <ul className={classes["lines"]} aria-label={`Contacts with ${employer_name}`}>
          {attempts.map(({ on, method, note }, index) => (
            // An employer may be called twice a day.
            <li key={index} className={classes["line"]}>
              <div>
                <Text fw={600}>
                  <Day on={on} /> · {labelOf(CONTACT_METHODS, method)}
                </Text>
                {note && (
                  <Text size="sm" c="dimmed">
                    {note}
                  </Text>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const told = (text: string | undefined) =>
  text && (
    <Text span inherit style={{ whiteSpace: "pre-line" }}>
      {text}
    </Text>
  );

function Answer({ inquiry }: { inquiry: Inquiry }) {
  const { is_rehire_eligible: rehire } = inquiry;
  if (inquiry.outcome === undefined) return null;
  return (
    <Panel title="Outcome">
      <DescriptionList
        items={[
          { label: "Outcome", value: <InquiryBadge inquiry={inquiry} /> },
          { label: "On", value: day(inquiry.closed_on) },
          { label: "Answer", value: told(inquiry.answer) },
          { label: "Accidents", value: told(inquiry.accidents) },
          { label: "Drugs and alcohol", value: told(inquiry.test_violations) },
          { label: "Would hire again", value: rehire === undefined ? undefined : yesNo(rehire) },
        ]}
      />
    </Panel>
  );
}

function Rebuttal({ inquiry: { rebuttal, rebutted_on } }: { inquiry: Inquiry }) {
  if (rebuttal === undefined) return null;
  return (
    <Panel title="Driver’s rebuttal">
      <DescriptionList
        items={[
          { label: "On", value: day(rebutted_on) },
          { label: "Rebuttal", value: told(rebuttal) },
        ]}
      />
    </Panel>
  );
}
