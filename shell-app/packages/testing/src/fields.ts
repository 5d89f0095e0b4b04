import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

interface FieldOptions {
  /** The part of the page to look for the field in. */
  readonly inside?: HTMLElement;
}

/** The one field of that label, whether it is typed in or chosen from. */
async function fieldOf(label: string | RegExp, { inside = document.body }: FieldOptions): Promise<HTMLElement> {
  const part = within(inside);
  return waitFor(() => {
    // The second role only where it must be: each query walks the whole page.
    const field =
      part.queryAllByRole("textbox", { name: label })[0] ?? part.queryAllByRole("combobox", { name: label })[0];
    if (!field) throw new Error(`There is no field ${label}.`);
    return field;
  });
}

/** Replaces a field's text at once, because the page rerenders with every key. */
export async function fill(label: string | RegExp, text: string, options: FieldOptions = {}): Promise<void> {
  const field = await fieldOf(label, options);
  await userEvent.clear(field);
  await userEvent.click(field);
  if (text !== "") await userEvent.paste(text);
}

/** Opens the select of that label, looks for a text where the server searches, and takes the option. */
export async function choose(
  label: string | RegExp,
  option: string | RegExp,
  { typing, ...options }: FieldOptions & { readonly typing?: string } = {},
): Promise<void> {
  const field = await fieldOf(label, options);
  await userEvent.click(field);
  if (typing !== undefined) {
    await userEvent.clear(field);
    await userEvent.paste(typing);
  }
  // The list hangs at the end of the page.
  await userEvent.click(await screen.findByRole("option", { name: option }));
}
