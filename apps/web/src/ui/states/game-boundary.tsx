import { Component, type ErrorInfo, type ReactNode } from 'react';
import { StateBlock } from './state-block.tsx';

interface GameBoundaryProps {
  title: string;
  action: ReactNode;
  children: ReactNode;
}

/** A game that cannot be loaded or breaks takes nothing else with it. */
export class GameBoundary extends Component<GameBoundaryProps, { readonly message: string | null }> {
  override state: { readonly message: string | null } = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A game broke while it was tried out', error, info.componentStack);
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return <StateBlock level={1} alert title={this.props.title} text={message} action={this.props.action} />;
  }
}
