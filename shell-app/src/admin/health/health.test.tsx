import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type AnswerOf, mock, mockProblem } from "@haul/api/mocks";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { adminRoutes } from "../admin.routes";

const HEALTH: AnswerOf<"/api/system_health", "get"> = {
  as_of: "2026-11-20T15:00:00Z",
  queue: [
    {
      kind: "send_mail",
      title: "Send an email",
      failed_count: 1,
      retrying_count: 0,
      running_count: 0,
      waiting_count: 2,
      scheduled_count: 0,
    },
  ],
  last_finished_at: "2026-11-20T14:59:00Z",
  integrations: [
    {
      integration: "mail",
      state: "failing",
      last_success_at: "2026-11-20T14:00:00Z",
      last_failure_at: "2026-11-20T14:58:00Z",
      problem: "The mail server could not be reached.",
    },
    { integration: "sms", state: "off" },
  ],
  storage: [{ kind: "load_documents", file_count: 3, bytes: 1_536_000 }],
  stored_bytes: 1_536_000,
};

const JOB: AnswerOf<"/api/jobs", "get">["items"][number] = {
  id: "01930000-0000-7000-8000-000000000091",
  kind: "send_mail",
  title: "Send an email",
  about: "pat@blueridge.example",
  state: "failed",
  attempts: 12,
  problem: "The receiving side refused it: 550 no such mailbox",
  failed_at: "2026-11-20T14:58:00Z",
  run_after: "2026-11-20T14:58:00Z",
  created_at: "2026-11-20T11:00:00Z",
};

const server = mockServer(() => [
  mock("get", "/api/system_health", () => HEALTH),
  mock("get", "/api/jobs", ({ query }) => {
    const items = query.get("state") === "failed" ? [JOB] : [];
    return { items, total_count: items.length };
  }),
  mock("post", "/api/jobs/{job_id}/retry", () => ({ ...JOB, state: "waiting" as const, attempts: 0 })),
  mock("post", "/api/jobs/{job_id}/dismiss", () => ({ ...JOB, state: "dismissed" as const })),
]);

const open = (permissions: string[] = ["health:read", "health:write"]) =>
  renderPages({
    routes: adminRoutes.map(({ path, element }) => ({ path, element })),
    at: "/admin?tab=health",
    sections: ["admin"],
    permissions,
  });

describe("the product's health", () => {
  it("says what works, what waits and how much is stored", async () => {
    await open();
    const integrations = await screen.findByRole("region", { name: "Integrations" });
    expect(within(integrations).getByText("Failing")).toBeInTheDocument();
    expect(within(integrations).getByText(/The mail server could not be reached/)).toBeInTheDocument();
    expect(within(integrations).getByText("Not set up")).toBeInTheDocument();
    expect(within(screen.getByRole("region", { name: "Storage in use" })).getAllByText("1.5 MB")).toHaveLength(2);
    expect(screen.getByRole("region", { name: "Job queue" })).toHaveTextContent("Send an email");
  });

  it("retries a failed job and says so", async () => {
    await open();
    expect(await screen.findByText("pat@blueridge.example")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Retry Send an email: pat@blueridge.example" }));
    expect(await screen.findByText("The job runs again in a moment.")).toBeInTheDocument();
    expect(await server.bodySent("POST", /retry$/)).toBe("");
  });

  it("dismisses one once that is confirmed, and tells a refusal", async () => {
    server.use(
      mock("post", "/api/jobs/{job_id}/dismiss", () =>
        mockProblem(409, { code: "job_not_failed", message: "Only a failed job can be dismissed." }),
      ),
    );
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Dismiss Send an email: pat@blueridge.example" }));
    await userEvent.click(await screen.findByRole("button", { name: "Dismiss job" }));
    expect(await screen.findByText(/Only a failed job can be dismissed/)).toBeInTheDocument();
  });

  it("offers nothing to those who only read", async () => {
    await open(["health:read"]);
    expect(await screen.findByText("pat@blueridge.example")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Retry/ })).toBeNull();
    const jobs = screen.getByRole("table", { name: "Jobs" });
    expect(
      within(jobs)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Job", "About", "Status", "Last error", "When"]);
  });

  it("asks again every half a minute for figures and jobs", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    await screen.findByText("pat@blueridge.example");
    const asked = (path: RegExp) => server.sent("GET", path).length;
    const before = [asked(/system_health$/), asked(/jobs$/)];
    await vi.advanceTimersByTimeAsync(31_000);
    await waitFor(() => {
      expect([asked(/system_health$/), asked(/jobs$/)]).toEqual(before.map((count) => count + 1));
    });
    vi.useRealTimers();
  });

  it("keeps in the address which jobs are shown, and offers only what helps those", async () => {
    server.use(
      mock("get", "/api/jobs", ({ query }) => {
        const items = query.get("state") === "retrying" ? [{ ...JOB, state: "retrying" as const }] : [];
        return { items, total_count: items.length };
      }),
    );
    const { address } = await open();
    expect(await screen.findByText("No failed jobs")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("radio", { name: "Retrying" }));
    expect(await screen.findByRole("button", { name: /^Retry / })).toBeInTheDocument();
    expect(address()).toContain("jobs=retrying");
    expect(screen.queryByRole("button", { name: /^Dismiss / })).toBeNull();
  });

  it("says what could not be read, and shows the rest", async () => {
    server.use(mock("get", "/api/system_health", () => mockProblem(500, { message: "No.", request_id: "r-7" })));
    await open();
    expect(await screen.findByText("Request r-7")).toBeInTheDocument();
    expect(await screen.findByText("pat@blueridge.example")).toBeInTheDocument();
  });
});
