import type { Session } from '@peonia/contract/accounts.ts';
import { type RefObject, useRef, useState } from 'react';
import type { FieldFault, FieldName, Faults } from './check-register.ts';
import { refusedField } from './refused-field.ts';

/** A message of a field: found here, or told by the server in the reader's language. */
export type FieldProblem = { readonly fault: FieldFault } | { readonly text: string };

export interface Door {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly problems: { readonly [field in FieldName]?: FieldProblem };
  /** What went wrong with the form as a whole. */
  readonly failure: unknown;
  readonly isBusy: boolean;
  /** Takes a message away as soon as its field is changed. */
  clear(field: FieldName): void;
  report(field: FieldName, fault: FieldFault): void;
  /** Checks, sends, and either hands the session on or shows what is wrong at its place. */
  enter(faults: Faults, send: () => Promise<Session>): Promise<void>;
}

/** State of a register or login form. The inputs stay uncontrolled: what is typed before the program is there stays. */
export function useDoor(onSession: (session: Session) => Promise<void>): Door {
  const formRef = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Door['problems']>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  const show = (next: Door['problems']) => {
    setProblems(next);
    const first = Object.keys(next)[0];
    // The element carries the name of the field; it is focused when its message is on the page.
    if (first !== undefined) requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus());
  };

  return {
    formRef,
    problems,
    failure,
    isBusy,
    clear: (field) => setProblems(({ [field]: _, ...rest }) => rest),
    report: (field, fault) => setProblems((now) => ({ ...now, [field]: { fault } })),
    async enter(faults, send) {
      setFailure(null);
      const entries = Object.entries(faults).map(([field, fault]) => [field, { fault }]);
      show(Object.fromEntries(entries));
      if (entries.length > 0 || isBusy) return;
      setBusy(true);
      try {
        await onSession(await send());
      } catch (error) {
        const field = refusedField(error);
        if (field === null) setFailure(error);
        else show({ [field]: { text: (error as Error).message } });
        setBusy(false);
      }
    },
  };
}
