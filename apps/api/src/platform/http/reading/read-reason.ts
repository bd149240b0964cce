import { refuse } from '../refusal.ts';

const leastLength = 5;

/** A reason or note of the staff, without spaces around it. Throws `input_invalid` for a shorter one than is useful. */
export function readReason(text: string, field = 'reason'): string {
  const reason = text.trim();
  if (reason.length < leastLength) throw refuse('input_invalid', { field });
  return reason;
}
