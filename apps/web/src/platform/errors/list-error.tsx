import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { CompassIcon } from '@peonia/ui/icons/compass.tsx';
import { RefreshCwIcon } from '@peonia/ui/icons/refresh-cw.tsx';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { useEffect } from 'react';
import { ApiError, isRefusal } from '../api/problem.ts';
import { isPrompted } from '../prompts/prompt-of.ts';
import { showProblem } from './errors.tsx';

interface ListErrorProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** In a panel: a smaller heading level and button. */
  readonly isCompact?: boolean;
}

/**
 * Error state of a list or an object, with a retry button. What does not exist is not retried, nor what an address asks
 * for in a wrong way: the reader is led home. A refusal that a button solves is shown as a prompt too.
 */
export function ListError({ error, onRetry, isCompact = false }: ListErrorProps) {
  useEffect(() => {
    if (isPrompted(error)) showProblem(error);
  }, [error]);
  const level = isCompact ? 3 : 2;
  const size = isCompact ? 'sm' : 'md';
  if ((error instanceof ApiError && error.status === 404) || isRefusal(error, 'input_invalid')) {
    return (
      <EmptyState
        level={level}
        icon={<CompassIcon />}
        title={<Trans>Page not found</Trans>}
        text={<Trans>The address is wrong, or the page is gone.</Trans>}
        action={
          <Button size={size} href="/home">
            <Trans>Go home</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      level={level}
      icon={<WifiOffIcon />}
      title={<Trans>This list could not be loaded</Trans>}
      text={error instanceof ApiError ? error.message : <Trans>Oops, Network is unreachable</Trans>}
      action={
        <Button size={size} icon={<RefreshCwIcon />} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
