import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { PendingEvent } from '../../platform/realtime/event-log.ts';
import { setIdentified } from '../accounts/public.ts';
import { notify } from '../notifications/public.ts';
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
