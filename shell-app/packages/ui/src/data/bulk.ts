import type { BulkJob } from "./bulk-run";

/** Does one thing to many rows; how comes with the first use. */
export async function runBulk<Row, Answer>(job: BulkJob<Row, Answer>): Promise<void> {
  const { runBulk: run } = await import("./bulk-run");
  await run(job);
}
