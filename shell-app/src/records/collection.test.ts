import { beforeAll, describe, expect, it } from "vitest";
import type { RemoteManifest } from "@haul/platform";
import api from "@haul/api/openapi.json";
import { pathsShowing } from "../live/topics";
import { readManifests } from "../remotes/read-manifests";
import { BACKEND_TOPICS, UNAUDITED_TOPICS } from "./backend-topics";
import { actionOf, auditedTopics, collect, type Collection, nameOf } from "./collection";
import { SHELL } from "./shell-records";

/** The shell and all front-ends of the repository, as their builds publish them. */
let manifests: readonly Partial<RemoteManifest>[] = [];
let product: Collection = { records: [], readings: [], shortcuts: [] };

beforeAll(async () => {
  manifests = [SHELL, ...(await readManifests())];
  product = collect(manifests);
});

describe("the records of the product", () => {
  it("are those the backend publishes, each declared once", () => {
    expect(product.records.map(({ topic }) => topic).toSorted()).toEqual(BACKEND_TOPICS.toSorted());
  });

  it("are offered by the audit log's filter if the backend records them there", () => {
    const recorded = BACKEND_TOPICS.filter((topic) => !UNAUDITED_TOPICS.includes(topic));
    expect(auditedTopics(product).toSorted()).toEqual(recorded.toSorted());
  });

  it("have a heading and an icon if the search finds them", () => {
    const found = product.records.filter(({ plural, icon }) => plural !== undefined && icon !== undefined);
    const kinds = api.components.schemas.SearchKind.enum;
    expect(found.map(({ topic }) => topic).toSorted()).toEqual(kinds.toSorted());
  });

  it("follow records that there are, and name a parameter of the API", () => {
    const topics = product.records.map(({ topic }) => topic);
    const paths = Object.keys(api.paths);
    for (const { follows = [] } of [...product.records, ...product.readings]) {
      expect(topics).toEqual(expect.arrayContaining([...follows]));
    }
    for (const { parameter } of product.records.filter(({ parameter }) => parameter !== undefined)) {
      expect(paths.some((one) => one.includes(`{${parameter}}`))).toBe(true);
    }
  });

  it("have looks in which every status has a word of its own, and red is for what is late, blocked or refused", () => {
    const records = manifests.flatMap((manifest) => manifest.records ?? []);
    const looks = records.flatMap((record) => (record.looks ? [Object.values(record.looks)] : []));
    for (const words of looks.map((one) => one.map(({ word }) => word))) {
      expect(words).not.toContain("");
      expect(new Set(words).size).toBe(words.length);
    }
    const bad = looks.flat().filter(({ tone }) => tone === "bad");
    expect(new Set(bad.map(({ word }) => word))).toEqual(
      new Set([
        "Suspended",
        "Disputed",
        "Declined",
        "Disqualified",
        "Expired",
        "Positive",
        "Prohibited",
        "Refused",
        "Returned",
      ]),
    );
  });
});

describe("a manifest", () => {
  const fleet = {
    records: [{ topic: "truck", paths: ["/api/trucks"], icon: "hologram" }],
    readings: [],
    shortcuts: [],
  };

  it("of a new front-end needs no change to the shell", () => {
    expect(collect([SHELL, fleet]).records.at(-1)).toEqual(fleet.records[0]);
  });

  it.each([
    ["from before there were records", { id: "safety" }],
    ["with records of another shape", { records: [{ topic: 4711 }], readings: "all" }],
  ])("%s takes nothing from the others", (_, manifest) => {
    expect(collect([manifest, fleet])).toEqual(fleet);
  });
});

describe("what a change puts out of date", () => {
  const LOADS = [
    ...["/api/loads", "/api/ready_to_bill", "/api/dashboard", "/api/dispatch_board"],
    ...["/api/detention", "/api/detention_report", "/api/tracking", "/api/on_time_report", "/api/missing_stop_times"],
    ...["/api/customers/{customer_id}/credit", "/api/load_counts", "/api/load_figures"],
    ...["/api/records/{record_kind}/{record_id}/notes", "/api/records/{record_kind}/{record_id}/files"],
    "/api/claims",
  ];
  const REGISTERS = ["/api/accidents", "/api/roadside_inspections", "/api/legal_holds", "/api/data_q_challenges"];
  /** What is computed from registers: what a future employer may be told, and what may be purged. */
  const FOLLOWING = ["/api/driver_terminations/{driver_termination_id}/statement", "/api/retention"];
  const PAPERS = [
    ...["/api/compliance_board", "/api/compliance_items"],
    "/api/records/{record_kind}/{record_id}/compliance",
  ];

  it.each([
    ["load", LOADS],
    ["document", LOADS],
    ["truck", ["/api/trucks", ...LOADS, ...PAPERS, ...REGISTERS, ...FOLLOWING]],
    ["accident", ["/api/accidents", "/api/data_q_challenges", "/api/claims", "/api/dashboard", ...FOLLOWING]],
    [
      "tag",
      [
        ...["/api/tags", "/api/loads", "/api/quotes", "/api/customers", "/api/facilities"],
        ...["/api/drivers", "/api/trucks", "/api/trailers"],
      ],
    ],
    [
      "assignment_rule",
      ["/api/assignment_rules", "/api/dispatch_board", "/api/loads", "/api/customers/{customer_id}/credit"],
    ],
    ["detention", ["/api/detention", "/api/detention_report", "/api/dashboard"]],
    ["tracking_settings", ["/api/tracking_settings", "/api/tracking", "/api/on_time_report", "/api/dispatch_board"]],
    [
      "tracking_exception",
      ["/api/loads/{load_id}/history", "/api/tracking", "/api/on_time_report", "/api/dispatch_board"],
    ],
    ["user", ["/api/users", "/api/session"]],
  ])("of a %s", (topic, expected) => {
    expect([...pathsShowing(product, topic)].toSorted()).toEqual(expected.toSorted());
  });
});

describe("the words of the audit log", () => {
  it.each([
    ["load.created", "Load created"],
    ["api_key.revoked", "API key revoked"],
    ["owner.signed_in", "Owner signed in"],
    ["tracking_exception.opened", "Tracking exception opened"],
  ])("of %s are “%s”", (action, words) => {
    expect(actionOf(product, action)).toBe(words);
  });

  it("spell out a kind that no front-end declares", () => {
    expect(nameOf(product, "rate_card")).toBe("Rate card");
  });
});
