import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderUi } from "../testing";
import { DateInput } from "./inputs";

const day = () => screen.getByRole("textbox", { name: "Issued" });
const calendar = () => screen.queryByRole("button", { name: "Next month" });

describe("the calendar of a date", () => {
  it("opens with the focus", async () => {
    renderUi(<DateInput label="Issued" value={null} onChange={() => undefined} />);
    await userEvent.tab();
    expect(day()).toHaveFocus();
    expect(calendar()).toBeInTheDocument();
  });

  it("waits for a click where a dialog opens on the field", async () => {
    renderUi(<DateInput label="Issued" value={null} onChange={() => undefined} autoFocus />);
    expect(day()).toHaveFocus();
    expect(calendar()).not.toBeInTheDocument();
    await userEvent.click(day());
    expect(calendar()).toBeInTheDocument();
  });

  it("leaves with Tab for the next field, also where it can be cleared", async () => {
    renderUi(
      <>
        <DateInput label="Issued" value="2024-11-02" onChange={() => undefined} clearable />
        <button type="button">Next</button>
      </>,
    );
    await userEvent.click(day());
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
  });

  it("waits for a key where a dialog opens on the field", async () => {
    renderUi(<DateInput label="Issued" value={null} onChange={() => undefined} autoFocus />);
    await userEvent.keyboard("1");
    expect(calendar()).toBeInTheDocument();
  });
});
