import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { renderUi } from "../testing";
import { FoldedSection } from "./folded-section";
import { Form, FormActions } from "./form";
import { FormField } from "./form-field";
import { useForm } from "./use-form";

const schema = z.object({ un_number: z.string().check(z.regex(/^(UN\d{4})?$/, "Enter a number such as UN1203")) });

function Example({ unNumber = "", filled = "UN1202" }) {
  const form = useForm({ initialValues: { un_number: unNumber }, schema });
  const { un_number } = form.values;
  return (
    <Form form={form} onSubmit={() => undefined}>
      <FoldedSection title="Hazmat" holds={un_number} hint="UN number and class" fields={["un_number"]}>
        <FormField name="un_number" label="UN number" />
      </FoldedSection>
      <button type="button" onClick={() => form.setFieldValue("un_number", filled)}>
        Fill in
      </button>
      <FormActions submitLabel="Save" />
    </Form>
  );
}

const header = () => screen.getByRole("button", { name: "Hazmat" });
const input = () => screen.queryByRole("textbox", { name: "UN number" });

describe("a folded section", () => {
  it("says what belongs in it, and opens and closes by keyboard", async () => {
    renderUi(<Example />);
    expect(header()).toHaveAttribute("aria-expanded", "false");
    expect(header()).toHaveAccessibleDescription("UN number and class");
    expect(input()).not.toBeInTheDocument();
    await userEvent.tab();
    expect(header()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(header()).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    expect(input()).toHaveFocus();
    header().focus();
    await userEvent.keyboard(" ");
    expect(input()).not.toBeInTheDocument();
  });

  it("is open where it holds something, says what once folded, and stays open when emptied", async () => {
    renderUi(<Example unNumber="UN1203" />);
    await userEvent.click(header());
    expect(header()).toHaveAccessibleDescription("UN1203");
    await userEvent.click(header());
    await userEvent.clear(screen.getByRole("textbox", { name: "UN number" }));
    expect(input()).toBeInTheDocument();
  });

  it("opens when something fills it", async () => {
    renderUi(<Example />);
    await userEvent.click(screen.getByRole("button", { name: "Fill in" }));
    expect(input()).toHaveValue("UN1202");
  });

  it("opens each time for an error in it, which gets the focus", async () => {
    renderUi(<Example unNumber="1203" />);
    const foldAndSave = async () => {
      await userEvent.click(header());
      expect(input()).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole("button", { name: "Save" }));
    };
    await foldAndSave();
    await waitFor(() => expect(input()).toHaveFocus());
    await foldAndSave();
    await waitFor(() => expect(input()).toHaveFocus());
    expect(input()).toHaveAccessibleDescription("Enter a number such as UN1203");
    await userEvent.click(header());
    expect(header()).toHaveAccessibleDescription("Needs a correction");
  });
});
