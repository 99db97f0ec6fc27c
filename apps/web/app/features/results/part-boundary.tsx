import { Component, type ReactNode } from 'react';

type PartBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Holds a part whose code is loaded later: where that fails, the fallback stands in and the page stays whole. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
