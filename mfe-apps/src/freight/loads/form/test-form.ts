import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { choose, fill } from "@haul/testing/fields";

/** The calls that book a load. */
export const CREATE = /^\/api\/loads$/;

export const form = () => screen.findByRole("form", { name: "New load" });
export const part = async (title: string) => within(await form()).findByRole("group", { name: title });
export const group = async (title: string, label: string) =>
  within(await part(title)).findByRole("group", { name: label });

/** What a rate confirmation says at the least. */
export async function fillIn() {
  await choose("Customer", /Great Lakes/, { typing: "great" });
  await appoint("Stop 1: pickup", /Joliet/, "11/23/2026", "0800");
  await appoint("Stop 2: delivery", /Columbus/, "11/24/2026", "1430");
  await fill("Amount ($)", "1850", { inside: await part("Charges") });
}

async function appoint(stop: string, facility: RegExp, day: string, time: string) {
  await choose("Facility", facility, { inside: await part(stop) });
  const when = { inside: await group(stop, "Appointment") };
  await fill("Date", day, when);
  await fill(/^Time/, time, when);
}

/** The page of the load that one is led to. */
export async function page(number: string) {
  await screen.findByRole("heading", { name: `Load ${number}` });
  return document.body;
}

export const press = async (name: string) => userEvent.click(within(await form()).getByRole("button", { name }));
/** A section that is folded until it is wanted. */
export const section = async (name: string) => within(await form()).findByRole("button", { name });
export const unfold = async (name: string) => userEvent.click(await section(name));
