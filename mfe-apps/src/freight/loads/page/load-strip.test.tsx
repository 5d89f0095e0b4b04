import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderPages } from "@haul/testing/render";
import { routes } from "../../../routes";
import { testWorld } from "../../../test-world";

const { open, sent, loadOf } = testWorld();

const DRAFT = "104203";
const ASSIGNED = "104218";
const IN_TRANSIT = "104215";
const DELIVERED = "104206";

const openLoad = async (number: string, permissions?: string[]) => {
  const page = await open(`/apps/loads/${loadOf(number).id}`, permissions);
  await screen.findByRole("heading", { name: `Load ${number}` });
  return page;
};
const glance = async () => within(await screen.findByRole("region", { name: "At a glance" }));
const route = async () => (await glance()).getAllByRole("listitem");

describe("the way at a glance", () => {
  it("says of each stop where and when it is, and which is done and which is next", async () => {
    const [pickup, delivery] = loadOf(IN_TRANSIT).stops;
    if (!pickup || !delivery) throw new Error("A load has stops.");
    Object.assign(pickup, { eta_at: "2026-11-20T14:00:00Z", departed_at: "2026-11-20T15:00:00Z" });
    Object.assign(delivery, {
      eta_at: "2026-11-20T18:30:00Z",
      earliest_at: "2026-11-20T18:00:00Z",
      timeliness: "at_risk",
    });
    await openLoad(IN_TRANSIT);
    const [first, last] = await route();
    expect(first).toHaveTextContent(/^PickupDallas, TXLeft Fri, Nov 20, 09:00 CSTDone$/);
    expect(last).toHaveTextContent(/^DeliveryDenver, COFri, Nov 20, 11:00 MSTETA Fri, Nov 20, 11:30 MSTNextAt risk$/);
  });

  it("says where the truck waits", async () => {
    const [pickup] = loadOf(ASSIGNED).stops;
    Object.assign(pickup ?? {}, { arrived_at: "2026-11-20T15:00:00Z", timeliness: "late" });
    await openLoad(ASSIGNED);
    const [first, last] = await route();
    expect(first).toHaveTextContent(/There since Fri, Nov 20, 09:00 CSTAt the stopLate$/);
    expect(last).not.toHaveTextContent("Next");
  });

  it("shows where the truck is and how long ago, and leads to the map", async () => {
    await openLoad(ASSIGNED);
    const strip = await glance();
    expect(await strip.findByText("Lafayette, IN")).toBeInTheDocument();
    expect(strip.getByText("22 min ago")).toBeInTheDocument();
    expect(strip.getByRole("link", { name: "Follow in Track & trace" })).toHaveAttribute(
      "href",
      `/apps/track&trace?load=${loadOf(ASSIGNED).id}`,
    );
  });

  it("logs a check call for who has the loads, and leads only those to the map who may open it", async () => {
    const permissions = ["loads:read", "tracking:read", "tracking:write"];
    await renderPages({ routes, at: `/apps/loads/${loadOf(ASSIGNED).id}`, sections: ["loads"], permissions });
    const strip = await glance();
    await userEvent.click(await strip.findByRole("button", { name: "Check call" }));
    expect(strip.queryByRole("link", { name: "Follow in Track & trace" })).not.toBeInTheDocument();
    const dialog = within(await screen.findByRole("dialog", { name: `Check call: load ${ASSIGNED}` }));
    await userEvent.click(dialog.getByRole("button", { name: /Lafayette, IN/ }));
    await waitFor(() => expect(sent("POST", /check_calls$/)).toHaveLength(1));
  });

  it("logs no check call without the permission", async () => {
    await openLoad(ASSIGNED, ["loads:read", "tracking:read"]);
    const strip = await glance();
    expect(await strip.findByText("Lafayette, IN")).toBeInTheDocument();
    expect(strip.queryByRole("button", { name: "Check call" })).not.toBeInTheDocument();
  });

  it.each([
    [DRAFT, undefined],
    [DELIVERED, undefined],
    [ASSIGNED, ["loads:read"]],
  ])("looks for no truck where there is none to follow: %s", async (number, permissions) => {
    await openLoad(number, permissions);
    expect((await route()).at(-1)).not.toHaveTextContent(number === ASSIGNED ? "ETA" : "Next");
    expect(sent("GET", /tracking/)).toEqual([]);
  });
});

describe("a load that billing can approve", () => {
  const review = async (sections: ("loads" | "financial")[], permissions: string[]) => {
    loadOf(DELIVERED).allowed_actions = ["copy", "approve_billing"];
    await renderPages({ routes, at: `/apps/loads/${loadOf(DELIVERED).id}`, sections, permissions });
    return (await glance()).queryByRole("link", { name: "Review for billing" });
  };

  it.each([["loads:write"], ["loads:read"]])("leads on to its review, with %s", async (permission) => {
    expect(await review(["loads", "financial"], [permission, "billing:write"])).toHaveAttribute(
      "href",
      `/apps/financial/ready-to-bill?load=${loadOf(DELIVERED).id}`,
    );
  });

  it.each([
    [["loads"], ["loads:write", "billing:write"]],
    [["loads", "financial"], ["loads:write"]],
  ] as ["loads"[], string[]][])("leads only those there who may approve: %s, %s", async (sections, permissions) => {
    expect(await review(sections, permissions)).toBeNull();
  });
});

