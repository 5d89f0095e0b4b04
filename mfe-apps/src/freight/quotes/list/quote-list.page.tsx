import { useCan, usePageTitle } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { Button, UiLink, useIsPhone } from "@haul/ui/core";
import { ListPage, withParameter } from "@haul/ui/data";
import { IconPlus, IconReceipt, IconSettings } from "@haul/ui/icons";
import { QUOTE } from "../../../words";
import { columns } from "./quote-columns";
import { QuoteDrawer } from "../page/quote-drawer";
import { QuoteFigures } from "./quote-figures";
import { filters } from "./quote-filters";
import { QuoteSettingsDrawer } from "../settings/quote-settings-drawer";
import { QuoteTabs } from "../quote-tabs";
import { RequoteBulk } from "../life/requote-bulk";
import { quoteList } from "../quotes.queries";

/** The parameter that opens the settings beside the list. */
const OPEN_SETTINGS = "settings";

/** Every price that the carrier has offered; a row opens its drawer. */
export default function QuoteListPage() {
  usePageTitle(QUOTE.heading);
  const { page, drawer, params, setParams } = useRecordList(quoteList);
  const isPhone = useIsPhone();
  const mayWrite = useCan("quotes:write");
  const newQuote = mayWrite ? (
    <Button component={UiLink} href="/apps/quotation/new" leftSection={<IconPlus size={16} aria-hidden />}>
      New quote
    </Button>
  ) : null;
  const settings = (
    <Button
      variant="default"
      leftSection={<IconSettings size={16} aria-hidden />}
      onClick={() => setParams(withParameter(params, OPEN_SETTINGS, "costs"))}
    >
      Costs and fuel
    </Button>
  );

  return (
    <ListPage
      {...page}
      title={QUOTE.heading}
      description="Prices you offered to customers, and their answers."
      action={newQuote}
      otherActions={settings}
      figures={!isPhone && <QuoteFigures />}
      tabs={<QuoteTabs active="quotes" />}
      filters={filters}
      searchPlaceholder="Number, customer, lane"
      columns={columns}
      bulk={
        mayWrite
          ? {
              nameOf: ({ number }) => number,
              actions: (rows, clear) => <RequoteBulk rows={rows} onStart={clear} />,
            }
          : undefined
      }
      rowHref={(quote) => `/apps/quotation/${quote.id}`}
      empty={{
        icon: IconReceipt,
        title: "No quotes yet",
        body: "A quote starts with a customer's request: freight, lane and dates. The price goes out by email with a link to accept it.",
        action: newQuote,
      }}
    >
      {drawer && <QuoteDrawer {...drawer} />}
      {params.has(OPEN_SETTINGS) && (
        <QuoteSettingsDrawer
          tab={params.get(OPEN_SETTINGS) ?? "costs"}
          onTab={(tab) => setParams(withParameter(params, OPEN_SETTINGS, tab), { replace: true })}
          onClose={() => setParams(withParameter(params, OPEN_SETTINGS, null))}
        />
      )}
    </ListPage>
  );
}
