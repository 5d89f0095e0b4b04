import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { expectAccessible } from "@haul/testing/accessible";
import { publicRequest, REQUEST_TOKEN } from "../../mocks/request-handlers";
import { testWorld } from "../../test-world";
import { changeLanguage } from "./i18n";
import { forget } from "./outbox";

const { open, use, sent, bodySent } = testWorld();

const SUBMIT = "/api/public_document_request/submit";
const follow = (token = REQUEST_TOKEN) => open(`/apps/safety/papers#${token}`, []);
const offline = () => mockProblem(503, { code: "unavailable", message: "Not just now." });
const keyOf = (request: { headers: Headers } | undefined) => request?.headers.get("idempotency-key");

beforeEach(() => changeLanguage("en"));
beforeEach(() => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
});
afterEach(async () => {
  await forget(REQUEST_TOKEN);
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const type = async (label: RegExp, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const photograph = async (label: string, name = "image.jpg") =>
  userEvent.upload(
    await screen.findByLabelText(label, { selector: "input" }),
    new File(["a picture"], name, { type: "image/jpeg" }),
  );

async function sendLicense() {
  await press("Take a photo: License");
  await photograph("Take a photo");
  await type(/^Valid through/, "2028-03-01");
  await press("Send");
}

const cardOf = async (name: string, papers = "Documents") => {
  const list = await screen.findByRole("list", { name: papers });
  const card = within(list)
    .getAllByRole("listitem")
    .find((one) => one.textContent.includes(name));
  if (!card) throw new Error(`no card ${name}`);
  return card;
};

describe("a driver's link to send papers", () => {
  it("says what is needed, until when, and by whom", async () => {
    await follow();
    expect(await screen.findByRole("heading", { level: 1, name: "Hello Walt." })).toBeVisible();
    expect(screen.getByText(/Please send them by Nov 25, 2026/)).toBeVisible();
    expect(screen.getByText("This link works until Dec 3, 2026.")).toBeVisible();
    expect(screen.getByText(/The audit is on Monday/)).toBeVisible();
    expect(await cardOf("License")).toHaveTextContent("Needed");
    expect(screen.getByRole("link", { name: "Call (806) 555-0142" })).toHaveAttribute("href", "tel:+18065550142");
    await expectAccessible();
  });

  it("takes front and back of a paper with what it says", async () => {
    const { address, hash } = await follow();
    await press("Take a photo: License");
    expect(address()).toBe("/apps/safety/papers?paper=license");
    expect(hash()).toBe(`#${REQUEST_TOKEN}`);
    await photograph("Take a photo");
    await photograph("Take another photo");
    expect(await screen.findByRole("img", { name: "Photo 2" })).toBeInTheDocument();
    await type(/^Valid through/, "2028-03-01");
    await type(/^License number/, "C400-1234");
    await expectAccessible();
    await press("Send");
    await waitFor(async () => expect(await cardOf("License")).toHaveTextContent(/Sent Fri, Nov 20/));
    expect(await bodySent("POST", /submit$/)).toEqual({
      token: REQUEST_TOKEN,
      item_type: "license",
      files: [
        { receipt: "a-receipt", file_name: "license-1.jpg" },
        { receipt: "a-receipt", file_name: "license-2.jpg" },
      ],
      number: "C400-1234",
      expires_on: "2028-03-01",
    });
    expect(sent("POST", /upload$/)).toHaveLength(2);
    expect(address()).toBe("/apps/safety/papers");
  });

  it("asks for a picture, and for the last day where there always is one", async () => {
    await follow();
    await press("Take a photo: License");
    await press("Send");
    expect(await screen.findByRole("alert")).toHaveTextContent("Take a photo first.");
    await photograph("Take a photo");
    await press("Send");
    expect(await screen.findByText("Enter the last valid day.")).toBeVisible();
    await type(/^Valid through/, "2026-01-01");
    await press("Send");
    expect(await screen.findByText(/This day has passed/)).toBeVisible();
    expect(sent("POST", /submit$/)).toEqual([]);
  });

  it("takes a picture away again", async () => {
    await follow();
    await press("Take a photo: License");
    await photograph("Take a photo");
    await press("Remove photo 1");
    expect(screen.queryByRole("img", { name: "Photo 1" })).not.toBeInTheDocument();
    await press("Back to the list");
    expect(await screen.findByRole("list", { name: "Documents" })).toBeInTheDocument();
  });

  it("says why a paper came back, and takes it again", async () => {
    const answer = { ...publicRequest(), lines: [{ ...firstLine(), ...REJECTED }] };
    use(mock("post", "/api/public_document_request/open", () => answer));
    await follow();
    expect(await cardOf("License")).toHaveTextContent(/Why it came back.*Picture is blurry/);
    await press("Send it again: License");
    expect(await screen.findByRole("heading", { level: 1, name: "License" })).toBeVisible();
  });

  it("says when all is sent, and when all is accepted", async () => {
    const request = publicRequest();
    const all = (state: "submitted" | "accepted") => ({
      ...request,
      lines: request.lines.map((line) => ({ ...line, state })),
    });
    use(mock("post", "/api/public_document_request/open", () => all("submitted")));
    await follow();
    expect(await screen.findByText("All sent. Prairie Crest Transport will review them.")).toBeVisible();
    use(mock("post", "/api/public_document_request/open", () => all("accepted")));
    window.dispatchEvent(new Event("online"));
    expect(await screen.findByText("All accepted. There is nothing left to do.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /send/i })).not.toBeInTheDocument();
  });

  it.each(["a-guess", ""])("says so when it leads nowhere (%j)", async (token) => {
    await follow(token);
    expect(await screen.findByText("This link no longer works")).toBeVisible();
    await expectAccessible();
  });

  it("can be loaded again after a failure", async () => {
    use(mock("post", "/api/public_document_request/open", offline));
    await follow();
    const again = await screen.findByRole("button", { name: "Try again" });
    use(mock("post", "/api/public_document_request/open", publicRequest));
    await userEvent.click(again);
    expect(await screen.findByRole("heading", { name: "Hello Walt." })).toBeVisible();
  });
});

describe("a phone without a connection", () => {
  it("keeps the paper and sends it later, once", async () => {
    use(mock("post", SUBMIT, offline));
    await follow();
    await sendLicense();
    const card = await cardOf("License");
    await waitFor(() => expect(card).toHaveTextContent(/It is on this phone/));
    const before = sent("POST", /submit$/);
    const answer = { ...publicRequest(), lines: [{ ...firstLine(), state: "submitted" as const }] };
    use(mock("post", SUBMIT, () => answer));
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByText(/on this phone/)).not.toBeInTheDocument());
    const all = sent("POST", /submit$/);
    expect(new Set(all.map(keyOf))).toEqual(new Set([keyOf(before[0])]));
    // The picture went over before and does not go again.
    expect(sent("POST", /upload$/)).toHaveLength(1);
  });

  it("says what is not taken, and lets the driver change it", async () => {
    use(mock("post", SUBMIT, () => mockProblem(422, { code: "validation_failed", message: "That day is too far." })));
    await follow();
    await sendLicense();
    expect(await screen.findByRole("alert")).toHaveTextContent("That day is too far.");
    await press("Change it");
    expect(await screen.findByRole("img", { name: "Photo 1" })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Valid through/)).toHaveValue("2028-03-01");
    await press("Back to the list");
    await press("Discard");
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  });

  it("says what was lost when the link has ended", async () => {
    use(mock("post", SUBMIT, offline));
    await follow();
    await sendLicense();
    await screen.findByText(/It is on this phone/);
    use(mock("post", SUBMIT, () => mockProblem(404, { code: "not_found", message: "There is no such record." })));
    window.dispatchEvent(new Event("online"));
    expect(await screen.findByRole("alert")).toHaveTextContent(/did not reach Prairie Crest Transport.*License/);
  });
});

describe("the page in Spanish", () => {
  it("names the papers and the usual reasons in Spanish too", async () => {
    const answer = { ...publicRequest(), lines: [{ ...firstLine(), ...REJECTED }] };
    use(mock("post", "/api/public_document_request/open", () => answer));
    await follow();
    await press("Español");
    expect(await cardOf("Licencia de conducir", "Documentos")).toHaveTextContent("La foto está borrosa");
    expect(screen.getByRole("heading", { name: "Hola, Walt." })).toBeVisible();
  });

  it("is one press away where the link leads nowhere, too", async () => {
    await follow("a-guess");
    expect(await screen.findByText(/Ask your carrier for a new link/)).toBeVisible();
    await press("Español");
    expect(await screen.findByText("Este enlace ya no funciona")).toBeVisible();
  });

  it("is one press away while a paper is sent, and keeps what was typed", async () => {
    await follow();
    await press("Take a photo: License");
    await type(/^License number/, "C400-1234");
    await press("Español");
    expect(screen.getByLabelText(/^Número de licencia/)).toHaveValue("C400-1234");
  });
});

const REJECTED = { state: "rejected" as const, rejection_reason: "Picture is blurry" };

function firstLine() {
  const [line] = publicRequest().lines;
  if (!line) throw new Error("a request has lines");
  return line;
}
