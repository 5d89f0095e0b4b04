import { urlChoice, urlOptional, useCan, useUrlState } from "@haul/platform";
import { Alert, Button, Group, Stack, Text, toast } from "@haul/ui/core";
import { EmptyState, Panel, QueryStates, RecordDrawer } from "@haul/ui/data";
import { IconAlertTriangle, IconDownload, IconFileUpload, IconMail } from "@haul/ui/icons";
import { COMPANY_DOCUMENTS } from "../../words";
import { CertificatesPanel } from "./certificates-panel";
import { DocumentForm } from "./document-form";
import { DocumentRows } from "./document-rows";
import {
  type CarrierPacket,
  type CompanyDocument,
  useCarrierPacket,
  useCompanyDocuments,
  useOpenPacket,
} from "./packet.queries";
import { SendPacketForm } from "./send-packet-form";

/** The sentence that says why the packet can't be used yet. */
const EMPTY_ID = "packet-is-empty";

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
  // Unknown until the packet is read; the server decides then.
  const isEmpty = packet.data?.document_ids.length === 0;
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
                  <OpenPacket hasExpired={hasExpired} isEmpty={isEmpty} />
                  {mayWrite && (
                    <>
                      <Button
                        size="xs"
                        variant="default"
                        disabled={isEmpty}
                        {...(isEmpty && { "aria-describedby": EMPTY_ID })}
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
              {isEmpty && (
                <Text id={EMPTY_ID} size="sm" c="dimmed" mb="sm">
                  {items.length === 0
                    ? "The packet can be downloaded and sent once it has a document."
                    : "No document is included. Edit a document and include it to download or send the packet."}
                </Text>
              )}
              {items.length === 0 ? (
                <EmptyState title="No documents yet">
                  Add your W-9, operating authority and certificate of insurance. Brokers get them as one PDF, with a
                  cover page that has your numbers, people and payment details.
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
            <CertificatesPanel />
            {drawer === "add" && mayWrite && (
              <RecordDrawer isOpen onClose={close} title="Add document" size="md">
                <DocumentForm onDone={close} />
              </RecordDrawer>
            )}
            {drawer === "edit" && edited && mayWrite && (
              <RecordDrawer isOpen onClose={close} title={edited.file_name} size="md">
                <DocumentForm key={edited.id} document={edited} onDone={close} />
              </RecordDrawer>
            )}
            {drawer === "send" && mayWrite && !isEmpty && (
              <RecordDrawer isOpen onClose={close} title="Send carrier packet" size="md">
                <SendPacketForm documents={sentOf(items, packet.data)} hasExpired={hasExpired} onDone={close} />
              </RecordDrawer>
            )}
          </Stack>
        );
      }}
    </QueryStates>
  );
}

/** The packet's documents without those that have expired. */
function sentOf(all: readonly CompanyDocument[], packet: CarrierPacket | undefined): CompanyDocument[] {
  if (!packet) return [];
  return all.filter(({ id }) => packet.document_ids.includes(id) && !packet.expired_document_ids.includes(id));
}

function PacketWarnings({ packet }: { packet: CarrierPacket }) {
  const { expired_document_ids: expired, missing_kinds: missing } = packet;
  if (expired.length + missing.length === 0) return null;
  return (
    <Alert color="amber" icon={<IconAlertTriangle aria-hidden />} title="The packet is not complete">
      {missing.length > 0 && <Text>Missing: {missing.map((kind) => COMPANY_DOCUMENTS[kind]).join(", ")}.</Text>}
      {expired.length > 0 && (
        <Text>{expired.length === 1 ? "One document has" : `${expired.length} documents have`} expired.</Text>
      )}
    </Alert>
  );
}

/** Expired documents stay out of what is downloaded; the warning above says so. */
function OpenPacket({ hasExpired, isEmpty }: { hasExpired: boolean; isEmpty: boolean }) {
  const open = useOpenPacket();
  return (
    <Button
      size="xs"
      variant="default"
      loading={open.isPending}
      disabled={isEmpty}
      {...(isEmpty && { "aria-describedby": EMPTY_ID })}
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
