import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { mock } from "@haul/api/mocks";
import { expectAccessible } from "@haul/testing/accessible";
import { fill } from "@haul/testing/fields";
import { aRequest, aSubmission, REQUEST_TOKEN } from "../mocks/request-handlers";
import { testWorld } from "../test-world";

const { open, use, sent, bodySent, world } = testWorld();

const PATH = "/apps/safety/drivers";
const LINK = `https://haul.example/apps/safety/papers#${REQUEST_TOKEN}`;

const driverOf = (last_name: string) => world().drivers.one((driver) => driver.last_name === last_name);
const walt = () => driverOf("Jensen");
const named = ({ id, full_name }: { id: string; full_name: string }) => ({ id, name: full_name });

async function openDrawer(permissions?: string[]) {
  await open(`${PATH}?driver=${walt().id}`, permissions);
  const drawer = await screen.findByRole("dialog", { name: /Walt Jensen/ });
  await within(drawer).findByRole("list", { name: "Papers of Walt Jensen" });
  return within(drawer);
}

const press = async (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

describe("documents of a driver", () => {
  const askWalt = async () => {
    await openDrawer();
    await press("Request documents");
    return screen.findByRole("dialog", { name: "Request documents from Walt Jensen" });
  };

  it("are requested: what the file lacks and the driver has, unless someone decides otherwise", async () => {
    walt().email = "walt@prairiecrest.example";
    const dialog = await askWalt();
    expect(within(dialog).getByRole("checkbox", { name: "License" })).toBeChecked();
    expect(within(dialog).getByRole("checkbox", { name: "Road test certificate" })).not.toBeChecked();
    expect(dialog).toHaveTextContent("Missing, provided by your office");
    await fill("Message", "The audit is on Monday.", { inside: dialog });
    await fill("Needed by", "11/30/2026", { inside: dialog });
    await expectAccessible();
    await press("Request documents", dialog);
    const done = await screen.findByRole("dialog", { name: "Link for Walt Jensen" });
    expect(await bodySent("POST", /document_requests$/)).toEqual({
      driver_ids: [walt().id],
      item_types: ["license", "medical"],
      message: "The audit is on Monday.",
      due_on: "2026-11-30",
      is_mailed: true,
    });
    expect(sent("POST", /document_requests$/)[0]?.headers.get("idempotency-key")).toBeTruthy();
    expect(within(done).getByText(LINK)).toBeVisible();
    const text = within(done).getByRole("link", { name: "Text it" }).getAttribute("href") ?? "";
    expect(text).toContain("sms:+14025550118");
    expect(decodeURIComponent(text)).toContain(LINK);
    await expectAccessible();
  });

  it("are handed to other programs where the browser can", async () => {
    const share = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, "share", { configurable: true, value: share });
    const dialog = await askWalt();
    await press("Request documents", dialog);
    await press("Share", await screen.findByRole("dialog", { name: "Link for Walt Jensen" }));
    expect(share).toHaveBeenCalledWith({ text: expect.stringContaining("Hello Walt") as string, url: LINK });
    Reflect.deleteProperty(navigator, "share");
  });

  it("are at least one", async () => {
    const dialog = await askWalt();
    for (const box of within(dialog).getAllByRole("checkbox", { checked: true })) await userEvent.click(box);
    await press("Request documents", dialog);
    expect(await within(dialog).findByText("Choose at least one paper")).toBeVisible();
    expect(sent("POST", /document_requests$/)).toEqual([]);
  });

  it("go without a mail to a driver who has no address", async () => {
    const dialog = await askWalt();
    expect(within(dialog).getByText(/has no email address/)).toBeVisible();
    expect(within(dialog).queryByRole("switch", { name: /^Email the link/ })).not.toBeInTheDocument();
    await press("Request documents", dialog);
    expect(await bodySent("POST", /document_requests$/)).toMatchObject({ is_mailed: false });
  });

  it("are not requested by people who only read drivers", async () => {
    const drawer = await openDrawer(["drivers:read"]);
    expect(drawer.queryByRole("button", { name: "Request documents" })).not.toBeInTheDocument();
  });

  it("that were requested are shown with their state, and the link is copied again or revoked", async () => {
    const lines = [
      { item_type: "license", name: "License", state: "accepted" as const },
      { item_type: "medical", name: "Medical certificate", state: "rejected" as const },
    ];
    world().requests.push(aRequest({ driver: named(walt()), lines, due_on: "2026-11-30" }));
    const drawer = await openDrawer();
    const list = await drawer.findByRole("list", { name: "Requests to Walt Jensen" });
    expect(list).toHaveTextContent(/needed by Nov 30, 2026.*not opened yet/);
    expect(list).toHaveTextContent(/LicenseAccepted.*Medical certificateSent back/);
    await press("Copy link", list);
    const dialog = await screen.findByRole("dialog", { name: "Link for Walt Jensen" });
    expect(await within(dialog).findByText(LINK)).toBeVisible();
    await press("Done", dialog);
    await press("Revoke", list);
    await press("Revoke", await screen.findByRole("dialog", { name: "Revoke the request?" }));
    await waitFor(() => expect(list).not.toBeInTheDocument());
    expect(world().requests[0]?.status).toBe("revoked");
  });

  it("that came are announced above the papers, with the way to review them", async () => {
    const submission = aSubmission({ driver: named(walt()) });
    world().submissions.push(submission);
    const drawer = await openDrawer();
    expect(await drawer.findByText("Walt sent: Medical certificate")).toBeVisible();
    expect(drawer.getByRole("link", { name: "Review" })).toHaveAttribute(
      "href",
      `${PATH}?tab=review&submission=${submission.id}`,
    );
  });
});

