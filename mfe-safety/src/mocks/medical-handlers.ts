import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { dayFromNow } from "@haul/testing/sample";
import type { MedicalRules } from "../medical/medical.queries";

type States = MedicalRules["states"];

const electronic = (state: string): States[number] => ({
  state,
  route: "electronic",
  since: "2025-06-23",
  source: "86 FR 32643",
  is_own: false,
});

const known: States = [
  { state: "CA", route: "paper", since: "2025-06-23", source: "FMCSA waiver of July 14, 2025", is_own: false },
  electronic("OH"),
  electronic("TX"),
];

/** The rules for medical certificates: one state on paper, two electronic, and what a test adds. */
export function medicalHandlers(): RequestHandler[] {
  let rules: MedicalRules = {
    as_of: dayFromNow(0),
    states: known,
    paper: { since: "2026-10-12", source: "The FMCSA exemption of April 11, 2026, ended", is_own: false },
    state_changes: [],
    paper_changes: [],
    version: 0,
  };
  return [
    mock("get", "/api/medical_rules", () => rules),
    mock("put", "/api/medical_rules", ({ body: { version, state_changes, paper_changes } }) => {
      if (version !== rules.version) return mockProblem(409, { code: "version_stale" });
      const own = (state: string) => state_changes.find((change) => change.state === state);
      const states: States = known.map((one) => {
        const change = own(one.state);
        return change
          ? { state: one.state, route: change.route, since: change.starts_on, source: change.source, is_own: true }
          : one;
      });
      const [waiver] = paper_changes;
      const paper = waiver
        ? {
            since: waiver.starts_on,
            source: waiver.source,
            is_own: true,
            ...(waiver.days === undefined ? {} : { days: waiver.days }),
          }
        : rules.paper;
      rules = { ...rules, states, paper, state_changes, paper_changes, version: version + 1 };
      return rules;
    }),
  ];
}
