import { useTranslation } from "react-i18next";
import { Alert } from "@haul/ui/core";
import { IconAlertTriangle } from "@haul/ui/icons";
import type { OwnerTruck } from "../owner.types";
import { useFormats } from "../shared/use-formats";
import { expiringPapers } from "./papers";
import classes from "./trucks.module.css";

/** What has to be renewed, before it keeps a truck from running. */
export function ExpiringPapers({ trucks }: { trucks: readonly OwnerTruck[] }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const papers = expiringPapers(trucks);
  if (papers.length === 0) return null;
  return (
    <Alert
      color={papers.some(({ isExpired }) => isExpired) ? "red" : "amber"}
      variant="light"
      icon={<IconAlertTriangle size={16} />}
      title={t("dashboard.papers")}
    >
      <ul className={classes.papers}>
        {papers.map(({ truck, paper, day: on, isExpired }) => (
          <li key={`${truck.id}-${paper}`}>
            <strong>{t("truck.unit", { number: truck.unit_number })}</strong>{" "}
            {t(isExpired ? "truck.expired" : "truck.expires", { paper: t(`truck.${paper}`), day: day(on) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
