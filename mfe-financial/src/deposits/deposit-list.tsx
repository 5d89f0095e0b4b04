import type { ReactNode } from "react";
import { usePageTitle } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { ListPage, type Filter } from "@haul/ui/data";
import { IconBuildingBank } from "@haul/ui/icons";
import { DEPOSIT } from "../words";
import { columns } from "./deposit-columns";
import { DepositDrawer } from "./deposit-drawer";
import { deposits } from "./deposits.queries";

const filters: Filter[] = [
  { kind: "days", name: "deposited", label: "Deposited" },
  { kind: "flag", name: "is_voided", label: "Voided" },
];

/** What was taken to the bank; a row opens its drawer with the payments. */
export function DepositList({ tabs }: { tabs: ReactNode }) {
  usePageTitle(DEPOSIT.heading);
  const { page, drawer } = useRecordList(deposits);
  return (
    <ListPage
      {...page}
      title={DEPOSIT.heading}
      description="Payments that were taken to the bank together, as the bank statement has them."
      tabs={tabs}
      filters={filters}
      noun={DEPOSIT.many}
      columns={columns}
      empty={{
        icon: IconBuildingBank,
        title: "No deposits yet",
        body: "Mark the payments that go to the bank together in the list of payments, and choose Deposit.",
      }}
    >
      {drawer && <DepositDrawer {...drawer} />}
    </ListPage>
  );
}
