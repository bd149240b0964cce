import type { Message } from '@peonia/contract/chat/chat.ts';
import type { EventName } from '@peonia/contract/protocol/realtime.ts';
import { messageFields } from '../../../platform/realtime/event-log.ts';
import type { LoggedEvent, ReplayPolicy } from '../../../platform/realtime/realtime.ts';
import type { MediaView } from '../../media/public.ts';
import { messagesAs } from './changes/change-message.sql.ts';
import { hydrateFiles } from './hydrate-files.ts';

/**
 * Puts the messages of stored events in as the reader sees them now. An event whose message the reader may not see any
 * more, because of a block or a deletion, is not shown.
 */
export function replayMessages(view: MediaView): ReplayPolicy {
  return async (db, reader, events) => {
    const ids = [...new Set(events.flatMap((event) => idIn(event) ?? []))];
    if (ids.length === 0) return [...events];
    const rows = await messagesAs.all(db, { reader, ids });
    const messages = await hydrateFiles(
      view,
      db,
      reader,
      rows.map(({ message }) => message),
    );
    const byId = new Map(messages.map((message) => [message.id, message]));
    return events.map((event) => withMessage(event, byId));
  };
}

function fieldOf({ name }: LoggedEvent): 'message' | 'summary' | undefined {
  return messageFields[name as EventName];
}

function idIn(event: LoggedEvent): number | undefined {
  const field = fieldOf(event);
  return field && (event.payload as Partial<Record<string, { id: number } | null>> | null)?.[field]?.id;
}

function withMessage(event: LoggedEvent, byId: ReadonlyMap<number, Message>): LoggedEvent {
  const [field, id] = [fieldOf(event), idIn(event)];
  if (field === undefined || id === undefined) return event;
  const message = byId.get(id);
  return { ...event, payload: message === undefined ? null : { ...event.payload, [field]: message } };
}
