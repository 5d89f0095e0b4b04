import { Component, type ReactNode, startTransition, use } from "react";
import { lazyPart, retryFailedLoads, useLocation } from "@haul/platform";
import { useRoutes } from "@haul/platform/host";
import { appOf, forgetRemotes } from "./index";
import { askForPage } from "./page-files";
import { toRemoteProblem } from "./problem";
import { RemoteCard } from "./remote-card";
import type { KnownRemote } from "./registry";

/** A page of a remote, or a card that says why it is not there. */
export function RemotePage({ remote }: { remote: KnownRemote }) {
  const { pathname } = useLocation();
  return (
    <RemoteBoundary key={remote.id} pathname={pathname}>
      <RemoteRoutes remote={remote} />
    </RemoteBoundary>
  );
}

const NotFoundPage = lazyPart(() => import("../not-found.page"));
const NOT_FOUND = { path: "*", element: <NotFoundPage isFramed /> };

function RemoteRoutes({ remote }: { remote: KnownRemote }) {
  const { pathname } = useLocation();
  askForPage(remote, pathname);
  const app = use(appOf(remote));
  return useRoutes([...app.routes, NOT_FOUND]);
}

interface BoundaryProps {
  readonly pathname: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failure: { readonly cause: unknown } | undefined;
}

/** Keeps a failing remote inside its own page: menu and bars stay. Another URL is another attempt. */
export class RemoteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined };

  static getDerivedStateFromError(cause: unknown): BoundaryState {
    return { failure: { cause } };
  }

  override componentDidUpdate(previous: BoundaryProps) {
    if (this.state.failure && previous.pathname !== this.props.pathname) this.reset();
  }

  private readonly reset = () => {
    forgetRemotes();
    retryFailedLoads();
    startTransition(() => {
      this.setState({ failure: undefined });
    });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <RemoteCard problem={toRemoteProblem(failure.cause)} onTryAgain={this.reset} />;
  }
}
