import type { Session } from '@peonia/contract/accounts/accounts.ts';
import { type RefObject, useRef, useState } from 'react';
import type { FieldFault, FieldName, Faults } from './check-fields.ts';
import { type FieldOf, refusedField } from './refused-field.ts';

/** Error of a field: found here, or sent by the server in the reader's language. */
export type FieldProblem = { readonly fault: FieldFault } | { readonly text: string };
type FieldProblems = { readonly [field in FieldName]?: FieldProblem };

export interface AuthForm<Result> {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly problems: FieldProblems;
  /** Error of the form as a whole. */
  readonly failure: unknown;
  readonly isBusy: boolean;
  /** Removes the error of a field when it is edited. */
  clear(field: FieldName): void;
  report(field: FieldName, fault: FieldFault): void;
  clearFailure(): void;
  /** Checks and sends; then passes the result on or shows the errors. */
  submit(faults: Faults, send: () => Promise<Result>): Promise<void>;
}

interface AuthFormOptions {
  /** Field of each refusal where it differs from the default. */
  readonly fields?: FieldOf;
  /** Handles a refusal that is not a failure, such as a code request; returns true when handled. */
  readonly onRefused?: (error: unknown) => boolean;
  /** The form stays usable after success. */
  readonly staysOpen?: boolean;
}

/** State of an auth form. Its inputs are uncontrolled, so that what is typed before hydration is kept. */
export function useAuthForm<Result = Session>(
  onDone: (result: Result) => Promise<void> | void,
  options: AuthFormOptions = {},
): AuthForm<Result> {
  const formRef = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  const show = (next: FieldProblems) => {
    setProblems(next);
    const names = Object.keys(next).map((name) => `[name=${name}]`);
    // Focuses the first field on the page once its message is rendered.
    if (names.length > 0)
      requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>(names.join(','))?.focus());
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
    clearFailure: () => setFailure(null),
    async submit(faults, send) {
      setFailure(null);
      const entries = Object.entries(faults).map(([field, fault]) => [field, { fault }]);
      show(Object.fromEntries(entries));
      if (entries.length > 0 || isBusy) return;
      setBusy(true);
      try {
        await onDone(await send());
        if (options.staysOpen === true) setBusy(false);
      } catch (error) {
        refused(error);
      }
    },
  };
}
