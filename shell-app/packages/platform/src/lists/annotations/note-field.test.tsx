import "@testing-library/jest-dom/vitest";
import { useState } from "react";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { mock } from "@haul/api/mocks";
import { mockServer } from "@haul/testing/mock-server";
import { UiProvider } from "@haul/ui/core";
import { NoteField, type NoteText } from "./note-field";

const JOSE = { id: "01930000-0000-7000-8000-0000000000d2", full_name: "José Ortega" };

// The server ignores accents.
const { sent } = mockServer(() => [
  mock("get", "/api/colleagues", ({ query }) => ({
    items: "jose ortega".includes(query.get("q") ?? "") ? [JOSE] : [],
  })),
]);

function Note() {
  const [value, setValue] = useState<NoteText>({ text: "", people: [] });
  return (
    <UiProvider env="test">
      <NoteField label="Note" value={value} onChange={setValue} />
    </UiProvider>
  );
}

it("offers a colleague whom the server found by a name without accents", async () => {
  render(<Note />);
  const field = screen.getByLabelText("Note");
  await userEvent.type(field, "@jose");
  await userEvent.click(await screen.findByRole("option", { name: "José Ortega" }));
  expect(field).toHaveValue("@José Ortega ");
});

it("offers nobody anymore once what is typed fits nobody", async () => {
  render(<Note />);
  await userEvent.type(screen.getByLabelText("Note"), "@jos");
  expect(await screen.findByRole("option", { name: "José Ortega" })).toBeInTheDocument();
  await userEvent.keyboard("x");
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
  await waitFor(() => expect(sent("GET", /colleagues$/).at(-1)?.query["q"]).toBe("josx"));
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
});
