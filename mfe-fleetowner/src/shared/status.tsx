import { useTranslation } from "@haul/platform/i18n";
import { statusLook, ToneBadge } from "@haul/ui/freight";
import { en } from "../i18n/en";
import type { OwnerLoad } from "../owner.types";

type LoadStatusKey = keyof typeof en.load.status;
type TruckStatusKey = keyof typeof en.truck.status;

/** A load's status in the portal's language, with the color and icon that it has everywhere. */
export function LoadStatusBadge({ status }: { status: string }) {
  const { t } = useTranslation();
  const { tone, icon, word } = statusLook("load", status);
  return (
    <ToneBadge tone={tone} icon={icon}>
      {status in en.load.status ? t(`load.status.${status as LoadStatusKey}`) : word}
    </ToneBadge>
  );
}

/** Late or at risk; the rest goes without saying. */
export function StandingBadge({ timeliness }: Pick<OwnerLoad, "timeliness">) {
  const { t } = useTranslation();
  if (timeliness !== "late" && timeliness !== "at_risk") return null;
  const { tone, icon } = statusLook("timeliness", timeliness);
  return (
    <ToneBadge tone={tone} icon={icon}>
      {t(`load.timeliness.${timeliness}`)}
    </ToneBadge>
  );
}

export function TruckStatusBadge({ status }: { status: string }) {
  const { t } = useTranslation();
  const { tone, icon, word } = statusLook("truck", status);
  return (
    <ToneBadge tone={tone} icon={icon}>
      {status in en.truck.status ? t(`truck.status.${status as TruckStatusKey}`) : word}
    </ToneBadge>
  );
}
