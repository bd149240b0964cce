import type { EventData, EventName } from '@peonia/contract/protocol/realtime.ts';
import type { Db } from '../db/statement.ts';
import { appendEvent, appendEvents } from './event-log.sql.ts';
import type { Realtime } from './realtime.ts';

export interface PendingEvent {
  readonly member_id: number;
  readonly name: EventName;
  readonly data: EventData<EventName>;
}

export interface StoredEvent extends PendingEvent {
  readonly seq: number;
}

/** State events: of several to one member in a transaction only the last is sent. */
const whole: ReadonlySet<EventName> = new Set(['balance.changed', 'account.changed', 'verification.changed']);

/**
 * The field with a message, by event. Only its id is stored; a replay reads the message again, so nothing that was
 * recalled, removed or deleted returns.
 */
export const messageFields: Partial<Record<EventName, 'message' | 'summary'>> = {
  'message.sent': 'message',
  'message.changed': 'message',
  'message.deleted': 'summary',
};

/**
 * The field with a text that may be taken away later, by event. It is stored as empty; a replay reads the text again,
 * so the log keeps none that was removed.
 */
const textFields: Partial<Record<EventName, 'note'>> = { 'like.made': 'note' };

/** Numbers and stores events in the caller's transaction; nothing is sent yet. */
export async function storeEvents(db: Db, pending: readonly PendingEvent[]): Promise<StoredEvent[]> {
  const events = pending.filter(
    (event, at) =>
      !whole.has(event.name) ||
      !pending.some((later, index) => index > at && later.name === event.name && later.member_id === event.member_id),
  );
  const [first, ...more] = events;
  if (first === undefined) return [];
  if (more.length === 0) return storeEvent(db, first);
  const rows = await appendEvents.all(db, {
    member_ids: events.map((event) => event.member_id),
    names: events.map((event) => event.name),
    payloads: events.map((event) => JSON.stringify(storedData(event))),
  });
  return rows.flatMap((row) => {
    const event = events[row.position - 1];
    return event === undefined ? [] : [{ ...event, seq: row.seq }];
  });
}

async function storeEvent(db: Db, event: PendingEvent): Promise<StoredEvent[]> {
  const { member_id, name } = event;
  const payload = JSON.stringify(storedData(event));
  return (await appendEvent.all(db, { member_id, name, payload })).map(({ seq }) => ({ ...event, seq }));
}

/** Publishes stored events to the members' devices; only after the commit. */
export function publishEvents(realtime: Realtime, events: readonly StoredEvent[]): void {
  for (const { member_id, seq, name, data } of events) realtime.publish(member_id, seq, name, data);
}

function storedData({ name, data }: PendingEvent): object {
  const text = textFields[name];
  if (text !== undefined) return withoutText(data, text);
  const field = messageFields[name];
  if (field === undefined) return data;
  const message = (data as Partial<Record<string, { id: number } | null>>)[field];
  return { ...data, [field]: message ? { id: message.id } : null };
}

/** Null stays null, so that a replay looks for a text only where there was one. */
function withoutText(data: object, field: string): object {
  const { suspicious: _, ...kept } = data as Partial<Record<string, unknown>>;
  return { ...kept, [field]: typeof kept[field] === 'string' ? '' : null };
}
