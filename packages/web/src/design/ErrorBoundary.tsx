import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of what could not be; `retry` tries again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** What cannot be shown is replaced here and takes nothing else along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  private readonly retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
