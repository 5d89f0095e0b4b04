import type { ReactNode } from "react";
import { Link, useCan, usePageTitle } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { Button, useIsPhone } from "@haul/ui/core";
import { ListPage, TabRow, type Filter } from "@haul/ui/data";
import { IconBuildingBank } from "@haul/ui/icons";
import { DEPOSIT } from "../words";
import { columns } from "./deposit-columns";
import { DepositDrawer } from "./deposit-drawer";
import { DepositFigures } from "./deposit-figures";
import { deposits, TO_DEPOSIT } from "./deposits.queries";

const filters: Filter[] = [
  { kind: "days", name: "deposited", label: "Deposited" },
  { kind: "flag", name: "is_voided", label: "Voided" },
];

/** What was taken to the bank; a row opens its drawer with the payments. */
export function DepositList({ tabs }: { tabs: ReactNode }) {
  usePageTitle(DEPOSIT.heading);
  const { page, drawer } = useRecordList(deposits);
  const isPhone = useIsPhone();
  const start = useCan("payments:write") && (
    <Button component={Link} to={`/apps/financial/payments?${TO_DEPOSIT}`}>
      Make deposit
    </Button>
  );
  return (
    <ListPage
      {...page}
      title={DEPOSIT.heading}
      description="Payments deposited together, as they appear on the bank statement."
      action={start}
      // The page's own tabs stand where those of the payments do.
      {...(isPhone
        ? { tabs }
        : {
            figures: (
              <>
                <TabRow>{tabs}</TabRow>
                <DepositFigures />
              </>
            ),
          })}
      filters={filters}
      noun={DEPOSIT.many}
      columns={columns}
      empty={{
        icon: IconBuildingBank,
        title: "No deposits yet",
        body: "On the Payments tab, select the payments you are depositing together, then choose Deposit.",
        action: start,
      }}
    >
      {drawer && <DepositDrawer {...drawer} />}
    </ListPage>
  );
}
