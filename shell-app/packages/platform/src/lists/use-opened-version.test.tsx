import "@testing-library/jest-dom/vitest";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "@haul/api";
import { UiProvider } from "@haul/ui/core";
import { Form, FormActions, FormField } from "@haul/ui/forms";
import { useLiveForm } from "./use-opened-version";

interface Profile {
  name: string;
  version: number;
}

const valuesOf = ({ name }: Profile) => ({ name });

const stale = () =>
  new ApiError({ status: 409, code: "version_stale", message: "Someone else changed this in the meantime." });

function ProfileForm({
  profile,
  send,
}: {
  profile: Profile;
  send: (name: string, version: number) => Promise<Profile>;
}) {
  const { form, saving } = useLiveForm(profile, valuesOf);
  return (
    <Form form={form} onSubmit={({ name }) => saving((version) => send(name, version))}>
      <FormField name="name" label="Name" />
      {/* A control of one's own is not disabled while the form is saved, as a field is. */}
      <button type="button" onClick={() => form.setFieldValue("name", "Dana Reyes")}>
        Use the legal name
      </button>
      <FormActions submitLabel="Save" />
    </Form>
  );
}

function show(send: (name: string, version: number) => Promise<Profile>) {
  const client = new QueryClient();
  const page = (profile: Profile) => (
    <QueryClientProvider client={client}>
      <UiProvider env="test">
        <ProfileForm profile={profile} send={send} />
      </UiProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(page({ name: "Dana", version: 1 }));
  return {
    /** A live update. */
    hear: (profile: Profile) => act(() => rerender(page(profile))),
    field: () => screen.getByRole("textbox", { name: "Name" }),
    save: () => userEvent.click(screen.getByRole("button", { name: "Save" })),
  };
}

describe("a form while others save", () => {
  it("shows what they saved as long as nothing is typed, and saves on that", async () => {
    const send = vi.fn((name: string, version: number) => Promise.resolve({ name, version: version + 1 }));
    const { hear, field, save } = show(send);
    hear({ name: "Dana Reed", version: 2 });
    expect(field()).toHaveValue("Dana Reed");
    await save();
    await waitFor(() => expect(send).toHaveBeenCalledWith("Dana Reed", 2));
  });

  it("keeps what is typed and the version that was read, and goes on top when saved again", async () => {
    const send = vi
      .fn((name: string, version: number) => Promise.resolve({ name, version: version + 1 }))
      .mockRejectedValueOnce(stale());
    const { hear, field, save } = show(send);
    await userEvent.type(field(), " Cole");
    hear({ name: "Dana Reed", version: 2 });
    expect(field()).toHaveValue("Dana Cole");
    await save();
    expect(await screen.findByText("Someone else changed this in the meantime.")).toBeInTheDocument();
    expect(send).toHaveBeenLastCalledWith("Dana Cole", 1);
    await save();
    await waitFor(() => expect(send).toHaveBeenLastCalledWith("Dana Cole", 2));
  });

  it("keeps what is changed while it is saved, for the next time", async () => {
    let answer: (saved: Profile) => void = () => undefined;
    const send = vi.fn((_name: string, _version: number) => new Promise<Profile>((resolve) => (answer = resolve)));
    const { hear, field, save } = show(send);
    await userEvent.type(field(), " Cole");
    await save();
    await userEvent.click(screen.getByRole("button", { name: "Use the legal name" }));
    act(() => answer({ name: "Dana Cole", version: 2 }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).toBeEnabled());
    hear({ name: "Dana Cole", version: 2 });
    expect(field()).toHaveValue("Dana Reyes");
    await save();
    expect(send).toHaveBeenLastCalledWith("Dana Reyes", 2);
  });

  it("shows what others save after it saved", async () => {
    const send = vi.fn((name: string, version: number) => Promise.resolve({ name, version: version + 1 }));
    const { hear, field, save } = show(send);
    await userEvent.type(field(), " Cole");
    await save();
    await waitFor(() => expect(send).toHaveBeenCalledWith("Dana Cole", 1));
    hear({ name: "Dana Cole", version: 2 });
    hear({ name: "Dana Reed", version: 3 });
    expect(field()).toHaveValue("Dana Reed");
  });

  it("goes on from the version that it saved", async () => {
    const send = vi.fn((name: string, version: number) => Promise.resolve({ name, version: version + 1 }));
    const { field, save } = show(send);
    await userEvent.type(field(), " Cole");
    await save();
    await waitFor(() => expect(send).toHaveBeenLastCalledWith("Dana Cole", 1));
    await userEvent.type(field(), "s");
    await save();
    await waitFor(() => expect(send).toHaveBeenLastCalledWith("Dana Coles", 2));
  });
});
