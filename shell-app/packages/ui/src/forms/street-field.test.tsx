import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderUi } from "../testing";
import { AddressFields } from "./address-fields";
import { addressValues } from "./address-values";
import { Form } from "./form";
import { useForm } from "./use-form";

function Example() {
  const form = useForm({ initialValues: { address: addressValues() } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <AddressFields name="address" />
    </Form>
  );
}

const field = (name: string) => screen.getByRole("textbox", { name });

describe("the street of an address", () => {
  it("gives the rest of a pasted address to the other fields", async () => {
    renderUi(<Example />);
    await userEvent.click(field("Street"));
    await userEvent.paste("1200 W 7th Ave, Amarillo, TX 79101");
    await userEvent.tab();
    expect(field("Street")).toHaveValue("1200 W 7th Ave");
    expect(field("City")).toHaveValue("Amarillo");
    expect(screen.getByRole("combobox", { name: "State" })).toHaveValue("TX · Texas");
    expect(field("ZIP")).toHaveValue("79101");
  });

  it("keeps a street, and what the other fields say", async () => {
    renderUi(<Example />);
    await userEvent.type(field("City"), "Denver");
    await userEvent.type(field("Street"), "4400 Mill Rd, Dock 3");
    await userEvent.tab();
    expect(field("Street")).toHaveValue("4400 Mill Rd, Dock 3");
    expect(field("City")).toHaveValue("Denver");
  });
});
