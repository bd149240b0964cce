import { Component, createContext, type ReactNode, use, useEffect } from 'react';
import { noteFirstPage } from '../loading/first-page.ts';
import { useShown } from './router-provider.tsx';
import type { Shown } from './router.ts';

const ProblemContext = createContext<unknown>(undefined);

/** The page that is open; `opening` before the first one, `problem` where there is none or where it fails. */
export function PageOutlet({ opening, problem }: { readonly opening: ReactNode; readonly problem: ReactNode }) {
  const shown = useShown();
  const { isOpening = false } = shown;
  useEffect(() => {
    if (!isOpening) noteFirstPage();
  }, [isOpening]);
  if (isOpening) return opening;
  if (shown.page === null) return <ProblemContext value={shown.problem}>{problem}</ProblemContext>;
  const { Component: Page } = shown.page;
  return (
    <ProblemBoundary shown={shown} problem={problem}>
      <Page />
    </ProblemBoundary>
  );
}

/** Reason for the missing page; undefined if the URL matches no route. */
export function usePageProblem(): unknown {
  return use(ProblemContext);
}

interface BoundaryProps {
  readonly shown?: Shown;
  readonly problem: ReactNode;
  readonly children: ReactNode;
}

interface Caught {
  readonly error?: unknown;
  readonly shown: Shown | undefined;
}

/** Catches render errors until another page is shown. */
export class ProblemBoundary extends Component<BoundaryProps, Caught> {
  override state: Caught = { shown: this.props.shown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ shown }: BoundaryProps, state: Caught): Caught {
    return shown === state.shown ? state : { error: undefined, shown };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <ProblemContext value={this.state.error}>{this.props.problem}</ProblemContext>;
  }
}
