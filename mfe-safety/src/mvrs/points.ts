import { counted } from "@haul/platform/records";

const POINT = { one: "point", many: "points" };
const ENTRY = { one: "entry", many: "entries" };

export const points = (count: number): string => counted(count, POINT);
export const entries = (count: number): string => counted(count, ENTRY);
