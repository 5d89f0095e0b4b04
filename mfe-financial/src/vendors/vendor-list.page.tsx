import { RecordListPage } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import type { Column, Filter } from "@haul/ui/data";
import { Day, labelOf, MailLink, paymentTerms, PhoneLink } from "@haul/ui/freight";
import { IconBuildingStore } from "@haul/ui/icons";
import { VENDOR_KINDS } from "../words";
import { TaxBadges } from "./tax-badges";
import { VendorDrawer } from "./vendor-drawer";
import { VendorForm } from "./vendor-form";
import { vendors, type Vendor } from "./vendors.queries";

const columns: Column<Vendor>[] = [
  { key: "name", title: "Vendor", isSortable: true, render: ({ name }) => name },
  { key: "is_1099", title: "1099", card: "badge", render: (vendor) => <TaxBadges vendor={vendor} /> },
  { key: "kind", title: "Kind", render: ({ kind }) => labelOf(VENDOR_KINDS, kind) },
  {
    key: "contact_name",
    title: "Contact",
    isEmpty: ({ contact_name }) => contact_name === undefined,
    render: ({ contact_name }) => contact_name,
  },
  {
    key: "phone",
    title: "Phone",
    isEmpty: ({ phone }) => phone === undefined,
    render: ({ phone }) => (phone ? <PhoneLink inherit phone={phone} /> : null),
  },
  {
    key: "email",
    title: "Email",
    isOptional: "narrow",
    isEmpty: ({ email }) => email === undefined,
    render: ({ email }) => (email ? <MailLink inherit email={email} /> : null),
  },
  {
    key: "payment_terms_days",
    title: "Terms",
    isSortable: true,
    render: ({ payment_terms_days }) => paymentTerms(payment_terms_days),
  },
  {
    key: "created_at",
    title: "Added",
    card: "hidden",
    isOptional: true,
    isSortable: true,
    render: ({ created_at }) => <Day on={created_at.slice(0, 10)} />,
  },
];

const filters: Filter[] = [
  { kind: "choices", name: "kind", label: "Kind", options: optionsOf(VENDOR_KINDS) },
  { kind: "flag", name: "is_1099", label: "1099" },
  { kind: "flag", name: "lacks_tax_id", label: "Missing tax ID" },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** Who the carrier pays, on what terms, and whose tax ID is missing. */
export default function VendorListPage() {
  return (
    <RecordListPage
      of={vendors}
      description="Who you pay: terms, contacts and 1099 details."
      filters={filters}
      searchPlaceholder="Name or email"
      columns={columns}
      nameOf={({ name }) => name}
      empty={{
        icon: IconBuildingStore,
        title: "No vendors yet",
        body: "Vendors are the businesses you pay: repair shops, tire dealers, fuel, towing, insurance.",
      }}
      Drawer={VendorDrawer}
      Form={VendorForm}
      formSize="lg"
    />
  );
}
