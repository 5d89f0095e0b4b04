import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderPages } from "@haul/testing/render";
import * as provider from "../provider/identity-provider";
import ResetPasswordPage from "./reset-password.page";

/** A provider that answers so about every code. */
function answering(readAction: provider.IdentityProvider["readAction"]) {
  vi.spyOn(provider, "identityProvider").mockResolvedValue({ readAction } as provider.IdentityProvider);
}

const refusing = (code: string) => answering(() => Promise.reject(Object.assign(new Error(), { code })));

const open = (query = "?mode=resetPassword&oobCode=abc") =>
  renderPages({
    routes: [{ path: "/auth/reset-password", element: <ResetPasswordPage /> }],
    at: `/auth/reset-password${query}`,
  });

describe("the link to a new password", () => {
  it("says whose password it changes", async () => {
    answering(() => Promise.resolve({ action: "reset_password", email: "maria@prairiefreight.com" }));
    await open();
    expect(await screen.findByText("For maria@prairiefreight.com.")).toBeVisible();
    expect(screen.getByLabelText(/^New password/)).toBeVisible();
  });

  it("is refused before anything is typed once it is used or too old", async () => {
    refusing("auth/expired-action-code");
    await open();
    expect(await screen.findByRole("alert")).toHaveTextContent("This link has expired.");
    expect(screen.getByRole("link", { name: "Request a new link" })).toBeVisible();
    expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
  });

  it("shows the form when it could not be checked", async () => {
    refusing("auth/network-request-failed");
    await open();
    expect(await screen.findByLabelText(/^New password/)).toBeVisible();
  });

  it("is refused without a code", async () => {
    await open("");
    expect(await screen.findByRole("heading", { name: "This link does not work" })).toBeVisible();
  });
});
