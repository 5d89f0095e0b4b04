import { Alert, List, Stack, Text, Title, toast } from "@haul/ui/core";
import { DescriptionList, QueryStates, RecordDrawer } from "@haul/ui/data";
import { DocumentList, StatusBadge, StopTime } from "@haul/ui/freight";
import { IconAlertTriangle } from "@haul/ui/icons";
import { LoadInvoice } from "./load-invoice";
import { Papers } from "./ready-to-bill-columns";
import { openDocument, useLoad, useLoadDocuments, type Load } from "./ready-to-bill.queries";

export interface ReadyToBillDrawerProps {
  loadId: string;
  /** Whether the load's own page is open to this person. */
  opensLoads: boolean;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** A load as the bookkeeper needs it: what is missing, the papers, and the invoice as it would look. */
export function ReadyToBillDrawer({ loadId, opensLoads, onClose, onPrevious, onNext }: ReadyToBillDrawerProps) {
  const load = useLoad(loadId);
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      size="xl"
      title={load.data ? `Load ${load.data.number}` : "Load"}
      badge={load.data && <StatusBadge kind="billing" status={load.data.billing_status} />}
      onPrevious={onPrevious}
      onNext={onNext}
      {...(opensLoads ? { href: `/apps/loads/${loadId}` } : {})}
    >
      <QueryStates query={load}>
        {(data) => (
          <Stack gap="lg">
            {data.billing_blockers.length > 0 && <Blockers load={data} />}
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
                { label: "Papers", value: <Papers item={data} /> },
              ]}
            />
            <section aria-label="Documents">
              <Title order={2} mb="xs">
                Documents
              </Title>
              <Documents loadId={loadId} />
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

function Documents({ loadId }: { loadId: string }) {
  const query = useLoadDocuments(loadId);
  const show = async (documentId: string) => {
    try {
      window.open(await openDocument(documentId), "_blank", "noopener");
    } catch (error) {
      toast.error(error);
    }
  };
  return (
    <QueryStates query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <Text c="dimmed">None yet. Rate confirmation and signed proof of delivery are uploaded on the load.</Text>
        ) : (
          <DocumentList documents={items} onOpen={(document) => void show(document.id)} />
        )
      }
    </QueryStates>
  );
}
