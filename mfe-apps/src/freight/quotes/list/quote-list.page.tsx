import { useCan, usePageTitle } from "@haul/platform";
import { TagBulk, useRecordList } from "@haul/platform/lists";
import { Button, UiLink, useIsPhone } from "@haul/ui/core";
import { type BulkActions, ListPage, withParameter } from "@haul/ui/data";
import { IconPlus, IconReceipt, IconSettings } from "@haul/ui/icons";
import { QUOTE } from "../../../words";
import { columns } from "./quote-columns";
import { QuoteDrawer } from "../page/quote-drawer";
import { QuoteFigures } from "./quote-figures";
import { filters, NUMBERS } from "./quote-filters";
import { readyViews } from "./quote-ready-views";
import { QuoteSettingsDrawer } from "../settings/quote-settings-drawer";
import { QuoteTabs } from "../quote-tabs";
import { RequoteBulk } from "../life/requote-bulk";
import { quoteList, type QuoteSummary } from "../quotes.queries";

/** The parameter that opens the settings beside the list. */
const OPEN_SETTINGS = "settings";

/** Every price that the carrier has offered; a row opens its drawer. */
export default function QuoteListPage() {
  usePageTitle(QUOTE.heading);
  const { page, drawer, first, params, setParams } = useRecordList(quoteList);
  const mayWrite = useCan("quotes:write");
  const isPhone = useIsPhone();
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
      readyViews={readyViews}
      numbers={{ parameter: NUMBERS, unknown: first?.unknown_numbers }}
      bulk={mayWrite ? bulk : undefined}
      searchPlaceholder="Number, customer, lane"
      columns={columns}
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

const nameOf = (quote: QuoteSummary) => quote.number;

const bulk: BulkActions<QuoteSummary> = {
  nameOf,
  actions: (quotes, clear) => (
    <>
      <RequoteBulk rows={quotes} onStart={clear} />
      <TagBulk kind="quote" noun={QUOTE} rows={quotes} nameOf={nameOf} onStart={clear} />
    </>
  ),
};
