import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type AnswerOf, mock, mockProblem } from "@haul/api/mocks";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { adminRoutes } from "../admin.routes";

type Archive = AnswerOf<"/api/company_archives", "get">["items"][number];

const READY: Archive = {
  id: "01930000-0000-7000-8000-000000000095",
  status: "done",
  file_name: "archive-2026-11-20.zip",
  requested_by: "Dana Cole",
  done_lists: 15,
  total_lists: 15,
  done_files: 1_204,
  total_files: 1_205,
  left_out_files: 1,
  byte_size: 1_536_000,
  sha256: "a".repeat(64),
  expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  version: 9,
  created_at: "2026-11-20T15:00:00Z",
  updated_at: "2026-11-20T15:05:00Z",
};

const UNDER_WAY: Archive = { ...READY, status: "packing", done_files: 301, left_out_files: 0, byte_size: 0 };

const server = mockServer(() => [
  mock("get", "/api/company_archives", () => ({ items: [], total_count: 0 })),
  mock("post", "/api/company_archives", () => ({ ...UNDER_WAY, status: "queued" as const })),
]);

const listed = (...items: Archive[]) => {
  server.use(mock("get", "/api/company_archives", () => ({ items, total_count: items.length })));
};

const open = () =>
  renderPages({
    routes: adminRoutes.map(({ path, element }) => ({ path, element })),
    at: "/admin?tab=archive",
    sections: ["admin"],
    permissions: ["company:archive", "health:read"],
  });

const order = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Order archive" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Order archive" }));
};

describe("the archive of the company", () => {
  it("is ordered once that is confirmed", async () => {
    await open();
    expect(await screen.findByText("No archives yet")).toBeInTheDocument();
    await order();
    expect(await screen.findByText(/The archive is being written/)).toBeInTheDocument();
    expect(await server.bodySent("POST", /company_archives$/)).toBe("");
  });

  it("says what is inside and what is not", async () => {
    await open();
    expect(await screen.findByText(/notes, tags, check calls, contract lanes and settings/)).toBeInTheDocument();
    expect(screen.getByText(/Not included: bank account numbers, tax IDs and other secrets/)).toBeInTheDocument();
  });

  it("asks for a fresh sign-in when the server does", async () => {
    const message = "Sign in again to order or download the company's archive.";
    server.use(
      mock("post", "/api/company_archives", () => mockProblem(403, { code: "recent_sign_in_needed", message })),
    );
    await open();
    await order();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Sign in again" })).toBeInTheDocument();
  });

  it("tells why it can't be ordered", async () => {
    const message = "The archive contains every terminal's records, and you see only some.";
    server.use(
      mock("post", "/api/company_archives", () => mockProblem(403, { code: "all_terminals_needed", message })),
    );
    await open();
    await order();
    expect(await screen.findByText(/The archive contains every terminal.s records/)).toBeInTheDocument();
  });

  it("counts lists and tables while they are written", async () => {
    listed({ ...UNDER_WAY, status: "writing_lists", done_lists: 15, total_lists: 60 });
    await open();
    expect(await screen.findByText("15 of 60 lists and tables written")).toBeInTheDocument();
  });

  it("shows how far it is, and takes no second order meanwhile", async () => {
    listed(UNDER_WAY);
    await open();
    expect(await screen.findByText("301 of 1,205 files packed")).toBeInTheDocument();
    expect(screen.getByRole("progressbar", { name: /25 percent/ })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Order archive" })).toBeDisabled();
  });

  it("is downloaded while it is kept, and says what is missing", async () => {
    listed(READY);
    server.use(
      mock("post", "/api/company_archives/{company_archive_id}/open", () => ({
        url: "/blobs/ticket",
        expires_at: "2026-11-20T15:10:00Z",
      })),
    );
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    await open();
    expect(await screen.findByText(/1 file could not be included; manifest.csv says why/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Download archive" }));
    await vi.waitFor(() => {
      expect(opened).toHaveBeenCalledWith("/blobs/ticket", "_self");
    });
  });

  it("can be ordered again once the last one has expired", async () => {
    listed({ ...READY, expires_at: "2026-11-20T16:00:00Z" });
    await open();
    expect(await screen.findByRole("button", { name: "Order archive" })).toBeEnabled();
    expect(screen.queryByRole("button", { name: "Download archive" })).toBeNull();
    expect(screen.getByText("Dana Cole")).toBeInTheDocument();
  });
});
