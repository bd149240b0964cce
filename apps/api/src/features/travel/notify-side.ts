import type { Happening } from '@peonia/contract/notifications/notifications.ts';
import type { Db } from '../../platform/db/statement.ts';
import { enqueue } from '../../platform/outbox/outbox.ts';
import { notify } from '../notifications/public.ts';
import './events.ts';
import type { RequestRow } from './request.sql.ts';

type Side = 'traveller' | 'companion';

/** Notifies the sides of a request and mails them. A side whose account is gone is left out. */
export async function notifySides(
  db: Db,
  request: RequestRow,
  what: Happening<'travel'>,
  sides: readonly Side[],
): Promise<void> {
  for (const side of sides) {
    const [member_id, other_id] =
      side === 'traveller' ? [request.member_id, request.companion_id] : [request.companion_id, request.member_id];
    if (member_id === null) continue;
    await notify(db, {
      member_id,
      type: 'travel',
      what,
      person_id: isByOther(what) ? other_id : null,
      subject: request.id,
      facts: { travel_id: request.id },
    });
    if (what !== 'planned') await enqueue(db, 'travel.moved', { request_id: request.id, member_id, what });
  }
}

/** What the other member did, rather than the desk or the time. */
function isByOther(what: Happening<'travel'>): boolean {
  return ['asked', 'accepted', 'declined', 'withdrawn', 'expired'].includes(what);
}
