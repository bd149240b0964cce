import type { Database } from '../db/database.ts';
import { eventsAfter, lastEvent } from './event-log.sql.ts';
import type { NumberedFrame } from './ordered-sender.ts';
import { socketLimits } from './socket-limits.ts';

/** Missed events of a device: those after its number, or none where the gap is too long or its number is unknown. */
export interface Missed {
  /** `ready`: the events fill the gap. `reset`: fetch fresh snapshots, which include everything up to `seq`. */
  readonly type: 'ready' | 'reset';
  readonly seq: number;
  readonly frames: readonly NumberedFrame[];
}

export async function readMissed(database: Database, memberId: number, after: number): Promise<Missed> {
  const last = (await lastEvent.first(database, { member_id: memberId }))?.last_seq ?? 0;
  if (after === last) return { type: 'ready', seq: last, frames: [] };
  const frames = after >= 0 && after < last ? await framesAfter(database, memberId, after) : [];
  const fits = frames[0]?.seq === after + 1 && frames.length < socketLimits.catchUp;
  return fits ? { type: 'ready', seq: frames.at(-1)?.seq ?? last, frames } : { type: 'reset', seq: last, frames: [] };
}

export async function framesAfter(database: Database, memberId: number, seq: number): Promise<NumberedFrame[]> {
  const rows = await eventsAfter.all(database, { member_id: memberId, after: seq, most: socketLimits.catchUp });
  return rows.map((row) => ({
    seq: row.seq,
    text: JSON.stringify({ type: 'event', seq: row.seq, name: row.name, data: row.payload }),
  }));
}
