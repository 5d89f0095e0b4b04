import { TagChips } from "@haul/platform/lists";
import type { Column } from "@haul/ui/data";
import { Day, PhoneLink } from "@haul/ui/freight";
import type { Facility } from "./facilities.queries";
import { timeZoneWord } from "./time-zones";

export const columns: Column<Facility>[] = [
  { key: "name", title: "Facility", isSortable: true, render: ({ name }) => name },
  {
    key: "city",
    file: ["city", "state"],
    title: "City",
    isSortable: true,
    render: ({ address }) => `${address.city}, ${address.state}`,
  },
  { key: "line1", title: "Street", isOptional: "narrow", render: ({ address }) => address.line1 },
  { key: "postal_code", title: "ZIP", isOptional: true, render: ({ address }) => address.postal_code },
  { key: "time_zone", title: "Time zone", card: "hidden", render: ({ time_zone }) => timeZoneWord(time_zone) },
  {
    key: "phone",
    title: "Phone",
    render: ({ phone }) => (phone ? <PhoneLink inherit phone={phone} /> : null),
  },
  { key: "hours", title: "Hours", isWrapping: true, render: ({ hours }) => hours },
  {
    key: "instructions",
    title: "Instructions",
    card: "hidden",
    isOptional: true,
    isWrapping: true,
    render: ({ instructions }) => instructions,
  },
  {
    key: "created_at",
    title: "Added",
    card: "hidden",
    isOptional: true,
    isSortable: true,
    render: ({ created_at }) => <Day on={created_at.slice(0, 10)} />,
  },
  {
    key: "tags",
    title: "Tags",
    isEmpty: ({ tags }) => tags.length === 0,
    render: ({ tags }) => (tags.length === 0 ? null : <TagChips tags={tags} size="sm" />),
  },
];
