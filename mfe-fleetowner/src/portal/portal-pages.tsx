import type { ReactNode } from "react";
import { I18nextProvider } from "@haul/platform/i18n";
import { Navigate, useLocation } from "@haul/platform";
import { i18next } from "../i18n";
import { useOwner } from "../owner";
import { ownerLoginPath } from "../sign-in/next-path";
import { PortalFrame } from "./portal-frame";

/** A page of the portal that is open to everyone. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18next}>
      <PortalFrame>{children}</PortalFrame>
    </I18nextProvider>
  );
}

/** A page for a fleet owner who is logged in; others log in first, and come back. */
export function OwnerPage({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const wanted = `${pathname}${search}${hash}`;
  return useOwner() ? <PublicPage>{children}</PublicPage> : <Navigate to={ownerLoginPath(wanted)} replace />;
}
