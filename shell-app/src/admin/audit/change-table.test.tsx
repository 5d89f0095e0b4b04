import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPages } from "@haul/testing/render";
import { ChangeTable } from "./change-table";

const CHANGES = [
  { field: "is_cited", from: "false", to: "true" },
  { field: "happened_on", to: "2026-11-26" },
  { field: "preventability", from: "undetermined", to: "not_preventable" },
  { field: "credit_limit_cents", from: "-125000", to: "5000000" },
  { field: "phone", from: "+13125550142" },
  { field: "city", from: "gary", to: "Gary" },
];

it("writes values as people do, and as recorded where only that tells them apart", async () => {
  await renderPages({ routes: [{ path: "*", element: <ChangeTable changes={CHANGES} /> }], at: "/" });
  const [, ...rows] = await screen.findAllByRole("row");
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ["Cited", "No", "Yes"],
    ["Happened", "–", "Nov 26, 2026"],
    ["Preventability", "Undetermined", "Not preventable"],
    ["Credit limit", "−$1,250.00", "$50,000.00"],
    ["Phone", "(312) 555-0142", "–"],
    ["City", "gary", "Gary"],
  ]);
});
