import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { renderUi } from "../testing";
import { Form, FormActions } from "./form";
import { FormField } from "./form-field";
import { StateSelect } from "./inputs";
import type { RecordOption } from "./record-select";
import { fieldPath, sortServerErrors } from "./server-errors";
import { useForm } from "./use-form";

const schema = z.object({
  name: z.string().check(z.minLength(1, "Enter a name")),
  email: z.string().check(z.minLength(1, "Enter an address")),
});

type Values = {
  name: string;
  email: string;
  rate_cents: number | null;
  earliest_local: string | null;
  password: string;
  customer_id: RecordOption | null;
};

function Example({ onSubmit, values = {} }: { onSubmit: (values: Values) => unknown; values?: Partial<Values> }) {
  const form = useForm<Values>({
    initialValues: {
      name: "",
      email: "",
      rate_cents: null,
      earliest_local: null,
      password: "",
      customer_id: null,
      ...values,
    },
    schema,
  });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormField name="name" label="Name" required />
      <FormField name="email" label="Email" type="email" />
      <FormField name="rate_cents" label="Line haul" type="money" />
      <FormField name="earliest_local" label="Appointment" type="datetime" zone="America/Chicago" />
      <FormField name="password" label="Password" type="password" />
      <FormField
        name="customer_id"
        label="Customer"
        type="record"
        search={(query) =>
          Promise.resolve([{ id: "c1", label: "Prairie Foods" }].filter((one) => one.label.includes(query)))
        }
        onCreate={(label) => Promise.resolve({ id: "new", label })}
        createLabel="Add customer"
      />
      <FormActions submitLabel="Save" />
    </Form>
  );
}

const filled = { name: "Dana", email: "dana@ironwood.example" };

