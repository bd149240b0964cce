import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from '../../../platform/router/hooks.ts';
import { useRouter } from '../../../platform/router/router-provider.tsx';
import { openCaseOf, rememberCase } from './open-cases.ts';

/**
 * The open case of a queue: the one that it is told to begin with, else the one that this visit had open, else the one
 * that the address names. `show` is for what the queue selects by itself, `choose` for the reader's choice, which
 * "back" and a reload return to, and what followed on it.
 */
export function useOpenCase<Id extends number | string>(begin: Id | null | undefined, named: NoInfer<Id> | null) {
  const { key } = useLocation();
  const [shown, show] = useState<Id | null>(() => begin ?? (openCaseOf(key) as Id | null) ?? named);
  useEffect(() => {
    if (openCaseOf(key) !== null) rememberCase(key, shown);
  }, [key, shown]);
  const choose = (id: Id | null) => {
    rememberCase(key, id);
    show(id);
  };
  return { shown, show, choose };
}

/** While a case covers its list, "back" calls `close`, as it closes a dialog (decision 383). */
export function useBackToList(isCovered: boolean, close: () => void): void {
  const router = useRouter();
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (!isCovered) return;
    router.guard();
    return router.hold({ holds: (_from, _to, isStep) => isStep, onHeld: () => leave() });
  }, [isCovered, router]);
}
