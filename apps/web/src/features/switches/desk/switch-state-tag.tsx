import { Trans } from '@lingui/react/macro';
import type { SwitchRow } from '@peonia/contract/operation/switches.ts';
import { kindOf, stateOf } from './switch-state.ts';
import * as css from './switches.module.css';

/** The state in a word, with a colour that repeats it. */
export function SwitchStateTag({ row }: { row: SwitchRow }) {
  const state = stateOf(row);
  return (
    <span className={css.state} data-state={state}>
      <StateWord kind={kindOf(row.name)} state={state} />
    </span>
  );
}

function StateWord({ kind, state }: { kind: ReturnType<typeof kindOf>; state: ReturnType<typeof stateOf> }) {
  if (kind === 'maintenance') return state === 'off' ? <Trans>Closed</Trans> : <Trans context="switch">Open</Trans>;
  if (kind === 'stop') return state === 'off' ? <Trans>Stopped</Trans> : <Trans>Running</Trans>;
  if (state === 'part') return <Trans>Open to a part</Trans>;
  return state === 'off' ? <Trans>Closed</Trans> : <Trans>Open to everybody</Trans>;
}
