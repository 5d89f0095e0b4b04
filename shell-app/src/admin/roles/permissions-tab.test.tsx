import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { mock } from "@haul/api/mocks";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { adminRoutes } from "../admin.routes";

mockServer(() => [
  mock("get", "/api/role_permissions", () => ({
    items: [
      {
        permission: "loads:read" as const,
        description: "See loads, their stops, charges and history.",
        sections: ["loads" as const, "tracking" as const],
        roles: ["Admin" as const, "SuperAdmin" as const, "TerminalManager" as const],
      },
      {
        permission: "loads:write" as const,
        description: "Book, change, assign and move loads.",
        sections: ["loads" as const],
        roles: ["Admin" as const, "SuperAdmin" as const],
      },
    ],
  })),
]);

const open = () =>
  renderPages({
    routes: adminRoutes.map(({ path, element }) => ({ path, element })),
    at: "/admin?tab=permissions",
    sections: ["admin"],
    permissions: ["role_grants:read"],
  });

describe("permissions by role", () => {
  it("are shown by section, for each role", async () => {
    await open();
    const loads = within(await screen.findByRole("table", { name: "Permissions of Loads" }));
    const answers = (name: RegExp) =>
      within(loads.getByRole("row", { name }))
        .getAllByRole("cell")
        .map(({ textContent }) => textContent);
    const roles = loads.getAllByRole("columnheader").map(({ textContent }) => textContent);
    const manager = roles.indexOf("Terminal manager") - 1;
    expect(answers(/^See loads/)[manager]).toBe("Yes");
    expect(answers(/^Book, change/)[manager]).toBe("No");
    const tracking = within(screen.getByRole("table", { name: "Permissions of Track & trace" }));
    expect(tracking.getByText("loads:read")).toHaveTextContent("loads:read, also under Loads");
    expect(tracking.queryByText("loads:write")).not.toBeInTheDocument();
  });

  it("name the roles under each permission on a phone", async () => {
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes("max-width: 47.99em") }),
    );
    await open();
    const [first] = await screen.findAllByText("loads:write");
    const item = first?.closest("li");
    expect(item).toHaveTextContent("Admin");
    expect(item).not.toHaveTextContent("Terminal manager");
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });
});
