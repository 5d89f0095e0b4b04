import { useRef, useState } from "react";
import { useCan, useIdempotencyKey, useNavigate, usePageTitle, useSession } from "@haul/platform";
import { Button } from "@haul/ui/core";
import { ForbiddenState, PageHeader } from "@haul/ui/data";
import { DraftNotice, useFormDraft } from "@haul/ui/long-forms";
import { parseQuoteDraft } from "./quote-draft";
import { QuoteForm, useQuoteForm } from "./quote-form";
import { emptyQuote, quoteInput, type QuoteValues } from "./quote-form-values";
import { useCreateQuote } from "../quotes.queries";
import { submitterOf } from "../submitter";

/** Makes a quote from a customer's question. */
export default function QuoteCreatePage() {
  usePageTitle("New quote");
  return useCan("quotes:write") ? <QuoteCreator /> : <ForbiddenState permission="quotes:write" />;
}

/** The value of the button that saves without going on to send it. */
const DRAFT = "draft";

function QuoteCreator() {
  const navigate = useNavigate();
  const create = useCreateQuote();
  const { header } = useIdempotencyKey();
  const isDraft = useRef(false);
  const [initial] = useState(() => emptyQuote());
  const form = useQuoteForm(initial);
  const userId = useSession()?.user_id ?? "";
  const draft = useFormDraft(form, { name: "quote", userId, empty: initial, parse: parseQuoteDraft });

  const save = async (values: QuoteValues) => {
    const quote = await create.mutateAsync({ params: { header }, body: quoteInput(values) });
    draft.finish();
    await navigate(`/apps/quotation/${quote.id}${isDraft.current ? "" : "?send=true"}`);
  };

  return (
    <>
      <PageHeader
        title="New quote"
        description="Price a lane for a customer. It stays a draft until you send it."
        back={{ href: "/apps/quotation", label: "Quotes" }}
      />
      <DraftNotice draft={draft} />
      <div
        // Which button submits counts even when the browser's own rules refuse: the next one may be the other.
        onSubmitCapture={(event) => {
          isDraft.current = submitterOf(event) === DRAFT;
        }}
      >
        <QuoteForm
          key={draft.round}
          label="New quote"
          form={form}
          initial={initial}
          submitLabel="Save and send"
          onSubmit={save}
          onCancel={() => void navigate("/apps/quotation")}
          keepsDraft
        >
          <Button type="submit" value={DRAFT} variant="subtle" disabled={create.isPending}>
            Save draft
          </Button>
        </QuoteForm>
      </div>
    </>
  );
}
