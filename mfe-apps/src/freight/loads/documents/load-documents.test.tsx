import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose } from "@haul/testing/fields";
import { aDocument } from "@haul/testing/sample";
import { willBecome } from "../../../mocks/script";
import { testWorld } from "../../../test-world";

const { open, use, sent, bodySent, world, loadOf } = testWorld();

const DELIVERED = "104206";
const CLAIM = /^\/api\/loads\/[^/]+\/documents$/;

const TEXT = { type: "text/plain" };
const dropOf = (...files: File[]) => ({ dataTransfer: { types: ["Files"], files } });
const pod = (bytes = 2_048) => new File(["x".repeat(bytes)], "pod-104206.pdf", { type: "application/pdf" });

async function openDocuments() {
  await open(`/apps/loads/${loadOf(DELIVERED).id}?tab=papers`);
  return within(await screen.findByRole("region", { name: "Documents" }));
}

/** The files that "Upload document" opens; those of missing papers come before it. */
function filesOf(scope: HTMLElement): HTMLInputElement {
  const input = [...scope.querySelectorAll<HTMLInputElement>("input[type=file]")].at(-1);
  if (!input) throw new Error("Nothing here takes files.");
  return input;
}

const uploadDialog = () => screen.findByRole("dialog", { name: "Upload to load 104206" });

/** Chooses files, which open the dialog. */
async function choosePod(...files: File[]) {
  await openDocuments();
  const papers = screen.getByRole("region", { name: "Documents" });
  await within(papers).findByRole("button", { name: "Upload document" });
  await userEvent.upload(filesOf(papers), files.length > 0 ? files : [pod()]);
  return uploadDialog();
}

/** Uploads the paper; a proof of delivery only once its signature is answered. */
async function upload(dialog: HTMLElement, isSigned = "Yes") {
  const answer = within(dialog).queryByRole("radio", { name: isSigned });
  if (answer) await userEvent.click(answer);
  await userEvent.click(within(dialog).getByRole("button", { name: "Upload" }));
}

