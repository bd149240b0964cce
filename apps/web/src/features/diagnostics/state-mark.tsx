import { Trans } from '@lingui/react/macro';
import type { HealthState } from '@peonia/contract/operation/health.ts';
import * as css from './health.module.css';

/** A state as a word with its colour. */
export function StateMark({ state }: { state: HealthState }) {
  return (
    <span className={css.state} data-state={state}>
      {state === 'good' ? (
        <Trans context="health">Good</Trans>
      ) : state === 'watch' ? (
        <Trans context="health">Look at it</Trans>
      ) : state === 'bad' ? (
        <Trans context="health">Act now</Trans>
      ) : (
        <Trans context="health">Unknown</Trans>
      )}
    </span>
  );
}
