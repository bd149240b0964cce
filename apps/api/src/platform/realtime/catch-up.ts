import type { Database } from '../db/database.ts';
import { eventsAfter, lastEvent, lastEventBefore } from './event-log.sql.ts';
import type { NumberedFrame } from './ordered-sender.ts';
import type { LoggedEvent, RealtimeHub } from './realtime.ts';
import { socketLimits } from './socket-limits.ts';

/** Missed events of a device: those after its number, or none where the gap is too long or its number is unknown. */
interface Missed {
  /** `ready`: the events fill the gap. `reset`: fetch fresh snapshots, which include everything up to `seq`. */
  readonly type: 'ready' | 'reset';
  readonly seq: number;
  readonly frames: readonly NumberedFrame[];
}

interface CatchUpContext {
  readonly database: Database;
  readonly hub: Pick<RealtimeHub, 'replay'>;
}

export async function readMissed(context: CatchUpContext, memberId: number, after: number): Promise<Missed> {
  const last = (await lastEvent.first(context.database, { member_id: memberId }))?.last_seq ?? 0;
  if (after === last) return { type: 'ready', seq: last, frames: [] };
  const events = after >= 0 && after < last ? await readEvents(context, memberId, after) : [];
  const fits =
    events[0]?.seq === after + 1 &&
    events.length < socketLimits.catchUp &&
    events.every(({ payload }) => payload !== null);
  return fits
    ? { type: 'ready', seq: events.at(-1)?.seq ?? last, frames: events.map(toFrame) }
    : { type: 'reset', seq: last, frames: [] };
}

/**
 * The start of a device without a number, whose oldest snapshot is `age` milliseconds old: `ready` if no event came
 * since. Decision 470.
 */
export async function readStart(context: CatchUpContext, memberId: number, age: number): Promise<Missed> {
  if (age > socketLimits.startAgeMs) return readMissed(context, memberId, -1);
  const seconds = (age + socketLimits.startMarginMs) / 1_000;
  const last = await lastEventBefore.first(context.database, { member_id: memberId, seconds });
  return { type: last === undefined || last.is_older ? 'ready' : 'reset', seq: last?.last_seq ?? 0, frames: [] };
}

export async function framesAfter(context: CatchUpContext, memberId: number, seq: number): Promise<NumberedFrame[]> {
  return (await readEvents(context, memberId, seq)).map(toFrame);
}

/** Events with their present content; `payload` is null where it may not be shown any more. */
async function readEvents({ database, hub }: CatchUpContext, memberId: number, after: number): Promise<LoggedEvent[]> {
  const rows = await eventsAfter.all(database, { member_id: memberId, after, most: socketLimits.catchUp });
  return hub.replay(database, memberId, rows);
}

/** In place of an event that may not be shown any more the device fetches fresh snapshots. */
function toFrame({ seq, name, payload }: LoggedEvent): NumberedFrame {
  const frame = payload === null ? { type: 'reset', seq } : { type: 'event', seq, name, data: payload };
  return { seq, text: JSON.stringify(frame) };
}
