import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { PendingEvent } from '../../platform/realtime/event-log.ts';
import { setIdentified } from '../accounts/public.ts';
import { notify, withdrawNotification } from '../notifications/public.ts';
import type { Cards } from '../profiles/public.ts';
import { changeEvents } from './decide-selfie.ts';

/**
 * The badge says that the selfie and the main photo show the same person: with another photo it goes. Returns what the
 * member's devices are told.
 */
export async function dropBadge(db: Db, memberId: number, limits: Limits): Promise<PendingEvent[]> {
  if (!(await setIdentified(db, memberId, false))) return [];
  await notify(db, { member_id: memberId, type: 'verify', what: 'dropped', person_id: null });
  return changeEvents(db, memberId, limits);
}

/** Undoes `dropBadge`. Returns what the member's devices are told. */
export async function restoreBadge(
  db: Db,
  memberId: number,
  { cards, limits }: { readonly cards: Cards; readonly limits: Limits },
): Promise<PendingEvent[]> {
  if (!(await setIdentified(db, memberId, true))) return [];
  const about = { member_id: memberId, type: 'verify', what: 'dropped', person_id: null } as const;
  const taken = await withdrawNotification(db, cards, about);
  const withdrawn = taken.map((data): PendingEvent => ({ member_id: memberId, name: 'notification.taken', data }));
  return [...withdrawn, ...(await changeEvents(db, memberId, limits))];
}
