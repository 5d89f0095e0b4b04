import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type AnswerOf, mock, mockProblem } from "@haul/api/mocks";
import { testWorld } from "../../../test-world";

type Export = AnswerOf<"/api/exports", "get">["items"][number];

const { open, bodySent, use: answer } = testWorld();

const made: Export = {
  id: "export-1",
  list_name: "loads",
  format: "csv",
  search: "",
  status: "queued",
  file_name: "Loads 2026-11-20.csv",
  done_rows: 0,
  total_rows: 3,
  version: 1,
  created_at: "2026-11-20T16:00:00Z",
  updated_at: "2026-11-20T16:00:00Z",
};

/** The server's files: empty, then one in progress, then its outcome. */
function files(result: Partial<Export>) {
  let looks = 0;
  let isAsked = false;
  answer(
    mock("get", "/api/exports", () => {
      if (!isAsked) return { items: [], total_count: 0 };
      looks += 1;
      return { items: [looks === 1 ? made : { ...made, ...result }], total_count: 1 };
    }),
    mock("post", "/api/exports", () => {
      isAsked = true;
      return made;
    }),
    mock("post", "/api/exports/{export_id}/open", () => ({ url: "/blobs/loads", expires_at: "2026-11-20T16:05:00Z" })),
  );
}

const start = async (format: RegExp) => {
  await userEvent.click(await screen.findByRole("button", { name: "Export" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: format }));
};

describe("exporting a list", () => {
  it("asks for the rows of the filter and says when the file is ready", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    files({ status: "done", done_rows: 3, expires_at: "2026-11-21T15:00:00Z" });
    await open("/apps/loads?q=red+river&load=7&is_unassigned=true");
    await start(/^CSV$/);
    expect(await bodySent("POST", /exports$/)).toEqual({
      list_name: "loads",
      format: "csv",
      search: "sort=pickup_at&q=red+river&is_unassigned=true&group=open",
    });
    expect(await screen.findByText("Loads 2026-11-20.csv is ready.", {}, { timeout: 8_000 })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Download" }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith("/blobs/loads", "_self"));
    opened.mockRestore();
  }, 15_000);

  it("takes only the chosen columns, in their order", async () => {
    files({});
    const items = ["number", "total", "status", "timeliness", "customer"].map((key) => ({ key, title: key }));
    answer(mock("get", "/api/export_columns", () => ({ items })));
    await open("/apps/loads");
    await userEvent.click(await screen.findByRole("button", { name: "Export" }));
    await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: /Only the columns shown/ }));
    await userEvent.click(screen.getByRole("menuitem", { name: /^CSV$/ }));
    await waitFor(async () =>
      expect(await bodySent("POST", /exports$/)).toMatchObject({
        columns: ["number", "status", "timeliness", "customer", "total"],
      }),
    );
  });

  it("says why a file could not be written", async () => {
    files({ status: "failed", problem: "You need the permission loads:read for this." });
    await open("/apps/loads");
    await start(/^Excel/);
    const said = /could not|You need the permission loads:read/;
    expect((await screen.findAllByText(said, {}, { timeout: 8_000 })).length).toBeGreaterThan(0);
  }, 15_000);

  it("says what the server refuses", async () => {
    files({});
    answer(mock("post", "/api/exports", () => mockProblem(409, { code: "exports_busy", message: "Not now." })));
    const { address } = await open("/apps/loads");
    await start(/^CSV$/);
    expect(await screen.findByText(/Not now/)).toBeInTheDocument();
    expect(address()).toBe("/apps/loads");
  });

  it("leads a person without the permission to the page that says so", async () => {
    files({});
    answer(mock("post", "/api/exports", () => mockProblem(403, { code: "permission_missing", message: "Not you." })));
    const { address } = await open("/apps/loads");
    await start(/^CSV$/);
    await waitFor(() => expect(address()).toBe("/access-denied"));
  });
});
