import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderUi } from "../testing";
import { FoldedSection } from "./folded-section";
import { Form, FormActions } from "./form";
import { FormField } from "./form-field";
import { sortServerErrors } from "./server-errors";
import { useForm } from "./use-form";

interface Complaint {
  path: string;
  message: string;
}

/** A refusal as the API words it: one complaint is the message itself, several are counted. */
const invalid = (...fields: Complaint[]) =>
  refusal({
    code: "validation_failed",
    message: fields.length === 1 ? (fields[0]?.message ?? "") : `${fields.length} fields need your attention.`,
    fields,
  });

function refusal({ message, ...facts }: { code: string; message: string; fields: Complaint[] }) {
  return Object.assign(new Error(message), { status: 422, requestId: "r-9", ...facts });
}

const WAYS = [
  { value: "call", label: "By phone" },
  { value: "text", label: "By text" },
];

function Example({ refused = new Error("Refused"), earlier }: { refused?: Error; earlier?: Error }) {
  const form = useForm({
    initialValues: { name: "Dana", phone: "", reached_by: "text", is_spam: false, is_silent: false, ticket: "t-1" },
  });
  return (
    <Form form={form} onSubmit={() => Promise.reject(refused)} refusal={earlier}>
      <FormField name="name" label="Name" />
      <FormField name="ticket" type="hidden" />
      <FormField name="reached_by" type="segmented" label="Reached" options={WAYS} />
      <FormField name="is_spam" type="checkbox" label="Spam" />
      <FormField name="is_silent" type="switch" label="Silent" />
      <FoldedSection title="More" holds="" hint="Phone" fields={["phone"]}>
        <FormField name="phone" label="Phone" />
      </FoldedSection>
      <FormActions submitLabel="Save" />
    </Form>
  );
}

async function save(refused: Error) {
  renderUi(<Example refused={refused} />);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
}

const TAKEN = "Another driver has this name.";

describe("a form that the server refuses", () => {
  it("says a field's error once, beside the field", async () => {
    await save(invalid({ path: "name", message: TAKEN }));
    const name = screen.getByRole("textbox", { name: "Name" });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription(TAKEN);
    expect(screen.getAllByText(TAKEN)).toHaveLength(1);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("does not count errors shown beside their fields", async () => {
    await save(invalid({ path: "name", message: TAKEN }, { path: "is_spam", message: "Say yes." }));
    expect(await screen.findByText(TAKEN)).toBeInTheDocument();
    expect(screen.getByText("Say yes.")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("says once at the top what no field shows", async () => {
    const message = "There is no such terminal.";
    await save(invalid({ path: "terminal_id", message }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent(`${message}Request r-9`);
  });

  it("says at the top what a field that is never seen cannot say", async () => {
    await save(invalid({ path: "ticket", message: "The ticket is too old." }));
    expect(await screen.findByRole("alert")).toHaveTextContent("The ticket is too old.");
  });

  it("shows what an earlier attempt was refused with", async () => {
    renderUi(
      <Example earlier={invalid({ path: "name", message: TAKEN }, { path: "terminal_id", message: "Gone." })} />,
    );
    const name = screen.getByRole("textbox", { name: "Name" });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription(TAKEN);
    expect(screen.getByRole("alert")).toHaveTextContent("Gone.");
    expect(screen.getAllByText(TAKEN)).toHaveLength(1);
  });

  it("keeps a message that says more than its fields", async () => {
    const fields = [{ path: "name", message: "Walt Jensen is on leave." }];
    await save(refusal({ code: "assignment_blocked", message: "This assignment is not allowed.", fields }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^This assignment is not allowed\.$/);
    expect(screen.getAllByText("Walt Jensen is on leave.")).toHaveLength(1);
  });

  it("opens a folded section and moves the focus into it", async () => {
    await save(invalid({ path: "phone", message: "Enter ten digits." }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Phone" })).toHaveFocus());
    expect(screen.getByRole("button", { name: "More" })).toHaveAttribute("aria-expanded", "true");
    expect(screen.getAllByText("Enter ten digits.")).toHaveLength(1);
  });

  it.each([
    ["reached_by", "radio", /^By phone/],
    ["is_spam", "checkbox", /^Spam/],
    ["is_silent", "switch", /^Silent/],
  ])("moves the focus to %s as well", async (path, role, name) => {
    await save(invalid({ path, message: "Choose again." }));
    await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());
  });
});

describe("sorting a refusal", () => {
  it("says both errors of one field", () => {
    const error = invalid({ path: "truck_id", message: "Out of service." }, { path: "truck_id", message: "Too old." });
    expect(sortServerErrors(error, () => true)).toEqual({
      fields: { truck_id: "Out of service. Too old." },
      message: null,
      requestId: null,
    });
  });
});
