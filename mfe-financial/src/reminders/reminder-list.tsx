import { useState, type ReactNode } from "react";
import { useCan, usePageTitle, type FoundRecord } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { Button, Text, useIsPhone } from "@haul/ui/core";
import { ListPage } from "@haul/ui/data";
import { Day } from "@haul/ui/freight";
import { formatMoney } from "@haul/ui/format";
import { IconBell, IconCalendarTime } from "@haul/ui/icons";
import { Dialogs, lazyDialog } from "../dialogs";
import { ReceivableDrawer } from "../receivables/receivable-drawer";
import { CUSTOMER } from "../words";
import { columns } from "./reminder-columns";
import { reminders, type ReminderList as Reminders } from "./reminders.queries";

const ScheduleDialog = lazyDialog(() => import("./schedule-dialog"));
const RecordPaymentDialog = lazyDialog(() => import("../payments/record-payment-dialog"));

/** What goes out on the next morning, to whom, and who gets nothing and why; a row opens the customer's drawer. */
export function ReminderList({ tabs }: { tabs: ReactNode }) {
  usePageTitle("Reminders");
  const { page, drawer, first: list } = useRecordList(reminders, ({ customer }) => customer.id);
  const isPhone = useIsPhone();
  const [isScheduling, setIsScheduling] = useState(false);
  const [payer, setPayer] = useState<FoundRecord | null>(null);
  const [mayRecord, mayWrite] = [useCan("payments:write"), useCan("invoices:write")];
  const schedule = (
    <Button
      variant={list?.is_on === false ? "filled" : "default"}
      leftSection={<IconCalendarTime size={16} aria-hidden />}
      onClick={() => setIsScheduling(true)}
    >
      {mayWrite ? "Edit schedule" : "Schedule"}
    </Button>
  );
  return (
    <ListPage
      {...page}
      title="Reminders"
      description={list ? <Next list={list} /> : "Emails about invoices that are late."}
      action={schedule}
      // A phone has no room for the description.
      figures={
        isPhone &&
        list?.is_on === false && (
          <Text mb="xs">
            <Next list={list} />
          </Text>
        )
      }
      tabs={tabs}
      noun={CUSTOMER.many}
      columns={columns}
      empty={{
        icon: IconBell,
        title: "Nobody needs a reminder",
        body: "Customers appear here when an invoice reaches a step of the schedule.",
      }}
    >
      {drawer && <ReceivableDrawer {...drawer} asOf={undefined} {...(mayRecord ? { onRecord: setPayer } : {})} />}
      <Dialogs>{isScheduling && <ScheduleDialog onClose={() => setIsScheduling(false)} />}</Dialogs>
      {mayRecord && (drawer ?? payer) && (
        <Dialogs ahead={[RecordPaymentDialog]}>
          {payer && (
            <RecordPaymentDialog customer={payer} onClose={() => setPayer(null)} onDone={() => setPayer(null)} />
          )}
        </Dialogs>
      )}
    </ListPage>
  );
}

function Next({ list: { is_on, goes_on, ready_count, ready_cents, currency } }: { list: Reminders }) {
  const mails = `${ready_count.toLocaleString("en-US")} ${ready_count === 1 ? "email" : "emails"}`;
  const about = ready_count === 0 ? "nothing" : `${mails} about ${formatMoney(ready_cents, currency)}`;
  return is_on ? (
    <>
      On <Day on={goes_on} /> at 9:00 AM, {about} will go out.
    </>
  ) : (
    <>
      Reminders are off. If you turn them on, {about} will go out on <Day on={goes_on} /> at 9:00 AM.
    </>
  );
}
