import { noun } from "@haul/platform/records";

export const LOAD = noun("load");
export const QUOTE = noun("quote");
export const CONTRACT_LANE = noun("contract lane");
export const CUSTOMER = noun("customer");
export const FACILITY = noun("facility", "facilities");
export const DRIVER = noun("driver");
export const TRUCK = noun("truck");
export const TRAILER = noun("trailer");
/** Of a driver, truck, trailer or carrier, such as a license. */
export const PAPER = noun("paper");
/** What a customer owed before, on an invoice of another system. */
export const OPENING_BALANCE = noun("opening balance");
export const EXCEPTION = noun("exception");
export const CONTACT = noun("contact");
export const STOP = noun("stop");
/** Of an imported file. */
export const ROW = noun("row");
export const CORRECTION = noun("correction");
