import type { Session } from '@peonia/contract/accounts.ts';
import { type RefObject, useRef, useState } from 'react';
import type { FieldFault, FieldName, Faults } from './check-register.ts';
import { type FieldOf, refusedField } from './refused-field.ts';

/** A message of a field: found here, or told by the server in the reader's language. */
export type FieldProblem = { readonly fault: FieldFault } | { readonly text: string };
export type FieldProblems = { readonly [field in FieldName]?: FieldProblem };

export interface Door<Result> {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly problems: FieldProblems;
  /** What went wrong with the form as a whole. */
  readonly failure: unknown;
  readonly isBusy: boolean;
  /** Takes a message away as soon as its field is changed. */
  clear(field: FieldName): void;
  report(field: FieldName, fault: FieldFault): void;
  dropFailure(): void;
  /** Checks, sends, and either hands the answer on or shows what is wrong at its place. */
  enter(faults: Faults, send: () => Promise<Result>): Promise<void>;
}

export interface DoorOptions {
  /** Where refusals of this form belong, if not where they usually do. */
  readonly fields?: FieldOf;
  /** Takes a refusal that is no failure, such as the question for a code; true where it did. */
  readonly onRefused?: (error: unknown) => boolean;
  /** The page stays after success, so the form can be used again. */
  readonly stays?: boolean;
}

/**
 * State of a form that leads into an account. The inputs stay uncontrolled: what is typed before the program is there
 * stays.
 */
export function useDoor<Result = Session>(
  onDone: (result: Result) => Promise<void> | void,
  options: DoorOptions = {},
): Door<Result> {
  const formRef = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  const show = (next: FieldProblems) => {
    setProblems(next);
    const first = Object.keys(next)[0];
    // The element carries the name of the field; it is focused when its message is on the page.
    if (first !== undefined)
      requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus());
  };
  const refused = (error: unknown) => {
    setBusy(false);
    if (options.onRefused?.(error)) return;
    const field = refusedField(error, options.fields);
    if (field === null) setFailure(error);
    else show({ [field]: { text: (error as Error).message } });
  };

  return {
    formRef,
    problems,
    failure,
    isBusy,
    clear: (field) => setProblems(({ [field]: _, ...rest }) => rest),
    report: (field, fault) => setProblems((now) => ({ ...now, [field]: { fault } })),
    dropFailure: () => setFailure(null),
    async enter(faults, send) {
      setFailure(null);
      const entries = Object.entries(faults).map(([field, fault]) => [field, { fault }]);
      show(Object.fromEntries(entries));
      if (entries.length > 0 || isBusy) return;
      setBusy(true);
      try {
        await onDone(await send());
        if (options.stays === true) setBusy(false);
      } catch (error) {
        refused(error);
      }
    },
  };
}
