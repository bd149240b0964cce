import type { Counter } from '@peonia/contract/accounts.ts';
import { languageFromPath } from '@peonia/i18n/languages.ts';
import { useLocation } from '../../platform/router/hooks.ts';
import { useMe } from '../../platform/session/session.ts';

const nothing: Counter = { likeme: 0, message: 0, request: 0, notification: 0, order: 0 };

/** Path of the page without its language prefix. */
export function usePath(): string {
  return languageFromPath(useLocation().pathname).rest;
}

/** The member's unread counters; all 0 for a guest. */
export function useCounters(): Counter {
  return useMe()?.counter ?? nothing;
}
