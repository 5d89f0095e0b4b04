import { Button, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { IconAlertTriangle, IconFileOff, IconLock, IconMoodEmpty, IconRefresh, IconWifiOff, type Icon } from "../icons";
import type { ReactNode } from "react";
import { errorMessage, isApiError } from "../core/api-error";
import { UiLink } from "../core/link";
import classes from "./states.module.css";

interface StateProps {
  icon: Icon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  role?: "alert" | "status";
}

function State({ icon: Glyph, title, children, action, role }: StateProps) {
  return (
    <div className={classes.state} role={role}>
      <Glyph size={28} stroke={1.5} className={classes.icon} aria-hidden />
      <Title order={2} size="h3">
        {title}
      </Title>
      {children && (
        <Text component="div" c="dimmed" maw={440}>
          {children}
        </Text>
      )}
      {action && (
        <Group gap="xs" justify="center" mt="xs">
          {action}
        </Group>
      )}
    </div>
  );
}

/** The outline of what is coming. */
export function LoadingState({ label = "Loading", lines = 6 }: { label?: string; lines?: number }) {
  return (
    <Stack gap="sm" p="md" role="status" aria-label={label}>
      <Skeleton height={20} width="35%" />
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={14} width={`${92 - ((index * 17) % 40)}%`} />
      ))}
    </Stack>
  );
}

export interface EmptyStateProps {
  icon?: Icon;
  /** What is not there yet: "No loads yet". */
  title: string;
  /** What belongs here and why it is useful. */
  children?: ReactNode;
  /** The button that starts it. */
  action?: ReactNode;
}

/** A list or page with nothing in it: what belongs here and the button that starts it. */
export function EmptyState({ icon = IconMoodEmpty, title, children, action }: EmptyStateProps) {
  return (
    <State icon={icon} title={title} action={action} role="status">
      {children}
    </State>
  );
}

/** No page or record at this address, or none that this person may see. */
export function NotFoundState({ title = "Not found", children, action }: Partial<EmptyStateProps>) {
  return (
    <State icon={IconFileOff} title={title} action={action ?? <WaysOn />}>
      {children ?? "It may have been removed, or the link may be wrong."}
    </State>
  );
}

/** The id of a record, whole or cut off, and the page behind it such as its form. No other part of an address has digits. */
const RECORD_ID = /\/[^/]*\d[^/]*(\/\w+)?$/;

/** From a record's own page to its list. A drawer has its list beside it. */
function WaysOn() {
  const { pathname } = window.location;
  if (!RECORD_ID.test(pathname)) return null;
  return (
    <>
      <Button component={UiLink} href={pathname.replace(RECORD_ID, "")}>
        Go to the list
      </Button>
      <Button component={UiLink} href="/" variant="default">
        Go to your start page
      </Button>
    </>
  );
}

/** The page exists, but this person's role does not open it. */
export function ForbiddenState({ permission, children }: { permission?: string; children?: ReactNode }) {
  return (
    <State
      icon={IconLock}
      title="Your role does not open this page"
      action={
        <Button component={UiLink} href="/" variant="default">
          Go to your start page
        </Button>
      }
    >
      {permission && `You need the permission ${permission}. `}
      {children ?? "An Admin of your company can give it to your role, under Admin, Roles."}
    </State>
  );
}

export interface ErrorStateProps {
  /** What was thrown. */
  error: unknown;
  onRetry?: () => void;
  /** What could not be done: "Loads could not be loaded". */
  title?: string;
}

/** What went wrong, with the request id to quote and the way to try again. 403 and 404 have their own words. */
export function ErrorState({ error, onRetry, title }: ErrorStateProps) {
  const status = isApiError(error) ? error.status : null;
  if (status === 403) return <Refused error={error} />;
  if (status === 404) return <NotFoundState />;
  const requestId = isApiError(error) ? error.requestId : null;
  return (
    <State
      icon={status === 0 ? IconWifiOff : IconAlertTriangle}
      title={title ?? (status === 0 ? "The server could not be reached" : "This could not be loaded")}
      role="alert"
      action={
        onRetry && (
          <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {errorMessage(error)}
      {requestId && <div className={classes.request}>Request {requestId}</div>}
    </State>
  );
}

/** The server names the permission that is missing. */
function Refused({ error }: { error: unknown }) {
  const isNamed = isApiError(error) && error.code === "permission_missing";
  if (!isNamed) return <ForbiddenState />;
  return (
    <ForbiddenState>
      {errorMessage(error)} An Admin of your company can give it to your role, under Admin, Roles.
    </ForbiddenState>
  );
}

/** What a query of react-query says, as far as a page needs it. */
export interface QueryLike<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

export interface QueryStatesProps<Data> {
  query: QueryLike<Data>;
  /** In place of the usual outline. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Loading, error (with retry), forbidden, not found, or the data: the frame around everything that is loaded. */
export function QueryStates<Data>({ query, loading, children }: QueryStatesProps<Data>) {
  // Data that are there stay there when a refresh fails.
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return loading ?? <LoadingState />;
}
