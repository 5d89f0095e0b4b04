/** Pages behind the sign-in that `guarded-pages.e2e.ts` looks at on a desktop and a phone, light and dark. */
export const GUARDED_PAGES = [
  "/dashboard/ecommerce",
  "/dashboard/analytics",
  "/apps/loads",
  "/apps/loads/new",
  "/apps/loads/today",
  "/apps/loads/available",
  "/apps/loads/detention",
  "/apps/quotation",
  "/apps/track&trace",
  "/apps/customers",
  "/apps/customers/duplicates",
  "/apps/facilities",
  "/apps/facilities/duplicates",
  "/apps/safety/drivers",
  "/apps/safety/trucks",
  "/apps/safety/carriers",
  "/apps/financial/ready-to-bill",
  "/apps/financial/vendors",
  "/CompanyInfo",
  "/admin",
  "/developer/webhooks",
  "/pages/starter",
  "/pages/profile",
  "/pages/notices",
  "/pages/timeline",
  "/pages/invoice",
  "/pages/faq",
  "/pages/pricing",
  "/error-404-alt",
];

/** Pages of the menu that need no look there, and why. */
export const WALKED_ELSEWHERE: Readonly<Record<string, string>> = {
  "/apps/loads/board": "board.e2e.ts walks each of its views, with loads on them.",
};
