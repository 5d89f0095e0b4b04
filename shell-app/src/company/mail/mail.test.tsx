import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { type AnswerOf, mock } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { COMPANY, companyServer, openCompany } from "../testing";

type Template = AnswerOf<"/api/mail_templates", "get">["items"][number];

const OFFER: Template = {
  kind: "quote_offer",
  title: "Quote",
  subject: "Quote {number}",
  body: "Hello,\n\n{link}",
  placeholders: [
    { name: "number", meaning: "the quote's number", is_required: false },
    { name: "link", meaning: "the link where the customer answers", is_required: true },
  ],
  is_usual: true,
  version: 0,
};

const server = companyServer(() => [
  mock("get", "/api/company", () => COMPANY),
  mock("get", "/api/mail_templates", () => ({ items: [OFFER] })),
  mock("patch", "/api/mail_templates/{mail_kind}", () => ({ ...OFFER, is_usual: false, version: 1 })),
  mock("post", "/api/mail_templates/{mail_kind}/preview", () => ({ subject: "Quote Q-1008", text: "Hello Ann" })),
  mock("post", "/api/mail_templates/{mail_kind}/reset", () => OFFER),
]);

const open = (at: string) => openCompany(at, ["company:write"]);

describe("the words of emails", () => {
  it("keep the link that the email is about", async () => {
    await open("/CompanyInfo?tab=mail&mail=quote_offer");
    await fill("Text", "Hello, no link here");
    await userEvent.click(screen.getByRole("button", { name: "Save email" }));
    expect(await screen.findByText("Keep {link}: the link where the customer answers.")).toBeInTheDocument();
    await fill("Text", "See {link}");
    await userEvent.click(screen.getByRole("button", { name: "Save email" }));
    await screen.findByText(/The email is saved/);
    expect(await server.bodySent("PATCH", /quote_offer$/)).toEqual({
      version: 0,
      subject: "Quote {number}",
      body: "See {link}",
    });
  });

  it("can be seen before they are saved", async () => {
    await open("/CompanyInfo?tab=mail&mail=quote_offer");
    await userEvent.click(await screen.findByRole("button", { name: "Preview" }));
    expect(await screen.findByText("Hello Ann")).toBeInTheDocument();
  });

  it("go back to the usual ones", async () => {
    server.use(mock("get", "/api/mail_templates", () => ({ items: [{ ...OFFER, is_usual: false, version: 3 }] })));
    await open("/CompanyInfo?tab=mail&mail=quote_offer");
    await userEvent.click(await screen.findByRole("button", { name: "Use the default text" }));
    expect(await server.bodySent("POST", /reset$/)).toEqual({ version: 3 });
  });
});
