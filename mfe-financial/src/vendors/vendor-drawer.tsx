import { EditableDrawer, type OpenRecord } from "@haul/platform/lists";
import { DescriptionList } from "@haul/ui/data";
import { addressLine, labelOf, MailLink, paymentTerms, PhoneLink } from "@haul/ui/freight";
import { VENDOR_KINDS } from "../words";
import { TaxBadges } from "./tax-badges";
import { VendorForm } from "./vendor-form";
import { vendors, type Vendor } from "./vendors.queries";

/** A vendor: how to reach and pay them, what their 1099 needs, and what happened to the record. */
export function VendorDrawer(props: OpenRecord) {
  return (
    <EditableDrawer
      {...props}
      of={vendors}
      title={({ name }) => name}
      badge={(vendor) => <TaxBadges vendor={vendor} />}
      archiving="The vendor is removed from your list, but its history is kept."
      Form={VendorForm}
    >
      {(vendor) => <VendorFacts vendor={vendor} />}
    </EditableDrawer>
  );
}

function VendorFacts({ vendor }: { vendor: Vendor }) {
  const { email, phone } = vendor;
  return (
    <DescriptionList
      items={[
        { label: "Kind", value: labelOf(VENDOR_KINDS, vendor.kind) },
        { label: "Contact", value: vendor.contact_name },
        { label: "Phone", value: phone && <PhoneLink phone={phone} /> },
        { label: "Email", value: email && <MailLink email={email} /> },
        { label: "Address", value: addressLine(vendor.address) },
        { label: "Terms", value: paymentTerms(vendor.payment_terms_days) },
        { label: "Gets a 1099", value: vendor.is_1099 ? "Yes" : "No" },
        { label: "Tax ID", value: taxIdWords(vendor) },
        { label: "Notes", value: vendor.notes },
      ]}
    />
  );
}

function taxIdWords({ is_1099, tax_id_last4 }: Vendor): string | undefined {
  if (tax_id_last4 !== undefined) return `Ends in ${tax_id_last4}`;
  return is_1099 ? "Missing. Ask for a W-9." : undefined;
}
