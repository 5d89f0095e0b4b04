import type { Words } from "@haul/platform/records";

/** What follows when a person signs up, by the way they come into the company. */
export const AFTER_SIGN_UP: Words<"found" | "join" | "invited"> = {
  found: "You become the company's administrator. You can invite dispatch, safety and finance once you are in.",
  join: "The company's administrators get your request. You see your first pages once one of them admits you.",
  invited: "The company's administrators have invited you. You can log in once your address is confirmed.",
};