describe("documents of several drivers", () => {
  async function select(...names: string[]) {
    await open(`${PATH}?tab=papers`);
    for (const name of names) {
      const row = await screen.findByRole("row", { name: new RegExp(name) });
      await userEvent.click(within(row).getByRole("checkbox"));
    }
    await press("Request documents");
    return screen.findByRole("dialog", { name: `Request documents from ${names.length} drivers` });
  }

  it("are what each file lacks, and those that lack nothing are named", async () => {
    const dialog = await select("Walt Jensen", "Ray Alvarez");
    await expectAccessible();
    const left_out = [named(driverOf("Alvarez"))];
    const request = aRequest({ driver: named(walt()), email: "walt@prairiecrest.example" });
    use(mock("post", "/api/document_requests", () => ({ items: [{ request, url: LINK }], left_out })));
    await press("Request documents", dialog);
    const links = await screen.findByRole("list", { name: "Links" });
    expect(within(links).getByRole("listitem")).toHaveTextContent(
      /Walt JensenMedical certificate walt@prairiecrest\.example/,
    );
    expect(screen.getByText("Ray Alvarez", { selector: "[role=status] *" })).toBeVisible();
    await expectAccessible();
    expect(await bodySent("POST", /document_requests$/)).toEqual({
      driver_ids: [walt().id, driverOf("Alvarez").id],
      item_types: [],
      is_mailed: true,
    });
    await press("Copy link for Walt Jensen", links);
    await press("Done");
    await waitFor(() => expect(screen.queryByRole("region", { name: "Selected drivers" })).not.toBeInTheDocument());
  });

  it("are chosen papers where someone says so", async () => {
    const dialog = await select("Walt Jensen", "Luis Ortega");
    await userEvent.click(within(dialog).getByRole("radio", { name: "Chosen papers" }));
    await press("Request documents", dialog);
    expect(await within(dialog).findByText("Choose at least one paper")).toBeVisible();
    await userEvent.click(within(dialog).getByRole("checkbox", { name: "Medical certificate" }));
    await press("Request documents", dialog);
    expect(await bodySent("POST", /document_requests$/)).toMatchObject({ item_types: ["medical"] });
  });

  it("are only those of drivers", async () => {
    await open("/apps/safety/trucks?tab=truck_papers");
    expect(await screen.findByText("No trucks yet")).toBeInTheDocument();
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  });
});
