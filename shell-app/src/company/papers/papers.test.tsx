import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type AnswerOf, mock, mockProblem } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { COMPANY, companyServer, openCompany } from "../testing";

type Template = AnswerOf<"/api/paper_templates", "get">["items"][number];

const SHEET: Template = {
  kind: "dispatch_sheet",
  title: "Dispatch sheet",
  closing: "Call {phone} before you leave.",
  placeholders: [{ name: "phone", meaning: "your company's phone number" }],
  version: 2,
};
const INVOICE: Template = { kind: "invoice", title: "Invoice", placeholders: [], version: 0 };

const server = companyServer(() => [
  mock("get", "/api/company", () => COMPANY),
  mock("get", "/api/paper_templates", () => ({ items: [INVOICE, SHEET] })),
  mock("patch", "/api/paper_templates/{paper_kind}", () => ({ ...SHEET, version: 3 })),
  mock("post", "/api/paper_templates/{paper_kind}/preview", () => ({
    url: "/files/preview.pdf",
    expires_at: "2026-11-20T12:05:00Z",
  })),
]);

const OPEN = "/CompanyInfo?tab=papers&paper=dispatch_sheet";

describe("the text on papers", () => {
  it("are listed by paper, and read by those who may not change them", async () => {
    await openCompany(OPEN, []);
    expect(await screen.findByText("Call {phone} before you leave.")).toBeInTheDocument();
    expect(screen.getByText("Nothing added.")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Edit the text/ })).not.toBeInTheDocument();
  });

  it("are saved on the version that was read; an emptied text is cleared", async () => {
    await openCompany(OPEN, ["company:write"]);
    await fill("Text at the top", "Check in with the guard.");
    await fill("Text at the bottom", "");
    await userEvent.click(screen.getByRole("button", { name: "Save text" }));
    await screen.findByText("The text is saved.");
    const body = await server.bodySent("PATCH", /dispatch_sheet$/);
    expect(body).toEqual({ version: 2, opening: "Check in with the guard.", closing: null });
  });

  it("can be seen as a PDF before they are saved, and say what is wrong with them", async () => {
    const tab = { location: { assign: vi.fn() }, close: vi.fn() };
    vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
    await openCompany(OPEN, ["company:write"]);
    await userEvent.click(await screen.findByRole("button", { name: "Preview PDF" }));
    await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith("/files/preview.pdf"));
    expect(await server.bodySent("POST", /preview$/)).toEqual({ closing: "Call {phone} before you leave." });
    const message = "{fax} is not a placeholder.";
    server.use(
      mock("post", "/api/paper_templates/{paper_kind}/preview", () =>
        mockProblem(422, { code: "validation_failed", message }),
      ),
    );
    await userEvent.click(screen.getByRole("button", { name: "Preview PDF" }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(tab.close).toHaveBeenCalledOnce();
  });
});
