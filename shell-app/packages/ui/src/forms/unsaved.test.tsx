import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { Drawer, Modal, UiLink, UiNavigationProvider } from "../core";
import { renderUi } from "../testing";
import { Form, FormActions } from "./form";
import { FormField } from "./form-field";
import { hasUnsavedForms } from "./unsaved";
import { useForm } from "./use-form";

interface ExampleProps {
  onSubmit?: () => unknown;
  onCancel?: () => void;
  keepsDraft?: boolean;
  hasPassword?: boolean;
}

function Example({ onSubmit = () => undefined, onCancel, keepsDraft = false, hasPassword = false }: ExampleProps) {
  const form = useForm({ initialValues: { name: "", password: "" } });
  return (
    <Form form={form} onSubmit={onSubmit} keepsDraft={keepsDraft}>
      <FormField name="name" label="Name" />
      {hasPassword && <FormField name="password" type="password" label="Password" />}
      <FormActions submitLabel="Save" {...(onCancel ? { onCancel } : {})} />
    </Form>
  );
}

type Overlay = (props: { opened: boolean; onClose: () => void; title: string; children: ReactNode }) => ReactNode;

function Opened({ overlay: Overlay, onClosed }: { overlay: Overlay; onClosed: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    onClosed();
    setOpen(false);
  };
  return (
    <Overlay opened={isOpen} onClose={close} title="Edit stop">
      <Example onCancel={close} />
    </Overlay>
  );
}

const OVERLAYS: [string, Overlay][] = [
  ["dialog", (props) => <Modal {...props} closeButtonProps={{ "aria-label": "Close" }} />],
  ["drawer", (props) => <Drawer {...props} closeButtonProps={{ "aria-label": "Close" }} />],
];

const WAYS: [string, () => Promise<unknown>][] = [
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["its cross", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
  ["a click beside it", () => userEvent.click(backdrop())],
];

function backdrop(): Element {
  const element = document.querySelector(".mantine-Modal-overlay, .mantine-Drawer-overlay");
  if (!element) throw new Error("Nothing is behind the dialog.");
  return element;
}

const type = (text: string) => userEvent.type(screen.getByRole("textbox", { name: "Name" }), text);
const asked = () => screen.findByRole("dialog", { name: "Leave without saving?" });
const answer = async (name: string) => userEvent.click(within(await asked()).getByRole("button", { name }));
const isAsked = () => screen.queryByRole("dialog", { name: "Leave without saving?" }) !== null;

const cases = OVERLAYS.flatMap(([kind, overlay]) => WAYS.map(([way, go]) => ({ kind, way, overlay, go })));

describe("a form in a dialog or drawer", () => {
  it.each(cases)("asks before $way closes a $kind with changes in it", async ({ overlay, go }) => {
    const onClosed = vi.fn();
    renderUi(<Opened overlay={overlay} onClosed={onClosed} />);
    await type("Lakeside Foods");
    await go();
    await answer("Keep editing");
    await waitFor(() => expect(isAsked()).toBe(false));
    expect(onClosed).not.toHaveBeenCalled();
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Lakeside Foods");
    screen.getByRole("textbox", { name: "Name" }).focus();
    await go();
    await answer("Leave");
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  });

  it.each(cases)("closes a $kind without changes at once by $way", async ({ overlay, go }) => {
    const onClosed = vi.fn();
    renderUi(<Opened overlay={overlay} onClosed={onClosed} />);
    await type("L{Backspace}");
    await go();
    expect(onClosed).toHaveBeenCalledOnce();
    expect(isAsked()).toBe(false);
  });

  it("closes only the question on Escape", async () => {
    const onClosed = vi.fn();
    renderUi(<Opened overlay={Modal} onClosed={onClosed} />);
    await type("Lakeside");
    await userEvent.keyboard("{Escape}");
    await asked();
    await waitFor(() => expect(screen.getByRole("button", { name: "Keep editing" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(isAsked()).toBe(false));
    expect(onClosed).not.toHaveBeenCalled();
  });

  it("takes Cancel at its word", async () => {
    const onClosed = vi.fn();
    renderUi(<Opened overlay={Modal} onClosed={onClosed} />);
    await type("Lakeside");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(onClosed).toHaveBeenCalledOnce();
    expect(isAsked()).toBe(false);
  });
});

describe("a form on a page", () => {
  function Page({ navigate, ...props }: ExampleProps & { navigate: (href: string) => void }) {
    return (
      <UiNavigationProvider navigate={navigate}>
        <UiLink href="/apps/loads">Loads</UiLink>
        <UiLink href="/apps/files/1" download>
          File
        </UiLink>
        <Example {...props} />
      </UiNavigationProvider>
    );
  }
  const follow = (name: string) => userEvent.click(screen.getByRole("link", { name }));

  it("asks before a link of the menu leaves it", async () => {
    const navigate = vi.fn();
    renderUi(<Page navigate={navigate} />);
    await type("Lakeside");
    await follow("Loads");
    await answer("Keep editing");
    expect(navigate).not.toHaveBeenCalled();
    await follow("Loads");
    await answer("Leave");
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith("/apps/loads"));
  });

  it.each<[string, ExampleProps]>([
    ["keeps a draft", { keepsDraft: true }],
    ["asks for a password", { hasPassword: true }],
  ])("asks nothing when it %s", async (_, props) => {
    const navigate = vi.fn();
    renderUi(<Page navigate={navigate} {...props} />);
    await type("Lakeside");
    expect(hasUnsavedForms()).toBe(false);
    await follow("Loads");
    expect(navigate).toHaveBeenCalledOnce();
  });

  it("asks nothing once it is saved, until something changes again", async () => {
    const navigate = vi.fn();
    renderUi(<Page navigate={navigate} />);
    await type("Lakeside");
    expect(hasUnsavedForms()).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(hasUnsavedForms()).toBe(false));
    await type(" Foods");
    expect(hasUnsavedForms()).toBe(true);
  });

  it("may leave by itself while it is being saved", async () => {
    let wasUnsaved = true;
    renderUi(
      <Page
        navigate={vi.fn()}
        onSubmit={async () => {
          await new Promise((resolve) => setTimeout(resolve));
          wasUnsaved = hasUnsavedForms();
        }}
      />,
    );
    await type("Lakeside");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(wasUnsaved).toBe(false));
  });

  it("has the browser ask before the tab is closed, only while something would be lost", async () => {
    const closeTab = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));
    const { unmount } = renderUi(<Example />);
    expect(closeTab()).toBe(false);
    await type("Lakeside");
    expect(closeTab()).toBe(true);
    await userEvent.clear(screen.getByRole("textbox", { name: "Name" }));
    expect(closeTab()).toBe(false);
    await type("Lakeside");
    unmount();
    expect(closeTab()).toBe(false);
  });
});
