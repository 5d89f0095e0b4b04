import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, Menu, useIsPhone } from "@haul/ui/core";
import { DocumentViewer } from "@haul/ui/freight";
import { IconFileInvoice, IconPrinter } from "@haul/ui/icons";
import { useOpenPacket, usePrintLoad, type Load } from "../loads.queries";

const PAPERS = [
  { paper: "load_sheet", name: "Load sheet" },
  { paper: "bill_of_lading", name: "Bill of lading" },
  { paper: "dispatch_sheet", name: "Dispatch sheet" },
] as const;

type Shown = (typeof PAPERS)[number] | "packet";

/** What is made of the load on demand: papers to print, and the packet for the customer. */
export function LoadPapers({ load }: { load: Load }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const print = usePrintLoad();
  const packet = useOpenPacket();
  // The packet is made of documents.
  const mayOpenPacket = useCan("documents:read");
  const params = { path: { load_id: load.id } };
  const size = useIsPhone() ? "sm" : "xs";

  const show = (next: Shown) => {
    setShown(next);
    if (next === "packet") packet.mutate({ params, body: { is_inline: true } });
    else print.mutate({ params, body: { paper: next.paper, is_inline: true } });
  };

  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button size={size} variant="default" leftSection={<IconPrinter size={14} aria-hidden />}>
            Print
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {PAPERS.map((it) => (
            <Menu.Item key={it.paper} onClick={() => show(it)}>
              {it.name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {mayOpenPacket && (
        <Button
          size={size}
          variant="default"
          leftSection={<IconFileInvoice size={14} aria-hidden />}
          onClick={() => show("packet")}
        >
          Invoice packet
        </Button>
      )}
      {shown === "packet" && (
        <DocumentViewer
          title={`Invoice packet for load ${load.number}`}
          mediaType="application/pdf"
          waiting="Putting the packet together"
          refused="The packet is not complete"
          address={{ data: packet.data?.url, error: packet.error, refetch: () => show("packet") }}
          onClose={() => setShown(null)}
        />
      )}
      {shown !== null && shown !== "packet" && (
        <DocumentViewer
          title={`${shown.name} for load ${load.number}`}
          mediaType="application/pdf"
          waiting={`Preparing the ${shown.name.toLowerCase()}`}
          address={{ data: print.data?.url, error: print.error, refetch: () => show(shown) }}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
