import { RecordLink } from "../shared/record-link";
import type { RetainedRecord } from "./retention.queries";

/** What a kind of record is called where records open; papers and files open with the record that they are of. */
const OPENS = {
  accident: "accident",
  roadside_inspection: "inspection",
  drug_alcohol_test: "drug_alcohol_test",
  clearinghouse_query: "clearinghouse_query",
  random_draw: "random_draw",
  driver_event: "driver_event",
  employer_inquiry: "employer_inquiry",
  motor_vehicle_record: "motor_vehicle_record",
} as const;

/** A record's name; it opens the record, so that nobody has to decide about one unseen. */
export function RetainedName({ record }: { record: Pick<RetainedRecord, "record_kind" | "record_id" | "name"> }) {
  const { record_kind, record_id: id, name } = record;
  if (record_kind === "compliance_item" || record_kind === "record_file") return name;
  return <RecordLink kind={OPENS[record_kind]} record={{ id, name }} />;
}
