import { defineApp } from "@haul/platform";
import { invoicesRoutes } from "./invoices/invoices.routes";
import { ledgerRoutes } from "./ledger/ledger.routes";
import { manifest } from "./manifest";
import { readyToBillRoutes } from "./ready-to-bill/ready-to-bill.routes";
import { vendorsRoutes } from "./vendors/vendors.routes";

export default defineApp({ ...manifest, routes: [...readyToBillRoutes, ...invoicesRoutes, ...ledgerRoutes, ...vendorsRoutes] });