function Cancellation() {
  const form = useForm({ initialValues: { reason: "" } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <FormActions submitLabel="Cancel load" isDestructive onCancel={() => undefined} cancelLabel="Go back" />
    </Form>
  );
}

describe("Form", () => {
  it("marks only the button that takes something away", () => {
    renderUi(<Cancellation />);
    const colorOf = (name: string) => screen.getByRole("button", { name }).style.getPropertyValue("--button-bg");
    expect(colorOf("Cancel load")).toContain("red");
    expect(colorOf("Go back")).not.toContain("red");
  });

  it("marks what is missing and focuses the first of it", async () => {
    const onSubmit = vi.fn();
    renderUi(<Example onSubmit={onSubmit} values={{ email: "x" }} />);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(onSubmit).not.toHaveBeenCalled();
    const name = screen.getByRole("textbox", { name: "Name" });
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription("Enter a name");
  });

  it("takes a day with its time, and keeps the time when another day is typed", async () => {
    const onSubmit = vi.fn();
    renderUi(<Example onSubmit={onSubmit} values={filled} />);
    const date = screen.getByRole("textbox", { name: "Date" });
    await userEvent.type(date, "11/24/2026 0830");
    await userEvent.tab();
    expect(screen.getByRole("textbox", { name: /^Time/ })).toHaveValue("08:30");
    await userEvent.clear(date);
    await userEvent.type(date, "11/25/2026");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ earliest_local: "2026-11-25T08:30" }));
  });

  it("saves on Ctrl+Enter", async () => {
    const onSubmit = vi.fn();
    renderUi(<Example onSubmit={onSubmit} values={filled} />);
    await userEvent.click(screen.getByRole("textbox", { name: "Email" }));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(filled));
  });

  it("puts a refusal's fields under their fields, the rest above, and keeps what was typed", async () => {
    const refusal = Object.assign(new Error("Some fields need another look."), {
      status: 422,
      code: "validation_failed",
      requestId: "r-9",
      fields: [
        { path: "email", message: "Already in use" },
        { path: "scac", message: "Unknown SCAC." },
      ],
    });
    renderUi(<Example onSubmit={() => Promise.reject(refusal)} values={filled} />);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    const email = screen.getByRole("textbox", { name: "Email" });
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription("Already in use");
    expect(email).toHaveValue(filled.email);
    expect(screen.getByRole("alert")).toHaveTextContent("Unknown SCAC.Request r-9");
  });

  it("opens a select with the arrow keys at what is chosen, and keeps it when it is chosen again", async () => {
    const onChange = vi.fn();
    renderUi(<StateSelect label="State" value="OH" onChange={onChange} />);
    expect(screen.queryByRole("option", { hidden: true })).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard("{Escape}{ArrowDown}{Enter}");
    expect(screen.getByRole("combobox", { name: "State" })).toHaveValue("OH · Ohio");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(onChange.mock.calls.map(([state]) => state as unknown)).toEqual(["OK"]);
  });

  it("shows and hides a password", async () => {
    renderUi(<Example onSubmit={vi.fn()} values={{ password: "open road" }} />);
    const input = screen.getByLabelText("Password");
    expect(input).toHaveAttribute("type", "password");
    await userEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect(input).toHaveAttribute("type", "text");
    expect(screen.getByRole("button", { name: "Hide password" })).toBeInTheDocument();
  });

  it("keeps money in cents and refuses nonsense when the field is left", async () => {
    const onSubmit = vi.fn();
    renderUi(<Example onSubmit={onSubmit} values={filled} />);
    const input = screen.getByRole("textbox", { name: "Line haul" });
    await userEvent.type(input, "1,250.5");
    await userEvent.tab();
    expect(input).toHaveValue("1,250.50");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ rate_cents: 125050 }));
    await userEvent.clear(input);
    await userEvent.type(input, "a lot");
    await userEvent.tab();
    expect(input).toHaveAccessibleDescription("Enter an amount such as 1,250.00");
  });

  it("reads a dispatcher's time on the place's wall clock", async () => {
    const onSubmit = vi.fn();
    renderUi(<Example onSubmit={onSubmit} values={{ ...filled, earliest_local: "2026-11-23T08:00" }} />);
    const time = screen.getByRole("textbox", { name: "Time, CST" });
    await userEvent.clear(time);
    await userEvent.type(time, "230p");
    await userEvent.tab();
    expect(time).toHaveValue("14:30");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ earliest_local: "2026-11-23T14:30" }));
  });

  it("points out a time that the clock change skips", () => {
    renderUi(<Example onSubmit={vi.fn()} values={{ earliest_local: "2026-03-08T02:30" }} />);
    expect(screen.getByText("This time does not exist on that day: clocks go forward.")).toBeInTheDocument();
  });

  it("chooses a record and creates one on the spot", async () => {
    const onSubmit = vi.fn();
    renderUi(<Example onSubmit={onSubmit} values={filled} />);
    const box = screen.getByRole("combobox", { name: "Customer" });
    await userEvent.click(box);
    await userEvent.click(await screen.findByRole("option", { name: "Prairie Foods" }));
    expect(box).toHaveValue("Prairie Foods");
    await userEvent.clear(box);
    await userEvent.type(box, "Red River");
    await userEvent.click(await screen.findByRole("option", { name: "Add customer “Red River”" }));
    await waitFor(() => expect(box).toHaveValue("Red River"));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ customer_id: { id: "new", label: "Red River" } }));
  });
});

describe("server errors", () => {
  it.each([
    ["stops[0].facility_id", "stops.0.facility_id"],
    ["/stops/0/facility_id", "stops.0.facility_id"],
    ["$.name", "name"],
    ["name", "name"],
  ])("%s names the field %s", (path, field) => {
    expect(fieldPath(path)).toBe(field);
  });

  it("gives no request to look up where the fields say it all", () => {
    const fields = [{ path: "email", message: "Already in use" }];
    const refusal = Object.assign(new Error("A field needs your attention."), {
      status: 422,
      code: "validation_failed",
      requestId: "r-9",
      fields,
    });
    expect(sortServerErrors(refusal, () => true)).toEqual({
      fields: { email: "Already in use" },
      message: null,
      requestId: null,
    });
  });

  it("shows what is no answer of the API by its message", () => {
    expect(sortServerErrors(new Error("Network Error"), () => true)).toEqual({
      fields: {},
      message: "Network Error",
      requestId: null,
    });
  });
});
