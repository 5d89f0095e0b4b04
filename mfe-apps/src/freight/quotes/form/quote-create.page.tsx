import { useState } from "react";
import { useCan, useIdempotencyKey, useNavigate, usePageTitle } from "@haul/platform";
import { ForbiddenState, PageHeader } from "@haul/ui/data";
import { QuoteForm } from "./quote-form";
import { emptyQuote, quoteInput, type QuoteValues } from "./quote-form-values";
import { useCreateQuote } from "../quotes.queries";

/** Makes a draft from a customer's question. */
export default function QuoteCreatePage() {
  usePageTitle("New quote");
  return useCan("quotes:write") ? <QuoteCreator /> : <ForbiddenState />;
}

function QuoteCreator() {
  const navigate = useNavigate();
  const create = useCreateQuote();
  const { header } = useIdempotencyKey();
  const [initial] = useState(() => emptyQuote());
  const save = async (values: QuoteValues) => {
    const quote = await create.mutateAsync({ params: { header }, body: quoteInput(values) });
    await navigate(`/apps/quotation/${quote.id}`);
  };
  return (
    <>
      <PageHeader
        title="New quote"
        description="What the customer asks for, and what it costs them. It stays a draft until it is sent."
        back={{ href: "/apps/quotation", label: "Quotes" }}
      />
      <QuoteForm
        label="New quote"
        initial={initial}
        submitLabel="Save draft"
        onSubmit={save}
        onCancel={() => void navigate("/apps/quotation")}
      />
    </>
  );
}
