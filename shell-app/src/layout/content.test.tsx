import { useEffect, useRef } from "react";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Link, Outlet, useNavigate } from "@haul/platform";
import { renderPages } from "@haul/testing/render";
import { Content } from "./content";

beforeEach(() => vi.stubGlobal("scrollTo", vi.fn()));

/** Redirects as a page does that has found out where to go. */
function Claims() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate("/claims", { replace: true })}>All claims</button>
      <Outlet />
    </>
  );
}

/** A page that a person is in before the shell's effects have run. */
function Entered() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input aria-label="Reason" ref={field} />;
}

const open = () =>
  renderPages({
    routes: [
      {
        element: (
          <>
            <nav>
              <Link to="/claims/open">Claims</Link>
              <Link to="/form">New claim</Link>
              <Link to="/claims" replace>
                Home
              </Link>
            </nav>
            <Content>
              <Outlet />
            </Content>
          </>
        ),
        children: [
          { path: "/", element: "Start" },
          {
            element: <Claims />,
            children: [
              { path: "/claims/open", element: <h1>Open claims</h1> },
              { path: "/claims", element: <h1>Every claim</h1> },
            ],
          },
          { path: "/form", element: <Entered /> },
        ],
      },
    ],
    at: "/",
  });
const follow = (name: string) => userEvent.click(screen.getByRole("link", { name }));

describe("the focus", () => {
  it("is on the page after a navigation", async () => {
    await open();
    await follow("Claims");
    await screen.findByRole("heading", { name: "Open claims" });
    expect(screen.getByRole("main")).toHaveFocus();
  });

  it("stays where it went as soon as the page was there", async () => {
    await open();
    await follow("New claim");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Reason" })).toHaveFocus());
  });

  it("stays inside the page when a redirect follows", async () => {
    await open();
    await follow("Claims");
    await userEvent.click(await screen.findByRole("button", { name: "All claims" }));
    await screen.findByRole("heading", { name: "Every claim" });
    expect(screen.getByRole("button", { name: "All claims" })).toHaveFocus();
  });

  it("goes to the page when a redirect comes from outside of it", async () => {
    await open();
    await follow("Claims");
    await follow("Home");
    await screen.findByRole("heading", { name: "Every claim" });
    expect(screen.getByRole("main")).toHaveFocus();
  });
});
