import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/check.tsx';
import { HourglassIcon } from '../icons/hourglass.tsx';
import * as css from './step-list.module.css';

interface Step {
  readonly key: string;
  readonly label: ReactNode;
  /** `now` is the step in work; a way that has ended has none. */
  readonly state: 'done' | 'now' | 'ahead';
  /** Below the label: the formatted day. */
  readonly note?: string | undefined;
}

/** The steps of a way beside each other: those taken, the one in work, those ahead. */
export function StepList({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className={css.stepList} aria-label={label}>
      {steps.map(({ key, label: name, state, note }) => (
        <li key={key} data-step={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={css.dot} aria-hidden="true">
            {state === 'done' ? <CheckIcon /> : state === 'now' ? <HourglassIcon /> : null}
          </span>
          <b>{name}</b>
          {note === undefined ? null : <span className="tiny muted tabular">{note}</span>}
        </li>
      ))}
    </ol>
  );
}
