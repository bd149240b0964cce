import type { LoggedEvent, ReplayPolicy } from '../../platform/realtime/realtime.ts';
import { unshownAmong } from './access-policy.sql.ts';

/** Stored events that hold the card of a member whom the reader may not see any more are not shown. */
export const replayPeople: ReplayPolicy = async (db, reader, events) => {
  const ids = [...new Set(events.flatMap((event) => personIn(event) ?? []))];
  if (ids.length === 0) return [...events];
  const unshown = new Set((await unshownAmong.all(db, { reader, ids })).map(({ member_id }) => member_id));
  return events.map((event) => (unshown.has(personIn(event) ?? -1) ? { ...event, payload: null } : event));
};

/** The member whose name and picture an event holds: of a card, or of a notification. */
function personIn({ payload }: LoggedEvent): number | undefined {
  const data = payload as {
    readonly user?: { readonly user_id: number };
    readonly notification?: { readonly data: { readonly user_id: number | null } } | null;
  } | null;
  return data?.user?.user_id ?? data?.notification?.data.user_id ?? undefined;
}
