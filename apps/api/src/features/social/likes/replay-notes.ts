import type { EventData } from '@peonia/contract/protocol/realtime.ts';
import { warningOf } from '@peonia/core/scam/is-suspicious.ts';
import type { LoggedEvent, ReplayPolicy } from '../../../platform/realtime/realtime.ts';
import { notesForReader } from './like.sql.ts';

/** Puts the notes of stored likes in as they are now: none that staff removed or whose like was taken back. */
export const replayNotes: ReplayPolicy = async (db, reader, events) => {
  const ids = [...new Set(events.flatMap((event) => likeIn(event)?.user.user_id ?? []))];
  if (ids.length === 0) return [...events];
  const notes = new Map((await notesForReader.all(db, { reader, ids })).map((row) => [row.member_id, row.note]));
  return events.map((event) => {
    const like = likeIn(event);
    if (like === undefined) return event;
    const note = notes.get(like.user.user_id) ?? null;
    const { suspicious: _, ...payload } = like;
    return { ...event, payload: { ...payload, note, ...warningOf(note ?? '') } };
  });
};

/** A like that came with a note. */
function likeIn({ name, payload }: LoggedEvent): EventData<'like.made'> | undefined {
  const like = name === 'like.made' ? (payload as EventData<'like.made'> | null) : null;
  return like === null || like.note === null ? undefined : like;
}
