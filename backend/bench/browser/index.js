/** What the bench takes from Lighthouse, which the product's own packages do not bring along. */
export { default } from "lighthouse";
export { launch } from "chrome-launcher";
