import { useCan, usePageTitle } from "@haul/platform";
import { useListAddress, useListExports } from "@haul/platform/lists";
import { Button, Group, UiLink } from "@haul/ui/core";
import { ListPage, listOf, neighbours, withParameter } from "@haul/ui/data";
import { IconPlus, IconReceipt, IconSettings } from "@haul/ui/icons";
import { columns } from "./quote-columns";
import { QuoteDrawer } from "../page/quote-drawer";
import { QuoteFigures } from "./quote-figures";
import { filters } from "./quote-filters";
import { QuoteSettingsDrawer } from "../settings/quote-settings-drawer";
import { QuoteTabs } from "../quote-tabs";
import { DEFAULT_SORT, quotesQuery, useQuotes, type QuoteSummary } from "../quotes.queries";

/** Parameters that name what is open beside the list. */
const OPEN_QUOTE = "quote";
const OPEN_SETTINGS = "settings";

/** Every price that the carrier has offered; a row opens its drawer. */
export default function QuoteListPage() {
  usePageTitle("Quotes");
  const { params, setParams, memory } = useListAddress("quotes");
  const list = listOf(useQuotes(params));
  const exports = useListExports("quotes", quotesQuery(params));
  const openId = params.get(OPEN_QUOTE);
  const { previous, next } = neighbours(list.rows, idOf, openId);
  const go = (quote: QuoteSummary | null) => setParams(withParameter(params, OPEN_QUOTE, quote?.id ?? null));
  const newQuote = useCan("quotes:write") ? (
    <Button component={UiLink} href="/apps/quotation/new" leftSection={<IconPlus size={16} aria-hidden />}>
      New quote
    </Button>
  ) : null;
  const action = (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconSettings size={16} aria-hidden />}
        onClick={() => setParams(withParameter(params, OPEN_SETTINGS, "costs"))}
      >
        Costs and fuel
      </Button>
      {newQuote}
    </Group>
  );

  return (
    <ListPage
      title="Quotes"
      description="Prices offered to customers, and what became of them."
      action={action}
      figures={<QuoteFigures />}
      tabs={<QuoteTabs active="quotes" />}
      filters={filters}
      params={params}
      onParamsChange={setParams}
      memory={memory}
      exports={exports}
      searchPlaceholder="Number, customer, lane such as joliet dallas"
      list={list}
      columns={columns}
      rowId={idOf}
      rowHref={(quote) => `/apps/quotation/${quote.id}`}
      openId={openId}
      onOpen={go}
      onClose={() => go(null)}
      defaultSort={DEFAULT_SORT}
      empty={{
        icon: IconReceipt,
        title: "No quotes yet",
        body: "A quote starts with a customer's question: what, from where to where, when. The price goes out by email with a link to accept it.",
        action: newQuote,
      }}
    >
      {openId !== null && (
        <QuoteDrawer
          quoteId={openId}
          onClose={() => go(null)}
          onPrevious={previous ? () => go(previous) : undefined}
          onNext={next ? () => go(next) : undefined}
        />
      )}
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

const idOf = (quote: QuoteSummary) => quote.id;
