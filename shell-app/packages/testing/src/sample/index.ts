/** Records of the trade with good defaults, typed by the API document; a test states what matters to it. */
export { dayFromNow, daysFromNow, instant, nextId } from "./ids";
export { aCharge, aDocument, aLoad, aStop, sumsOf, summaryOf } from "./loads";
export { aCustomer, aDriver, aFacility, aFleetOwner, aTerminal, aTrailer, aTruck } from "./records";