describe("uploading from the strip", () => {
  it.each([
    [DELIVERED, "Proof of delivery"],
    [ASSIGNED, "Rate confirmation"],
  ])("proposes the paper that is missing and leads to the papers: %s", async (number, kind) => {
    loadOf(number).is_rate_confirmation_present = false;
    const { address } = await openLoad(number);
    await (await glance()).findByRole("button", { name: "Upload document" });
    const input = screen
      .getByRole("region", { name: "At a glance" })
      .querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("The button opens no files.");
    await userEvent.upload(input, new File(["x"], "scan.pdf", { type: "application/pdf" }));
    const dialog = await screen.findByRole("dialog", { name: `Upload to load ${number}` });
    expect(within(dialog).getByRole("combobox", { name: "Kind" })).toHaveValue(kind);
    await waitFor(() => expect(address()).toBe(`/apps/loads/${loadOf(number).id}?tab=papers`));
    expect(dialog).toBeInTheDocument();
  });

  it("is for those who may", async () => {
    await openLoad(ASSIGNED, ["loads:read", "documents:read"]);
    expect(screen.queryByRole("button", { name: "Upload document" })).not.toBeInTheDocument();
  });
});

describe("on a phone", () => {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes("max-width") }),
    );
  });

  it("the next step and the upload are in the bottom bar, and only there", async () => {
    await openLoad(IN_TRANSIT);
    const bar = within(await screen.findByRole("group", { name: "Next step" }));
    expect(bar.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Arrived at delivery",
      "",
      "Upload",
    ]);
    expect(screen.getAllByRole("button", { name: /^(Arrived|At another|Upload)/ })).toHaveLength(3);
    await userEvent.click(bar.getByRole("button", { name: "At another time…" }));
    expect(await screen.findByRole("dialog", { name: "Arrived: Front Range Foods" })).toBeInTheDocument();
  });

  it("an upload among the papers opens the camera or the files first, and then the dialog with what was taken", async () => {
    const { id } = loadOf(DELIVERED);
    await open(`/apps/loads?load=${id}`);
    const papers = await screen.findByRole("region", { name: "Papers" });
    await within(papers).findByRole("button", { name: "Upload document" });
    const input = [...papers.querySelectorAll<HTMLInputElement>("input[type=file]")].at(-1);
    if (!input) throw new Error("The button opens no files.");
    expect(screen.queryByRole("dialog", { name: /^Upload/ })).not.toBeInTheDocument();
    await userEvent.upload(input, new File(["x"], "IMG_2041.jpg", { type: "image/jpeg" }));
    const dialog = await screen.findByRole("dialog", { name: `Upload to load ${DELIVERED}` });
    expect(dialog).toHaveTextContent("IMG_2041.jpg");
    expect(within(dialog).getByRole("combobox", { name: "Kind" })).toHaveValue("Proof of delivery");
    expect(dialog).toHaveTextContent("Suggested: the truck is at its last delivery and the POD is missing.");
    expect(within(dialog).getByRole("radiogroup", { name: "Is it signed?" })).toBeInTheDocument();
  });
});

describe("who and what is on the load", () => {
  const read = ["loads:read", "customers:read", "drivers:read", "trucks:read", "trailers:read"];
  const linked = async (sections: ("loads" | "safety")[], permissions: string[]) => {
    const load = loadOf(ASSIGNED);
    await renderPages({ routes, at: `/apps/loads/${load.id}`, sections, permissions });
    const facts = within(await screen.findByRole("region", { name: "Load" }));
    expect(facts.getByText(load.legs[0]?.driver?.name ?? "-")).toBeInTheDocument();
    return facts.getAllByRole("link").map((link) => link.getAttribute("href"));
  };

  it("leads to each record", async () => {
    const { customer, legs } = loadOf(ASSIGNED);
    const [leg] = legs;
    expect(await linked(["loads", "safety"], read)).toEqual([
      `/apps/customers?customer=${customer.id}`,
      `/apps/safety/drivers?driver=${leg?.driver?.id}`,
      `tel:${leg?.driver?.phone}`,
      `/apps/safety/trucks?truck=${leg?.truck?.id}`,
      `/apps/safety/trucks?trailer=${leg?.trailer?.id}`,
    ]);
  });

  it("leads nowhere that is closed to the person", async () => {
    const { customer, legs } = loadOf(ASSIGNED);
    const phone = `tel:${legs[0]?.driver?.phone}`;
    expect(await linked(["loads"], read)).toEqual([`/apps/customers?customer=${customer.id}`, phone]);
  });

  it("leads nowhere without the permission", async () => {
    expect(await linked(["loads", "safety"], ["loads:read"])).toEqual([
      `tel:${loadOf(ASSIGNED).legs[0]?.driver?.phone}`,
    ]);
  });
});
