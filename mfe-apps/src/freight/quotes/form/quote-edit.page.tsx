import { useState } from "react";
import { useCan, useNavigate, usePageTitle, useParams } from "@haul/platform";
import { RecordPresence, useOpenedVersion } from "@haul/platform/lists";
import { Button, UiLink } from "@haul/ui/core";
import { EmptyState, ForbiddenState, PageHeader, QueryStates } from "@haul/ui/data";
import { QuoteForm, useQuoteForm } from "./quote-form";
import { quoteInput, quoteValues, type QuoteValues } from "./quote-form-values";
import { useQuote, useUpdateQuote, type Quote } from "../quotes.queries";

/** Changes a draft. What the customer has seen is not changed but revised. */
export default function QuoteEditPage() {
  const { quote_id: quoteId = "" } = useParams();
  const quote = useQuote(quoteId);
  const mayWrite = useCan("quotes:write");
  usePageTitle(quote.data ? `Edit quote ${quote.data.number}` : "Edit quote");
  if (!mayWrite) return <ForbiddenState permission="quotes:write" />;
  return (
    <QueryStates query={quote}>
      {(data) => (data.status === "draft" ? <QuoteEditor key={data.id} quote={data} /> : <NotDraft quote={data} />)}
    </QueryStates>
  );
}

function QuoteEditor({ quote }: { quote: Quote }) {
  const navigate = useNavigate();
  const update = useUpdateQuote();
  const saving = useOpenedVersion(quote.version);
  // As it was when the form opened: what a colleague changes meanwhile is not overwritten.
  const [opened] = useState(quote);
  const [initial] = useState(() => quoteValues(quote));
  const form = useQuoteForm(initial);
  const page = `/apps/quotation/${quote.id}`;
  const save = async (values: QuoteValues) => {
    const params = { path: { quote_id: quote.id } };
    await saving((version) => update.mutateAsync({ params, body: { ...quoteInput(values, opened), version } }));
    await navigate(page);
  };
  return (
    <>
      <PageHeader title={`Edit quote ${quote.number}`} back={{ href: page, label: `Quote ${quote.number}` }} />
      <RecordPresence subject={{ kind: "quote", id: quote.id }} isEditing />
      <QuoteForm
        label="Quote"
        form={form}
        initial={initial}
        quoteId={quote.id}
        submitLabel="Save draft"
        onSubmit={save}
        onCancel={() => void navigate(page)}
      />
    </>
  );
}

function NotDraft({ quote }: { quote: Quote }) {
  return (
    <EmptyState
      title="This quote is not a draft"
      action={
        <Button component={UiLink} href={`/apps/quotation/${quote.id}`}>
          Open quote {quote.number}
        </Button>
      }
    >
      What a customer may have seen stays as it was. Revise the quote to make a new version.
    </EmptyState>
  );
}
