import { noun } from "@haul/platform/records";

export const LOAD = noun("load");
export const INVOICE = noun("invoice");
export const TRUCK = noun("truck");
export const TERMINAL = noun("terminal");
export const CERTIFICATE_REQUEST = noun("certificate request");
