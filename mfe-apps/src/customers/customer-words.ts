export const CUSTOMER_KINDS = [
  { value: "broker", label: "Broker" },
  { value: "shipper", label: "Shipper" },
  { value: "third_party_logistics", label: "3PL" },
];