describe("uploading a paper", () => {
  it("takes a ticket, sends the bytes, and claims them for the load", async () => {
    const dialog = await choosePod();
    expect(within(dialog).getByText("pod-104206.pdf · 2.0 KB")).toBeInTheDocument();
    await upload(dialog);
    expect(await screen.findByRole("button", { name: "Proof of delivery" })).toBeInTheDocument();
    expect(
      sent()
        .filter(({ method }) => method !== "GET")
        .map(({ method, path }) => `${method} ${path}`),
    ).toEqual([
      "POST /api/document_uploads",
      "PUT /blobs/pod-104206.pdf",
      `POST /api/loads/${loadOf(DELIVERED).id}/documents`,
    ]);
    expect(await bodySent("POST", /document_uploads/)).toEqual({
      file_name: "pod-104206.pdf",
      byte_size: 2_048,
      media_type: "application/pdf",
    });
    expect(await bodySent("POST", CLAIM)).toEqual({
      receipt: "receipt of pod-104206.pdf",
      file_name: "pod-104206.pdf",
      kind: "proof_of_delivery",
      is_signed: true,
    });
  });

  it("brings the load up to date: the paper is listed and no longer missed", async () => {
    willBecome(loadOf(DELIVERED), { billing_blockers: [] });
    const dialog = await choosePod();
    expect(screen.getByText("The proof of delivery is missing.")).toBeInTheDocument();
    await upload(dialog);
    const panel = within(await screen.findByRole("region", { name: "Documents" }));
    expect(await panel.findByRole("button", { name: "Proof of delivery" })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText("The proof of delivery is missing.")).not.toBeInTheDocument());
  });

  it("goes with its stop, kind and note", async () => {
    const dialog = await choosePod();
    await choose("Kind", "Lumper receipt", { inside: dialog });
    await choose("Stop", "Delivery: Riverport Cross Dock", { inside: dialog });
    await upload(dialog);
    await waitFor(async () =>
      expect(await bodySent("POST", CLAIM)).toMatchObject({
        kind: "lumper_receipt",
        stop_id: loadOf(DELIVERED).stops[1]?.id,
      }),
    );
  });

  it("is offered for the one that billing waits for", async () => {
    await openDocuments();
    const missing = await screen.findByRole("list", { name: "Missing documents" });
    expect(missing).toHaveTextContent("Proof of delivery");
    // What billing waits for, on top of the page, asks for it already.
    expect(screen.getAllByRole("button", { name: /^Ask .* for the POD$/ })).toHaveLength(1);
    expect(within(missing).queryByRole("button", { name: /^Ask/ })).not.toBeInTheDocument();
    await within(missing).findByRole("button", { name: "Upload proof of delivery" });
    await userEvent.upload(filesOf(missing), new File(["x"], "scan.pdf", { type: "application/pdf" }));
    const kind = within(await uploadDialog()).getByRole("combobox", { name: "Kind" });
    expect(kind).toHaveValue("Proof of delivery");
  });

  it("opens the files first, and nothing else when none is chosen", async () => {
    const panel = await openDocuments();
    const papers = screen.getByRole("region", { name: "Documents" });
    const button = await panel.findByRole("button", { name: "Upload document" });
    let opened = 0;
    filesOf(papers).addEventListener("click", () => (opened += 1));
    await userEvent.click(button);
    expect(opened).toBe(1);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("takes the same file again after it was canceled", async () => {
    const dialog = await choosePod();
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(filesOf(screen.getByRole("region", { name: "Documents" })).files).toHaveLength(0);
  });

  it("refuses a file of another kind before it is sent", async () => {
    await openDocuments();
    fireEvent.drop(screen.getByRole("region", { name: "Documents" }), dropOf(new File(["x"], "notes.txt", TEXT)));
    const dialog = await uploadDialog();
    await upload(dialog);
    expect(await within(dialog).findByText(/^Only PDF, JPEG/)).toBeInTheDocument();
    expect(sent("POST")).toEqual([]);
  });

  it("refuses a file that the server would not take, before it is sent", async () => {
    const large = pod();
    Object.defineProperty(large, "size", { value: 26 * 1024 * 1024 });
    const dialog = await choosePod(large);
    await upload(dialog);
    expect(await within(dialog).findByText("The file is larger than 25 MB")).toBeInTheDocument();
    expect(sent("POST")).toEqual([]);
  });

  it("says why the bytes were refused", async () => {
    use(
      http.put("*/blobs/:ticket", () =>
        HttpResponse.json(
          { code: "media_type_mismatch", message: "The file is no PDF.", status: 415, request_id: "r-3" },
          { status: 415, headers: { "content-type": "application/problem+json" } },
        ),
      ),
    );
    const dialog = await choosePod();
    await upload(dialog);
    const alert = await within(dialog).findByRole("alert");
    expect(alert).toHaveTextContent("The file is no PDF.");
    expect(alert).toHaveTextContent("Request r-3");
    expect(sent("POST", CLAIM)).toEqual([]);
  });

  it("claims the same upload again when an answer was lost, and sends it again when it expired", async () => {
    const refusals = [
      Response.error(),
      mockProblem(422, { code: "receipt_invalid", message: "Upload the file again." }),
    ];
    use(mock("post", "/api/loads/{load_id}/documents", () => refusals.shift() ?? mockProblem(409)));
    const dialog = await choosePod();
    await upload(dialog);
    expect(await within(dialog).findByRole("alert")).toBeInTheDocument();
    await upload(dialog);
    expect(await within(dialog).findByText("Upload the file again.")).toBeInTheDocument();
    const claims = await Promise.all(sent("POST", CLAIM).map((one) => one.body()));
    expect(claims[1]).toEqual(claims[0]);
    expect(sent("PUT")).toHaveLength(1);
    await upload(dialog);
    await waitFor(() => expect(sent("PUT")).toHaveLength(2));
  });
});

describe("versions of the rate confirmation", () => {
  it("are photos of one version when they are sent together", async () => {
    let revision = 1;
    use(
      mock("post", "/api/loads/{load_id}/documents", ({ body }) => {
        revision = body.revision ?? revision + 1;
        return aDocument({ kind: body.kind, revision });
      }),
    );
    const photo = (name: string) => new File(["x"], name, { type: "image/jpeg" });
    const dialog = await choosePod(photo("ratecon 1.jpg"), photo("ratecon 2.jpg"));
    await userEvent.click(within(dialog).getByRole("button", { name: "Upload 2 documents" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const claims = await Promise.all(sent("POST", CLAIM).map((one) => one.body() as Promise<{ revision?: number }>));
    expect(claims.map((claim) => claim.revision)).toEqual([undefined, 2]);
  });

  it("can all be opened, and their pages are told", async () => {
    const load_id = loadOf(DELIVERED).id;
    world().documents.add(aDocument({ load_id, revision: 1, is_superseded: true, page_count: 2 }));
    world().documents.add(aDocument({ load_id, revision: 2, page_count: 1 }));
    const panel = await openDocuments();
    await userEvent.click(await panel.findByRole("button", { name: "Rate confirmation v1" }));
    const title = "Rate confirmation v1, superseded, 2 pages";
    expect(await screen.findByRole("dialog", { name: title })).toBeInTheDocument();
  });
});

describe("several papers at once", () => {
  const ratecon = () => new File(["x"], "ratecon.pdf", { type: "application/pdf" });
  const part = (dialog: HTMLElement, name: string) => within(within(dialog).getByRole("group", { name }));

  it("have each its kind, and go one after the other", async () => {
    loadOf(DELIVERED).is_rate_confirmation_present = false;
    const dialog = await choosePod(pod(), ratecon());
    expect(part(dialog, "pod-104206.pdf").getByRole("combobox", { name: "Kind" })).toHaveValue("Proof of delivery");
    const second = part(dialog, "ratecon.pdf");
    expect(second.getByRole("combobox", { name: "Kind" })).toHaveValue("Rate confirmation");
    expect(second.queryByRole("radiogroup", { name: "Is it signed?" })).not.toBeInTheDocument();
    await userEvent.click(part(dialog, "pod-104206.pdf").getByRole("radio", { name: "Yes" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Upload 2 documents" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const claims = await Promise.all(sent("POST", CLAIM).map((one) => one.body()));
    expect(claims).toMatchObject([
      { kind: "proof_of_delivery", is_signed: true, file_name: "pod-104206.pdf" },
      { kind: "rate_confirmation", file_name: "ratecon.pdf" },
    ]);
  });

  it("ask for the signature of each proof of delivery", async () => {
    const dialog = await choosePod(ratecon(), pod());
    await userEvent.click(within(dialog).getByRole("button", { name: "Upload 2 documents" }));
    expect(await part(dialog, "pod-104206.pdf").findByText("Say whether it is signed")).toBeInTheDocument();
    expect(sent("POST")).toEqual([]);
  });

  it("stay in the dialog from the one that is refused; the ones before are not sent again", async () => {
    const dialog = await choosePod(ratecon(), pod());
    const refusal = { code: "media_type_mismatch", message: "The file is no PDF.", status: 415, request_id: "r-3" };
    use(http.put("*/blobs/pod-104206.pdf", () => HttpResponse.json(refusal, { status: 415 }), { once: true }));
    await userEvent.click(part(dialog, "pod-104206.pdf").getByRole("radio", { name: "No" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Upload 2 documents" }));
    expect(await within(dialog).findByText("The file is no PDF.")).toBeInTheDocument();
    expect(within(dialog).queryByRole("group", { name: "ratecon.pdf" })).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole("button", { name: "Upload" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent("POST", CLAIM)).toHaveLength(2);
    expect(sent("PUT").map(({ path }) => path)).toEqual([
      "/blobs/ratecon.pdf",
      "/blobs/pod-104206.pdf",
      "/blobs/pod-104206.pdf",
    ]);
  });

  it("are added and removed in the dialog", async () => {
    const dialog = await choosePod();
    await userEvent.upload(filesOf(dialog), ratecon());
    expect(within(dialog).getAllByRole("group", { name: /\.pdf$/ })).toHaveLength(2);
    await userEvent.click(within(dialog).getByRole("button", { name: "Remove pod-104206.pdf" }));
    expect(within(dialog).queryByRole("group", { name: "pod-104206.pdf" })).not.toBeInTheDocument();
    expect(within(dialog).queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
    expect(part(dialog, "ratecon.pdf").getByRole("combobox", { name: "Kind" })).toHaveValue("Rate confirmation");
  });
});

describe("files dropped on the load", () => {
  const HINT = "Drop files to upload them to load 104206";

  it("open the dialog on the papers' tab, wherever on the page they were dropped", async () => {
    const { address } = await open(`/apps/loads/${loadOf(DELIVERED).id}`);
    const facts = await screen.findByRole("region", { name: "Load" });
    fireEvent.dragEnter(facts, dropOf(pod()));
    expect(screen.getByText(HINT)).toBeInTheDocument();
    fireEvent.drop(facts, dropOf(pod()));
    expect(screen.queryByText(HINT)).not.toBeInTheDocument();
    expect(await uploadDialog()).toHaveTextContent("pod-104206.pdf");
    await waitFor(() => expect(address()).toMatch(/tab=papers$/));
  });

  it("are added to the dialog that is open", async () => {
    const dialog = await choosePod();
    fireEvent.drop(within(dialog).getByRole("group", { name: "pod-104206.pdf" }), dropOf(pod(), pod()));
    expect(await within(dialog).findByRole("button", { name: "Upload 3 documents" })).toBeInTheDocument();
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
  });

  it("are taken from those who may upload; text that is dragged is no file", async () => {
    await open(`/apps/loads/${loadOf(DELIVERED).id}`);
    const facts = await screen.findByRole("region", { name: "Load" });
    fireEvent.dragEnter(facts, { dataTransfer: { types: ["text/plain"], files: [] } });
    expect(screen.queryByText(HINT)).not.toBeInTheDocument();
  });

  it("are left to the browser without the permission", async () => {
    await open(`/apps/loads/${loadOf(DELIVERED).id}`, ["loads:read", "documents:read"]);
    const facts = await screen.findByRole("region", { name: "Load" });
    expect(fireEvent.drop(facts, dropOf(pod()))).toBe(true);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("the papers of a load", () => {
  it("open in a dialog, with the way to a tab and to a file", async () => {
    Object.defineProperty(navigator, "pdfViewerEnabled", { value: true, configurable: true });
    const panel = await openDocuments();
    await userEvent.click(await panel.findByRole("button", { name: "Rate confirmation" }));
    const dialog = await screen.findByRole("dialog", { name: "Rate confirmation" });
    const [paper] = world().documents.rows.filter(({ load_id }) => load_id === loadOf(DELIVERED).id);
    expect(await within(dialog).findByTitle("Rate confirmation")).toHaveAttribute(
      "src",
      `/blobs/${paper?.id}#navpanes=0`,
    );
    expect(within(dialog).getByRole("link", { name: "Open in a new tab" })).toHaveAttribute(
      "href",
      `/blobs/${paper?.id}`,
    );
    expect(within(dialog).getByRole("link", { name: "Download" })).toHaveAttribute("download");
    expect(await bodySent("POST", /\/open$/)).toEqual({ is_inline: true });
    Reflect.deleteProperty(navigator, "pdfViewerEnabled");
  });

  it("are archived after asking, and then missed", async () => {
    const message = "The rate confirmation is missing.";
    willBecome(loadOf(DELIVERED), { billing_blockers: [{ code: "rate_confirmation_missing", message }] });
    const panel = await openDocuments();
    await userEvent.click(await panel.findByRole("button", { name: "Actions of Rate confirmation" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Archive" }));
    const question = await screen.findByRole("dialog", { name: "Archive the rate confirmation?" });
    await userEvent.click(within(question).getByRole("button", { name: "Archive" }));
    expect(await panel.findByText(/^No documents yet/)).toBeInTheDocument();
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it("ask for a signature check only on an unchecked proof of delivery", async () => {
    const facts = { load_id: loadOf(DELIVERED).id, file_name: "pod.pdf" };
    world().documents.add(aDocument({ ...facts, kind: "proof_of_delivery" }));
    const panel = await openDocuments();
    expect(await panel.findByText("Not checked")).toBeInTheDocument();
    expect(panel.getAllByRole("button", { name: "Mark as signed" })).toHaveLength(1);
    await userEvent.click(panel.getByRole("button", { name: "Not signed" }));
    expect(await panel.findByText("Not signed", { selector: "span" })).toBeInTheDocument();
    expect(await bodySent("PATCH", /\/documents\//)).toEqual({ version: 1, is_signed: false });
    await userEvent.click(panel.getByRole("button", { name: "Mark as signed" }));
    expect(await panel.findByText("Signed")).toBeInTheDocument();
  });

  it("are marked as signed with the version that was looked at", async () => {
    const panel = await openDocuments();
    await userEvent.click(await panel.findByRole("button", { name: "Actions of Rate confirmation" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Mark as signed" }));
    expect(await panel.findByText("Signed")).toBeInTheDocument();
    expect(await bodySent("PATCH", /\/documents\//)).toEqual({ version: 1, is_signed: true });
  });
});

describe("the signature of a proof of delivery", () => {
  it.each([
    ["No", { is_signed: false }],
    ["Not checked", {}],
  ])("is told with the upload: %s", async (answer, told) => {
    const dialog = await choosePod();
    await upload(dialog, answer);
    await screen.findByRole("button", { name: "Proof of delivery" });
    const { is_signed } = (await bodySent("POST", CLAIM)) as { is_signed?: boolean };
    expect({ ...(is_signed === undefined ? {} : { is_signed }) }).toEqual(told);
  });

  it("is asked for, but for no other paper", async () => {
    const dialog = await choosePod();
    await userEvent.click(within(dialog).getByRole("button", { name: "Upload" }));
    expect(await within(dialog).findByText("Say whether it is signed")).toBeInTheDocument();
    expect(sent("POST")).toEqual([]);
    await choose(/^Kind/, "Lumper receipt", { inside: dialog });
    expect(within(dialog).queryByText(/signed/)).not.toBeInTheDocument();
  });
});

describe("what is made of a load", () => {
  async function print(name: string) {
    const panel = await openDocuments();
    await userEvent.click(await panel.findByRole("button", { name: "Print" }));
    await userEvent.click(await screen.findByRole("menuitem", { name }));
  }

  it.each([
    ["Load sheet", "load_sheet"],
    ["Bill of lading", "bill_of_lading"],
    ["Dispatch sheet", "dispatch_sheet"],
  ])("is printed: %s", async (name, paper) => {
    await print(name);
    const dialog = await screen.findByRole("dialog", { name: `${name} for load 104206` });
    expect(await within(dialog).findByRole("link", { name: "Download" })).toHaveAttribute(
      "href",
      `/blobs/${paper}-${loadOf(DELIVERED).id}`,
    );
    expect(await bodySent("POST", /\/print$/)).toEqual({ paper, is_inline: true });
  });

  it("is rendered again after a failure", async () => {
    const answers = [mockProblem(503, { code: "unavailable", message: "The service is busy.", request_id: "r-8" })];
    use(
      mock(
        "post",
        "/api/loads/{load_id}/print",
        () => answers.shift() ?? { url: "/blobs/second", expires_at: "2026-11-20T18:05:00Z" },
      ),
    );
    await print("Bill of lading");
    const dialog = await screen.findByRole("dialog", { name: "Bill of lading for load 104206" });
    const alert = await within(dialog).findByRole("alert");
    expect(alert).toHaveTextContent("The service is busy.");
    expect(alert).toHaveTextContent("Request r-8");
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Download" })).toHaveAttribute("href", "/blobs/second");
  });

  it("says what the invoice packet lacks", async () => {
    const fields = [{ path: "pod_missing", message: "The proof of delivery is missing." }];
    use(
      mock("post", "/api/loads/{load_id}/invoice_packet", () =>
        mockProblem(422, { code: "packet_incomplete", fields }),
      ),
    );
    const panel = await openDocuments();
    await userEvent.click(await panel.findByRole("button", { name: "Invoice packet" }));
    const dialog = await screen.findByRole("dialog", { name: "Invoice packet for load 104206" });
    const alert = await within(dialog).findByRole("alert", { name: "The packet is not complete" });
    expect(alert).toHaveTextContent("The proof of delivery is missing.");
    expect(within(dialog).queryByRole("link", { name: "Download" })).not.toBeInTheDocument();
  });
});
