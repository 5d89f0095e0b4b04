import { defineApp } from "@haul/platform";
import { closeRoutes } from "./close/close.routes";
import { invoicesRoutes } from "./invoices/invoices.routes";
import { ledgerRoutes } from "./ledger/ledger.routes";
import { manifest } from "./manifest";
import { paymentsRoutes } from "./payments/payments.routes";
import { readyToBillRoutes } from "./ready-to-bill/ready-to-bill.routes";
import { receivablesRoutes } from "./receivables/receivables.routes";
import { vendorsRoutes } from "./vendors/vendors.routes";

export default defineApp({
  ...manifest,
  routes: [
    ...readyToBillRoutes,
    ...invoicesRoutes,
    ...paymentsRoutes,
    ...receivablesRoutes,
    ...ledgerRoutes,
    ...closeRoutes,
    ...vendorsRoutes,
  ],
});
