import { isRefusal } from '../../../platform/api/call.ts';

/** Refusals that one button solves: they are shown with it, in a prompt or a toast, instead of beside the price. */
export function hasWayOut(error: unknown): boolean {
  return isRefusal(
    error,
    'gold_short',
    'call_minutes_used_up',
    'payment_locked',
    'conversations_used_up',
    'steps_missing',
  );
}
