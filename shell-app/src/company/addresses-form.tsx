import { useOpenedVersion } from "@haul/platform/lists";
import { toast } from "@haul/ui/core";
import { Form, FormActions, FormSection, useForm } from "@haul/ui/forms";
import { AddressFields, addressOf, type AddressValues, addressValues } from "@haul/ui/long-forms";
import { addressErrors } from "./address-errors";
import { type Company, useUpdateCompany } from "./company.queries";
import { useRecentSignIn } from "./recent-sign-in";

const KINDS = ["physical", "mailing", "billing", "remit_to"] as const;
type Kind = (typeof KINDS)[number];

const SECTIONS: Record<Kind, { title: string; description: string }> = {
  physical: { title: "Physical", description: "Where the company is located." },
  mailing: { title: "Mailing", description: "Where mail is sent, if different." },
  billing: { title: "Billing", description: "Shown on your invoices, if different." },
  remit_to: { title: "Remit to", description: "Where customers send payments, unless Banking says otherwise." },
};

interface Values extends Record<string, unknown> {
  addresses: Record<Kind, AddressValues>;
}

export function AddressesForm({ company, onDone }: { company: Company; onDone: () => void }) {
  const update = useUpdateCompany();
  const saving = useOpenedVersion(company.version);
  const signIn = useRecentSignIn();
  const { physical, mailing, billing, remit_to } = company.addresses;
  const form = useForm<Values>({
    initialValues: {
      addresses: {
        physical: addressValues(physical),
        mailing: addressValues(mailing),
        billing: addressValues(billing),
        remit_to: addressValues(remit_to),
      },
    },
    validate: ({ addresses }) =>
      Object.assign({}, ...KINDS.map((kind) => addressErrors(`addresses.${kind}`, addresses[kind]))) as Record<
        string,
        string
      >,
  });
  return (
    <>
      <Form
        form={form}
        aria-label="Addresses"
        onSubmit={async ({ addresses }) => {
          const entries = KINDS.flatMap((kind) => {
            const address = addressOf(addresses[kind]);
            return address ? [[kind, address]] : [];
          });
          const changed = Object.fromEntries(entries) as Company["addresses"];
          const save = (version: number) => update.mutateAsync({ body: { version, addresses: changed } });
          if (!(await signIn.saves(() => saving(save)))) return;
          toast.success("The addresses are saved.");
          onDone();
        }}
      >
        {KINDS.map((kind) => (
          <FormSection key={kind} {...SECTIONS[kind]}>
            <AddressFields name={`addresses.${kind}`} autoFocus={kind === KINDS[0]} />
          </FormSection>
        ))}
        <FormActions submitLabel="Save addresses" onCancel={onDone} />
      </Form>
      {signIn.dialog}
    </>
  );
}
