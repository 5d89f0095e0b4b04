import { useRef, useState } from "react";
import * as z from "zod/mini";
import { useCan, useIdempotencyKey, useNavigate } from "@haul/platform";
import { Button, Modal, Text, toast } from "@haul/ui/core";
import { LoadingState } from "@haul/ui/data";
import { Form, FormActions, FormField, useForm, requiredText } from "@haul/ui/forms";
import { ConvertDialog, type BegunBooking } from "./convert-dialog";
import { useAnswerer } from "./recipient";
import { useAccept } from "./use-accept";
import { useBookLoad, usualBooking } from "./use-book-load";
import type { Quote } from "../quotes.queries";
import { submitterOf } from "../submitter";

const schema = z.object({ name: requiredText("Enter who accepted") });

interface AcceptDialogProps {
  quote: Quote;
  onClose: () => void;
}

/** The customer said yes on the telephone, before or after the paper. */
export function AcceptDialog({ quote, onClose }: AcceptDialogProps) {
  const answerer = useAnswerer(quote);
  const [begun, setBegun] = useState<(BegunBooking & { quote: Quote }) | null>(null);
  if (begun) return <ConvertDialog quote={begun.quote} begun={begun} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} size="lg" title={`Accepted by phone: quote ${quote.number}`}>
      {answerer ? (
        <AcceptForm quote={quote} answerer={answerer} onClose={onClose} onBegun={setBegun} />
      ) : (
        <LoadingState />
      )}
    </Modal>
  );
}

interface AcceptFormProps extends AcceptDialogProps {
  answerer: { name: string; email: string };
  /** The quote is accepted, and the load needs something of the person. */
  onBegun: (begun: BegunBooking & { quote: Quote }) => void;
}

/** The value of the button that books no load. */
const NOTE = "note";

function AcceptForm({ quote, answerer, onClose, onBegun }: AcceptFormProps) {
  const navigate = useNavigate();
  const mayBook = useCan("loads:write");
  const idempotency = useIdempotencyKey();
  const accept = useAccept(quote);
  const book = useBookLoad(idempotency);
  const isNoteOnly = useRef(false);
  const form = useForm({ initialValues: { ...answerer }, schema });

  const bookOf = async (accepted: Quote) => {
    try {
      const load = await book(accepted, usualBooking(accepted));
      if (load) {
        toast.success(`Quote ${quote.number} is accepted and booked as load ${load.number}.`);
        await navigate(`/apps/loads/${load.id}`);
      } else {
        toast.info(`Quote ${quote.number} is accepted. No load was booked.`);
        onClose();
      }
    } catch (refusal) {
      onBegun({ quote: accepted, idempotency, refusal });
    }
  };

  const save = async (values: typeof form.values) => {
    const accepted = await accept(values);
    if (isNoteOnly.current || !mayBook) onClose();
    else if (accepted.load) await navigate(`/apps/loads/${accepted.load.id}`);
    else if (accepted.customer) await bookOf(accepted);
    else onBegun({ quote: accepted, idempotency, refusal: null });
  };

  return (
    <div
      onSubmitCapture={(event) => {
        isNoteOnly.current = submitterOf(event) === NOTE;
      }}
    >
      <Form form={form} onSubmit={save}>
        <Text size="md">
          For an acceptance by phone or email, even before the quote went out. Customers with the link accept there.
        </Text>
        <FormField name="name" label="Who accepted" required autoFocus />
        <FormField name="email" type="email" label="Email" />
        <FormActions submitLabel={mayBook ? "Accept and book load" : "Record acceptance"} onCancel={onClose}>
          {mayBook && (
            <Button type="submit" value={NOTE} variant="default">
              Record acceptance
            </Button>
          )}
        </FormActions>
      </Form>
    </div>
  );
}
