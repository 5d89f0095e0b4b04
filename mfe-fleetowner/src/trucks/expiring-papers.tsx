import { useFormats, useTranslation } from "@haul/platform/i18n";
import { Alert } from "@haul/ui/core";
import { IconAlertTriangle } from "@haul/ui/icons";
import { useDashboard } from "../api";
import type { OwnerPaper } from "../owner.types";
import classes from "./trucks.module.css";

const PAPERS = ["registration", "inspection", "insurance"] as const;
const hasExpired = ({ code }: OwnerPaper) => code.endsWith("_expired");

/** What has to be renewed, before it keeps a truck from running. */
export function ExpiringPapers() {
  const { t } = useTranslation();
  const { day } = useFormats();
  const papers = useDashboard().data?.expiring_papers ?? [];
  if (papers.length === 0) return null;

  const words = (paper: OwnerPaper) => {
    const known = PAPERS.find((name) => paper.code.startsWith(`${name}_`));
    // A paper that this build does not know is in the server's words.
    if (!known) return paper.message;
    const values = { paper: t(`truck.${known}`), day: day(paper.expires_on) };
    return t(hasExpired(paper) ? "truck.expired" : "truck.expires", values);
  };

  return (
    <Alert
      color={papers.some(hasExpired) ? "red" : "amber"}
      variant="light"
      // Read where it stands; it is no news that interrupts.
      role="region"
      icon={<IconAlertTriangle size={16} aria-hidden />}
      title={t("dashboard.papers")}
    >
      <ul className={classes.papers}>
        {papers.map((paper) => (
          <li key={`${paper.truck_id}-${paper.code}`}>
            <strong>{t("truck.unit", { number: paper.unit_number })}</strong> {words(paper)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
