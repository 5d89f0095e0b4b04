import { useState } from "react";
import { Modal } from "@haul/ui/core";
import { ErrorState, LoadingState } from "@haul/ui/data";
import type { Payment } from "../payments/payments.queries";
import { RemittancePaymentForm } from "./remittance-payment-form";
import { RemittanceStart } from "./remittance-start";
import { RemittanceSummary } from "./remittance-summary";
import { useMatchRemittance } from "./remittance.queries";

/** Where the import is: the uploaded file, the payment that is shown, and what became of those before it. */
interface Progress {
  readonly receipt: string;
  readonly count: number;
  readonly at: number;
  readonly recorded: readonly Payment[];
}

/** Records the payments of a file in which a customer or bank lists what was paid, one after the other. */
export default function RemittanceDialog({ onClose }: { onClose: () => void }) {
  const match = useMatchRemittance();
  const [progress, setProgress] = useState<Progress | null>(null);

  const start = async (receipt: string) => {
    const { payments } = await match.mutateAsync({ body: { receipt } });
    setProgress({ receipt, count: payments.length, at: 0, recorded: [] });
  };
  const goOn = ({ receipt, count, at, recorded }: Progress, payment?: Payment) => {
    setProgress({ receipt, count, at: at + 1, recorded: payment ? [...recorded, payment] : recorded });
    // A payment may have settled invoices that the next one names too.
    if (payment && at + 1 < count) match.mutate({ body: { receipt } });
  };

  const found = match.data?.payments[progress?.at ?? 0];
  return (
    <Modal opened onClose={onClose} size="lg" title="Import remittance">
      {progress === null ? (
        <RemittanceStart onUploaded={start} />
      ) : progress.at >= progress.count ? (
        <RemittanceSummary
          recorded={progress.recorded}
          skipped={progress.count - progress.recorded.length}
          onAnother={() => setProgress(null)}
          onClose={onClose}
        />
      ) : match.error ? (
        <ErrorState error={match.error} onRetry={() => match.mutate({ body: { receipt: progress.receipt } })} />
      ) : match.data && found ? (
        <RemittancePaymentForm
          key={progress.at}
          payment={found}
          currency={match.data.currency}
          ignoredColumns={match.data.ignored_columns}
          title={`Payment ${progress.at + 1} of ${progress.count}`}
          onSkip={() => goOn(progress)}
          onDone={(payment) => goOn(progress, payment)}
        />
      ) : (
        <LoadingState label="Matching the next payment" />
      )}
    </Modal>
  );
}
