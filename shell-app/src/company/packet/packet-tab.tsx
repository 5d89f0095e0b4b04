import { urlChoice, urlOptional, useCan, useUrlState } from "@haul/platform";
import { Alert, Button, Group, Stack, Text, toast } from "@haul/ui/core";
import { EmptyState, Panel, QueryStates, RecordDrawer } from "@haul/ui/data";
import { IconAlertTriangle, IconDownload, IconFileUpload, IconMail } from "@haul/ui/icons";
import { COMPANY_DOCUMENTS } from "../../words";
import { DocumentForm } from "./document-form";
import { DocumentRows } from "./document-rows";
import { type CarrierPacket, useCarrierPacket, useCompanyDocuments, useOpenPacket } from "./packet.queries";
import { SendPacketForm } from "./send-packet-form";

const STATE = { drawer: urlChoice(["", "add", "edit", "send"], ""), document: urlOptional() };

/** What brokers ask for before the first load: the company's documents, and all of them as one PDF. */
export function PacketTab() {
  const documents = useCompanyDocuments();
  const packet = useCarrierPacket();
  const mayWrite = useCan("company:write");
  const [{ drawer, document: openId }, setState] = useUrlState(STATE);
  const close = () => {
    setState({ drawer: "", document: undefined });
  };
  const hasExpired = (packet.data?.expired_document_ids.length ?? 0) > 0;
  return (
    <QueryStates query={documents}>
      {({ items }) => {
        const edited = items.find(({ id }) => id === openId);
        return (
          <Stack>
            {packet.data && items.length > 0 && <PacketWarnings packet={packet.data} />}
            <Panel
              title="Documents"
              action={
                <Group gap="xs">
                  <OpenPacket hasExpired={hasExpired} />
                  {mayWrite && (
                    <>
                      <Button
                        size="xs"
                        variant="default"
                        leftSection={<IconMail size={14} aria-hidden />}
                        onClick={() => {
                          setState({ drawer: "send" });
                        }}
                      >
                        Send
                      </Button>
                      <Button
                        size="xs"
                        leftSection={<IconFileUpload size={14} aria-hidden />}
                        onClick={() => {
                          setState({ drawer: "add" });
                        }}
                      >
                        Add document
                      </Button>
                    </>
                  )}
                </Group>
              }
            >
              {items.length === 0 ? (
                <EmptyState title="No documents yet">
                  Add your W-9, operating authority and insurance certificate. Brokers get them as one PDF, with a cover
                  page that has your numbers, people and payment details.
                </EmptyState>
              ) : (
                <DocumentRows
                  documents={items}
                  onEdit={(id) => {
                    setState({ drawer: "edit", document: id });
                  }}
                />
              )}
            </Panel>
            {drawer === "add" && mayWrite && (
              <RecordDrawer isOpen onClose={close} title="Add document" size="md">
                <DocumentForm onDone={close} />
              </RecordDrawer>
            )}
            {drawer === "edit" && edited && mayWrite && (
              <RecordDrawer isOpen onClose={close} title={edited.file_name} size="md">
                <DocumentForm key={edited.version} document={edited} onDone={close} />
              </RecordDrawer>
            )}
            {drawer === "send" && mayWrite && (
              <RecordDrawer isOpen onClose={close} title="Send carrier packet" size="md">
                <SendPacketForm hasExpired={hasExpired} onDone={close} />
              </RecordDrawer>
            )}
          </Stack>
        );
      }}
    </QueryStates>
  );
}

function PacketWarnings({ packet }: { packet: CarrierPacket }) {
  const { expired_document_ids: expired, missing_kinds: missing } = packet;
  if (expired.length + missing.length === 0) return null;
  return (
    <Alert color="amber" icon={<IconAlertTriangle aria-hidden />} title="The packet is not complete">
      {missing.length > 0 && (
        <Text>Missing: {missing.map((kind) => COMPANY_DOCUMENTS[kind].toString()).join(", ")}.</Text>
      )}
      {expired.length > 0 && (
        <Text>{expired.length === 1 ? "One document has" : `${expired.length} documents have`} expired.</Text>
      )}
    </Alert>
  );
}

/** Expired documents stay out of what is downloaded; the warning above says so. */
function OpenPacket({ hasExpired }: { hasExpired: boolean }) {
  const open = useOpenPacket();
  return (
    <Button
      size="xs"
      variant="default"
      loading={open.isPending}
      leftSection={<IconDownload size={14} aria-hidden />}
      onClick={() => {
        open.mutate(
          { body: { is_inline: false, leaves_out_expired: hasExpired } },
          {
            onSuccess: ({ url }) => void window.open(url, "_self"),
            onError: (error) => toast.error(error),
          },
        );
      }}
    >
      Download packet
    </Button>
  );
}
