import { useApiMutation, useApiQuery, type ApiData } from "@haul/platform";
import { listAt } from "@haul/platform/lists";

const REMINDERS = "/api/reminders";
const SETTINGS = "/api/reminder_settings";
const OF_CUSTOMER = "/api/receivables/{customer_id}/reminder";
const ENTRIES = "/api/receivables/{customer_id}/entries";

export type ReminderList = ApiData<typeof REMINDERS, "get">;
/** What goes out next to a customer, or why nothing does. */
export type Reminder = ReminderList["items"][number];
export type ReminderInvoice = Reminder["invoices"][number];
export type ReminderSettings = ApiData<typeof SETTINGS, "get">;
export type ReminderStep = ReminderSettings["steps"][number];
export type CustomerReminder = ApiData<typeof OF_CUSTOMER, "get">;

/** The reminders of the next morning. */
export const reminders = listAt(REMINDERS, {
  // The only order there is: the largest total comes first.
  sort: "-total_cents",
  open: "customer",
  query: () => ({}),
});

export const useReminderSettings = () => useApiQuery(SETTINGS);
export const useCustomerReminder = (customer_id: string) =>
  useApiQuery(OF_CUSTOMER, { params: { path: { customer_id } } });

/** When a reminder goes out changes with the schedule. */
export const useReplaceReminderSettings = () =>
  useApiMutation("put", SETTINGS, { invalidates: [SETTINGS, REMINDERS, OF_CUSTOMER] });

const settings = { invalidates: [REMINDERS, OF_CUSTOMER, "/api/receivables", ENTRIES] } as const;

export const useSendReminder = () => useApiMutation("post", "/api/receivables/{customer_id}/send_reminder", settings);
/** Turning a customer's reminders off or on is an entry of the call log. */
export const useSwitchReminders = () => useApiMutation("post", ENTRIES, settings);
