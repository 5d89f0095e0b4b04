import { Component, type ReactNode, Suspense } from "react";
import { describe, expect, it, vi } from "vitest";
import { act, render, screen } from "@testing-library/react";
import { lazyPage, prepareLazyPage, retryFailedLoads } from "./lazy-page";
import { lazyPart } from "./lazy-part";

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const onClick = () => {
      retryFailedLoads();
      this.setState({ hasFailed: false });
    };
    return <button onClick={onClick}>Try again</button>;
  }
}

/** Shows it and lets what it waits for arrive. */
function show(element: ReactNode): Promise<void> {
  return act(() => {
    render(element);
    return Promise.resolve();
  });
}

describe("lazyPage", () => {
  it("loads once, when it is first shown", async () => {
    const load = vi.fn(() => Promise.resolve({ default: () => <p>Drivers</p> }));
    const page = lazyPage(load);
    expect(load).not.toHaveBeenCalled();
    await show(<Suspense>{page}</Suspense>);
    expect(screen.getByText("Drivers")).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("loads before it is shown where that is asked for, and only once", async () => {
    const load = vi.fn(() => Promise.resolve({ default: () => <p>Trailers</p> }));
    const page = lazyPage(load);
    prepareLazyPage(page);
    prepareLazyPage(<p>Not lazy</p>);
    prepareLazyPage(undefined);
    expect(load).toHaveBeenCalledTimes(1);
    await show(<Suspense>{page}</Suspense>);
    expect(screen.getByText("Trailers")).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("loads again when it is shown what failed while it was prepared", async () => {
    const load = vi
      .fn<() => Promise<{ default: () => ReactNode }>>()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValue({ default: () => <p>Tolls</p> });
    const page = lazyPage(load);
    await act(async () => {
      prepareLazyPage(page);
      await Promise.resolve();
    });
    await show(<Suspense>{page}</Suspense>);
    expect(screen.getByText("Tolls")).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("keeps a failure until a person tries again, then loads again", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const load = vi
      .fn<() => Promise<{ default: () => ReactNode }>>()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValue({ default: () => <p>Trucks</p> });
    const page = lazyPage(load);
    await show(
      <Boundary>
        <Suspense>{page}</Suspense>
      </Boundary>,
    );
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => {
      screen.getByRole("button", { name: "Try again" }).click();
      await Promise.resolve();
    });
    expect(await screen.findByText("Trucks")).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe("lazyPart", () => {
  it("leaves the page around it alone while it loads, and is given its properties", async () => {
    const load = () => Promise.resolve({ default: ({ name }: { name: string }) => <p>{name}</p> });
    const Drawer = lazyPart(load);
    render(
      <main>
        Loads
        <Drawer name="Load 104215" />
      </main>,
    );
    expect(screen.getByRole("main").textContent).toBe("Loads");
    expect(await screen.findByText("Load 104215")).toBeTruthy();
  });

  it("fails with its page, and loads again when that is shown again", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const load = vi
      .fn<() => Promise<{ default: () => ReactNode }>>()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValue({ default: () => <p>Load 104215</p> });
    const Drawer = lazyPart(load);
    render(
      <Boundary>
        <Drawer />
      </Boundary>,
    );
    (await screen.findByRole("button", { name: "Try again" })).click();
    expect(await screen.findByText("Load 104215")).toBeTruthy();
  });
});
