import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderPages } from "@haul/testing/render";
import { forgetCredentials, keepCredentials } from "../register/just-registered";
import { SendAgain } from "./send-again";

const MARIA = { email: "maria@prairiefreight.com", password: "blue-truck-41" };

afterEach(forgetCredentials);

const open = (send: () => Promise<void>, email: string | null = MARIA.email) =>
  renderPages({
    routes: [{ path: "/auth/confirm-mail", element: <SendAgain email={email} send={send} /> }],
    at: "/auth/confirm-mail",
  });
const button = () => screen.getByRole("button", { name: /^Send/ });

describe("sending the verification email again", () => {
  it("waits after the registration, counting down, and then takes one click", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    keepCredentials(MARIA);
    const send = vi.fn(() => Promise.resolve());
    await open(send);
    expect(button()).toHaveTextContent("Send again in 30 s");
    expect(button()).toBeDisabled();
    act(() => void vi.advanceTimersByTime(11_000));
    expect(button()).toHaveTextContent(/^Send again in 19 s$/);
    act(() => void vi.advanceTimersByTime(20_000));
    expect(button()).toHaveTextContent("Send the email again");
    await userEvent.click(button());
    await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(MARIA));
    expect(await screen.findByText(/^Sent to maria@prairiefreight.com/)).toBeVisible();
    expect(button()).toHaveTextContent("Send again in 30 s");
  });

  it("asks for the password where the page was opened later", async () => {
    const send = vi.fn(() => Promise.resolve());
    await open(send);
    await userEvent.click(button());
    expect(await screen.findByText("Please enter your password.")).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText(/^Password/), MARIA.password);
    await userEvent.click(screen.getByRole("button", { name: "Send the email again" }));
    await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(MARIA));
  });

  it("says why it was refused, and may be tried again", async () => {
    await open(() => Promise.reject(Object.assign(new Error(), { code: "auth/wrong-password" })), null);
    await userEvent.type(screen.getByRole("textbox", { name: "Email" }), MARIA.email);
    await userEvent.type(screen.getByLabelText(/^Password/), "red-trailer-77");
    await userEvent.click(screen.getByRole("button", { name: "Send the email again" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Invalid email or password.");
    expect(screen.getByRole("button", { name: "Send the email again" })).toBeEnabled();
  });
});
