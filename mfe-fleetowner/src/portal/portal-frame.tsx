import { useEffect, type ReactNode } from "react";
import { LANGUAGES, useTranslation, type Language } from "@haul/platform/i18n";
import { Button, SegmentedControl } from "@haul/ui/core";
import { IconLogout } from "@haul/ui/icons";
import { config, NavLink } from "@haul/platform";
import { logOutOfPortal, useOwnerSession } from "../api";
import { changeLanguage } from "../i18n";
import { useOwner } from "../owner";
import classes from "./portal.module.css";

/** The owners' own header around every page of the portal. */
export function PortalFrame({ children }: { children: ReactNode }) {
  const owner = useOwner();
  const { t, i18n } = useTranslation();

  useEffect(() => {
    const before = document.documentElement.lang;
    document.documentElement.lang = i18n.language;
    return () => {
      document.documentElement.lang = before;
    };
  }, [i18n.language]);

  return (
    <div className={classes.portal}>
      <a href="#main" className={classes.skip}>
        {t("portal.skip")}
      </a>
      <header className={classes.header}>
        <div className={classes.bar}>
          <span className={classes.brand}>
            <span>{config().name}</span> <span className={classes.kind}>{t("portal.name")}</span>
          </span>
          {owner && <OwnerNav />}
          <LanguageSwitch />
          {owner && <OwnerMenu />}
        </div>
      </header>
      <main id="main" className={classes.content}>
        {children}
      </main>
    </div>
  );
}

function OwnerNav() {
  const { t } = useTranslation();
  return (
    <nav className={classes.nav} aria-label={t("portal.nav")}>
      <NavLink to="/fleetowner" end>
        {t("portal.trucks")}
      </NavLink>
      <NavLink to="/fleetowner/profile">{t("portal.profile")}</NavLink>
    </nav>
  );
}

function OwnerMenu() {
  const { t } = useTranslation();
  const session = useOwnerSession();
  return (
    <div className={classes.owner}>
      <span className={classes.name}>{session.data?.name}</span>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconLogout size={16} aria-hidden />}
        onClick={() => void logOutOfPortal(false).catch(() => undefined)}
      >
        {t("portal.logOut")}
      </Button>
    </div>
  );
}

function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  return (
    <SegmentedControl
      className={classes.language}
      aria-label={t("portal.language")}
      value={i18n.language}
      data={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
      onChange={(language) => void changeLanguage(language as Language)}
    />
  );
}
