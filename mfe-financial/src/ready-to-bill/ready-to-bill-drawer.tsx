import { useState } from "react";
import { useCan } from "@haul/platform";
import type { OpenRecord } from "@haul/platform/lists";
import { Alert, Button, Group, List, Stack, Text, Title, toast } from "@haul/ui/core";
import { DescriptionList, QueryStates, RecordDrawer } from "@haul/ui/data";
import {
  ChargesTable,
  DocumentList,
  DocumentViewer,
  StatusBadge,
  StopTime,
  codeWord,
  statusLook,
} from "@haul/ui/freight";
import { IconAlertTriangle, IconFileInvoice } from "@haul/ui/icons";
import { BillingActions } from "./billing-actions";
import { LoadInvoice } from "./load-invoice";
import { Papers } from "./ready-to-bill-columns";
import {
  useLoad,
  useLoadDocuments,
  useOpenDocument,
  useOpenPacket,
  useUpdateDocument,
  type Load,
  type LoadDocument,
} from "./ready-to-bill.queries";

export interface ReadyToBillDrawerProps extends OpenRecord {
  /** Whether the load's own page is open to this person. */
  opensLoads: boolean;
}

/** A load as the bookkeeper needs it: what is missing, the papers, and the invoice as it would look. */
export function ReadyToBillDrawer({ id: loadId, opensLoads, onClose, onPrevious, onNext }: ReadyToBillDrawerProps) {
  const load = useLoad(loadId);
  // The packet is made of documents.
  const mayOpenPacket = useCan("documents:read");
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      size="xl"
      title={load.data ? `Load ${load.data.number}` : "Load"}
      badge={load.data && <StatusBadge kind="billing" status={load.data.billing_status} />}
      onPrevious={onPrevious}
      onNext={onNext}
      actions={load.data && <BillingActions load={load.data} />}
      {...(opensLoads ? { href: `/apps/loads/${loadId}` } : {})}
    >
      <QueryStates query={load}>
        {(data) => (
          <Stack gap="lg">
            {data.billing_blockers.length > 0 && <Blockers load={data} />}
            <Decision load={data} />
            <DescriptionList
              items={[
                { label: "Customer", value: data.customer.name },
                { label: "Reference", value: data.customer_reference },
                {
                  label: "Delivered",
                  value: data.delivered_at && (
                    <StopTime at={data.delivered_at} zone={data.stops.at(-1)?.time_zone ?? "UTC"} />
                  ),
                },
                { label: "Notes for billing", value: data.billing_notes },
                { label: "Papers", value: <Papers item={data} /> },
              ]}
            />
            <section aria-label="Charges">
              <Title order={2} mb="xs">
                Charges
              </Title>
              <ChargesTable
                charges={data.charges}
                totalCents={data.total_cents}
                pendingCents={data.pending_cents}
                rateConfirmationCents={data.rate_confirmation_cents}
                currency={data.currency}
                hasStatus
              />
            </section>
            <section aria-label="Documents">
              <Group justify="space-between" mb="xs">
                <Title order={2}>Documents</Title>
                {mayOpenPacket && <Packet load={data} />}
              </Group>
              <Documents load={data} />
            </section>
            <LoadInvoice load={data} />
          </Stack>
        )}
      </QueryStates>
    </RecordDrawer>
  );
}

function Blockers({ load }: { load: Load }) {
  return (
    <Alert color="amber" icon={<IconAlertTriangle size={16} />} title="Not ready to bill">
      <List size="md">
        {load.billing_blockers.map(({ code, message }) => (
          <List.Item key={code}>{message}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** The last decision, and why. */
function Decision({ load }: { load: Load }) {
  const { billing_decision: decision, billing_status: status } = load;
  if (!decision) return null;
  const when = <StopTime at={decision.decided_at} zone={load.stops.at(-1)?.time_zone ?? "UTC"} />;
  return (
    <Alert color={status === "approved" ? "teal" : "amber"} title={statusLook("billing", status).word}>
      {decision.exception && <Text fw={600}>{codeWord("billingException", decision.exception)}</Text>}
      {decision.reason && <Text>{decision.reason}</Text>}
      <Text size="sm">
        {decision.decided_by}, {when}
      </Text>
    </Alert>
  );
}

function Documents({ load }: { load: Load }) {
  const query = useLoadDocuments(load.id);
  const update = useUpdateDocument();
  const maySign = useCan("documents:write") && load.billing_status !== "approved";
  const sign = ({ id, version }: LoadDocument, is_signed: boolean) =>
    update.mutate(
      { params: { path: { document_id: id } }, body: { version, is_signed } },
      { onError: (error) => toast.error(error) },
    );
  const [shown, setShown] = useState<LoadDocument | null>(null);
  const open = useOpenDocument();
  const show = (document: LoadDocument) => {
    setShown(document);
    open.mutate({ params: { path: { document_id: document.id } }, body: { is_inline: true } });
  };
  return (
    <>
      <QueryStates query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">None yet. Rate confirmation and signed proof of delivery are uploaded on the load.</Text>
          ) : (
            <DocumentList documents={items} onOpen={show} onSign={maySign ? sign : undefined} />
          )
        }
      </QueryStates>
      {shown && (
        <DocumentViewer
          title={codeWord("document", shown.kind)}
          mediaType={shown.media_type}
          address={{ data: open.data?.url, error: open.error, refetch: () => show(shown) }}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

/** Invoice and papers as one file, as the customer wants it. */
function Packet({ load }: { load: Load }) {
  const [isShown, setIsShown] = useState(false);
  const packet = useOpenPacket();
  const show = () => {
    setIsShown(true);
    packet.mutate({ params: { path: { load_id: load.id } }, body: { is_inline: true } });
  };
  return (
    <>
      <Button size="xs" variant="default" leftSection={<IconFileInvoice size={14} aria-hidden />} onClick={show}>
        Invoice packet
      </Button>
      {isShown && (
        <DocumentViewer
          title={`Invoice packet for load ${load.number}`}
          mediaType="application/pdf"
          waiting="Preparing the invoice packet"
          refused="The packet is not complete"
          address={{ data: packet.data?.url, error: packet.error, refetch: show }}
          onClose={() => setIsShown(false)}
        />
      )}
    </>
  );
}
