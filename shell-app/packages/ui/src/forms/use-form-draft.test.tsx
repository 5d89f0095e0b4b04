import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { renderUi } from "../testing";
import { DraftNotice } from "./draft-notice";
import { Form, FormActions } from "./form";
import { FormField } from "./form-field";
import { useForm } from "./use-form";
import { useFormDraft } from "./use-form-draft";

const empty = { commodity: "", notes: "" };
const schema = z.object({ commodity: z.string(), notes: z.string() });

function Example({ userId = "u-1", copyOf }: { userId?: string; copyOf?: typeof empty }) {
  const form = useForm({ initialValues: copyOf ?? empty });
  const draft = useFormDraft(form, {
    name: "load",
    userId,
    empty,
    parse: (stored) => schema.safeParse(stored).data ?? null,
    isPrefilled: copyOf !== undefined,
  });
  return (
    <>
      <DraftNotice draft={draft} />
      <Form key={draft.round} form={form} onSubmit={draft.finish} keepsDraft>
        <FormField name="commodity" label="Commodity" />
        <FormField name="notes" label="Notes" />
        <FormActions submitLabel="Book" />
      </Form>
    </>
  );
}

const KEY = "haul.draft.u-1.load";
const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? "null");
const commodity = () => screen.getByRole("textbox", { name: "Commodity" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const notice = () => screen.getByRole("status");

/** Types and leaves, as with a menu click, a reload or a closed tab. */
async function typeAndLeave(text: string, userId = "u-1") {
  const { unmount } = renderUi(<Example userId={userId} />);
  await userEvent.type(commodity(), text);
  unmount();
}

afterEach(() => localStorage.clear());

describe("a form's draft", () => {
  it("brings back what was typed, and says so", async () => {
    await typeAndLeave("Boxed beef");
    renderUi(<Example />);
    expect(commodity()).toHaveValue("Boxed beef");
    expect(notice()).toHaveTextContent("Restored what you had entered");
  });

  it("shows nothing for an untouched form", () => {
    renderUi(<Example />);
    expect(notice()).toBeEmptyDOMElement();
    expect(stored()).toBeNull();
  });

  it("starts over, and takes that back until something else is typed", async () => {
    await typeAndLeave("Boxed beef");
    renderUi(<Example />);
    await press("Start over");
    expect(commodity()).toHaveValue("");
    expect(stored()).toBeNull();
    await press("Undo");
    expect(commodity()).toHaveValue("Boxed beef");
    expect(stored()).toMatchObject({ commodity: "Boxed beef" });
    await press("Start over");
    await userEvent.type(commodity(), "Paper");
    expect(notice()).toBeEmptyDOMElement();
    expect(stored()).toMatchObject({ commodity: "Paper" });
  });

  it("is gone once the form is saved, and when everything is deleted again", async () => {
    await typeAndLeave("B");
    const { unmount } = renderUi(<Example />);
    await userEvent.clear(commodity());
    expect(stored()).toBeNull();
    await userEvent.type(commodity(), "Paper");
    await press("Book");
    expect(stored()).toBeNull();
    unmount();
    renderUi(<Example />);
    expect(commodity()).toHaveValue("");
  });

  it("is one person's own", async () => {
    await typeAndLeave("Boxed beef", "u-2");
    renderUi(<Example />);
    expect(commodity()).toHaveValue("");
  });

  it("leaves a form alone that shows a copy, and is left alone by it", async () => {
    await typeAndLeave("Boxed beef");
    renderUi(<Example copyOf={{ commodity: "Paper", notes: "" }} />);
    expect(commodity()).toHaveValue("Paper");
    expect(notice()).toBeEmptyDOMElement();
    await userEvent.type(commodity(), " rolls");
    await press("Book");
    expect(stored()).toMatchObject({ commodity: "Boxed beef" });
  });

  it.each(["{", "null", '{"commodity":7}'])("takes %s for no draft", (text) => {
    localStorage.setItem(KEY, text);
    renderUi(<Example />);
    expect(commodity()).toHaveValue("");
    expect(notice()).toBeEmptyDOMElement();
  });

  it("works without a draft if the browser stores nothing", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    renderUi(<Example />);
    await userEvent.type(commodity(), "Beef");
    expect(commodity()).toHaveValue("Beef");
  });
});
