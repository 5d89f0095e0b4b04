import { Component, type ReactNode } from "react";
import { ErrorState } from "./states";

interface BoundaryProps {
  /** What could not be shown: "The chart could not be shown". */
  title?: string;
  children: ReactNode;
}

/** Keeps a part of a page that throws, such as a chart whose code does not arrive, from taking the rest along. */
export class PartBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <ErrorState
        error={error}
        title={this.props.title ?? "This part could not be shown"}
        onRetry={() => this.setState({ error: null })}
      />
    );
  }
}
