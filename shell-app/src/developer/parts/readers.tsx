import type { ReactNode } from "react";
import { Link, loginPath, useAccess, useCan, useLocation } from "@haul/platform";
import { Anchor, Button } from "@haul/ui/core";
import { EmptyState, LoadingState } from "@haul/ui/data";
import type { Icon } from "@haul/ui/icons";

interface ReadersProps {
  readonly permission: Parameters<typeof useCan>[0];
  readonly icon: Icon;
  /** What people sign in for, such as `keys`. */
  readonly what: string;
  /** For people who are signed in and may not read it: whom to ask. */
  readonly refusal: ReactNode;
  /** Above what everybody else sees, on a page that has no title of its own. */
  readonly header?: ReactNode;
  readonly children: ReactNode;
}

/** The company's own part of a page that everybody may open: for those with the permission; others learn how to get there. */
export function Readers({ permission, icon, what, refusal, header, children }: ReadersProps) {
  const access = useAccess();
  const canRead = useCan(permission);
  if (access.kind === "looking_up") return <LoadingState />;
  if (access.kind !== "anonymous" && canRead) return children;
  return (
    <>
      {header}
      {access.kind === "anonymous" ? <SignIn icon={icon} what={what} /> : refusal}
    </>
  );
}

function SignIn({ icon, what }: Pick<ReadersProps, "icon" | "what">) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      icon={icon}
      title={`Sign in to see your company's ${what}`}
      action={
        <Button component={Link} to={loginPath(`${pathname}${search}`)}>
          Sign in
        </Button>
      }
    >
      No account yet?{" "}
      <Anchor component={Link} to="/auth/register" underline="always">
        Register your company
      </Anchor>
      .
    </EmptyState>
  );
}
