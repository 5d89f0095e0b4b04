import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { http, HttpResponse } from "msw";
import { type AnswerOf, mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { COMPANY, companyServer, openCompany } from "../testing";

type Document = AnswerOf<"/api/company/documents", "get">["items"][number];

const W9: Document = {
  id: "01930000-0000-7000-8000-0000000000d1",
  kind: "w9",
  file_name: "w9.pdf",
  media_type: "application/pdf",
  byte_size: 120_000,
  is_in_packet: true,
  position: 1,
  uploaded_by: "Marcus Bell",
  version: 1,
  created_at: "2026-11-01T15:00:00Z",
  updated_at: "2026-11-01T15:00:00Z",
};
const INSURANCE: Document = {
  ...W9,
  id: "01930000-0000-7000-8000-0000000000d2",
  kind: "insurance_certificate",
  file_name: "coi.pdf",
  expires_on: "2020-01-31",
  position: 2,
};

const server = companyServer(() => [
  mock("get", "/api/company", () => COMPANY),
  mock("get", "/api/company/documents", () => ({ items: [W9, INSURANCE] })),
  mock("get", "/api/certificate_requests", () => ({ items: [], total_count: 0 })),
  mock("get", "/api/company/packet", () => ({
    document_ids: [W9.id, INSURANCE.id],
    expired_document_ids: [INSURANCE.id],
    missing_kinds: ["operating_authority" as const],
  })),
  mock("post", "/api/company/documents/reorder", () => ({ items: [INSURANCE, W9] })),
  mock("post", "/api/company/file_uploads", () => ({
    upload_url: "/blobs/ticket",
    expires_at: "2026-11-25T15:00:00Z",
    max_bytes: 1000,
  })),
  mock("post", "/api/company/documents", () => W9),
  mock("post", "/api/company/packet/send", ({ body }) => ({ email: body.email, pages: 3 })),
  mock("post", "/api/company/packet/open", () => ({ url: "/blobs/packet", expires_at: "2026-11-25T15:00:00Z" })),
]);

const open = (at: string) => openCompany(at, ["company:write"]);

describe("the carrier packet", () => {
  it("says what has expired and what is missing", async () => {
    await open("/CompanyInfo?tab=packet");
    expect(await screen.findByText("Missing: Operating authority.")).toBeInTheDocument();
    expect(screen.getByText("One document has expired.")).toBeInTheDocument();
    expect(screen.getByText(/^Expired/)).toBeInTheDocument();
  });

  it("moves a document", async () => {
    await open("/CompanyInfo?tab=packet");
    await userEvent.click(await screen.findByRole("button", { name: "Move coi.pdf up" }));
    expect(await server.bodySent("POST", /reorder$/)).toEqual({ ids: [INSURANCE.id, W9.id] });
  });

  it("downloads the packet without what has expired", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    await open("/CompanyInfo?tab=packet");
    await screen.findByText("One document has expired.");
    await userEvent.click(screen.getByRole("button", { name: "Download packet" }));
    expect(await server.bodySent("POST", /packet\/open$/)).toEqual({ is_inline: false, leaves_out_expired: true });
    await vi.waitFor(() => expect(opened).toHaveBeenCalledWith("/blobs/packet", "_self"));
    opened.mockRestore();
  });

  it("sends it with a few words", async () => {
    await open("/CompanyInfo?tab=packet&drawer=send");
    expect(await screen.findByText("Sent as one PDF: W-9. Expired documents are left out.")).toBeInTheDocument();
    await fill("Email", "carriers@broker.example");
    await fill("Message", "As you asked.");
    await userEvent.click(screen.getByRole("button", { name: "Send packet" }));
    await screen.findByText(/on its way to carriers@broker.example/);
    expect(await server.bodySent("POST", /packet\/send$/)).toEqual({
      email: "carriers@broker.example",
      message: "As you asked.",
      leaves_out_expired: true,
    });
  });

  it("can't be downloaded or sent without a document, and says why", async () => {
    server.use(
      mock("get", "/api/company/documents", () => ({ items: [] })),
      mock("get", "/api/company/packet", () => ({ document_ids: [], expired_document_ids: [], missing_kinds: [] })),
    );
    await open("/CompanyInfo?tab=packet&drawer=send");
    const why = "The packet can be downloaded and sent once it has a document.";
    expect(await screen.findByText(why)).toBeInTheDocument();
    for (const name of ["Download packet", "Send"]) {
      expect(screen.getByRole("button", { name })).toBeDisabled();
      expect(screen.getByRole("button", { name })).toHaveAccessibleDescription(why);
    }
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("claims the same upload when adding it was refused at first", async () => {
    let uploads = 0;
    server.use(
      http.put("*/blobs/ticket", () => {
        uploads += 1;
        return HttpResponse.json({ receipt: `receipt ${uploads}` });
      }),
      mock("post", "/api/company/documents", ({ body }) =>
        body.kind === "w9" ? mockProblem(503, { code: "unavailable", message: "Try again." }) : W9,
      ),
    );
    await open("/CompanyInfo?tab=packet&drawer=add");
    const drawer = within(await screen.findByRole("dialog", { name: "Add document" }));
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("The form has no field for a file.");
    await userEvent.upload(input, new File(["x"], "w9.pdf", { type: "application/pdf" }));
    await userEvent.click(drawer.getByRole("button", { name: "Add document" }));
    expect(await drawer.findByText("Choose the document type.")).toBeInTheDocument();
    await choose("Document type", "W-9");
    await userEvent.click(drawer.getByRole("button", { name: "Add document" }));
    expect(await drawer.findByText("Try again.")).toBeInTheDocument();
    await choose("Document type", "Certificate of insurance");
    await userEvent.click(drawer.getByRole("button", { name: "Add document" }));
    await screen.findByText("The document is saved.");
    expect(uploads).toBe(1);
  });

  it("wants a file before it adds a document", async () => {
    await open("/CompanyInfo?tab=packet&drawer=add");
    const drawer = within(await screen.findByRole("dialog", { name: "Add document" }));
    await userEvent.click(drawer.getByRole("button", { name: "Add document" }));
    expect(await screen.findByText("Choose a file first.")).toBeInTheDocument();
  });

  it("shows a document on the page, where no browser blocks it", async () => {
    server.use(
      mock("post", "/api/company/documents/{company_document_id}/open", () => ({
        url: "/blobs/w9",
        expires_at: "2026-11-25T15:00:00Z",
      })),
    );
    await open("/CompanyInfo?tab=packet");
    await userEvent.click(await screen.findByRole("button", { name: "Open w9.pdf" }));
    const dialog = await screen.findByRole("dialog", { name: "W-9" });
    expect(await within(dialog).findByRole("link", { name: "Open in a new tab" })).toHaveAttribute("href", "/blobs/w9");
  });

  const message = "Sign in again to change a bank letter or notice of assignment.";
  const refused = () => mockProblem(403, { code: "recent_sign_in_needed", message });

  it.each(["Save document", "Archive document"])("offers to sign in again when %s needs it", async (button) => {
    server.use(
      mock("patch", "/api/company/documents/{company_document_id}", refused),
      mock("post", "/api/company/documents/{company_document_id}/archive", refused),
    );
    await open(`/CompanyInfo?tab=packet&drawer=edit&document=${W9.id}`);
    await userEvent.click(await screen.findByRole("button", { name: button }));
    const dialog = await screen.findByRole("dialog", { name: "Your change is not saved" });
    expect(dialog).toHaveTextContent(message);
    expect(within(dialog).getByRole("button", { name: "Sign in again" })).toBeInTheDocument();
  });
});
