import type { Counter } from '../accounts/accounts.ts';
import type { EventName } from '../protocol/realtime.ts';
import type { ChatEvent } from './chat-state.ts';

/** The events that `changeCounters` follows. */
export const counterEvents = [
  'message.sent',
  'message.deleted',
  'thread.read',
  'thread.deleted',
  'like.made',
  'like.unmade',
  'notification.made',
  'notification.taken',
  'notification.emptied',
  'friend.changed',
  'member.gone',
  'order.changed',
  'counter.read',
] as const satisfies readonly EventName[];

/** The unread counters of the account after an event; the same object where it changes none. */
export function changeCounters(counter: Counter, event: ChatEvent): Counter {
  const add = (name: keyof Counter, count: number) =>
    count === 0 ? counter : { ...counter, [name]: Math.max(0, counter[name] + count) };
  switch (event.name) {
    case 'message.sent':
      return add('message', event.data.unread);
    case 'thread.read':
    case 'message.deleted':
    case 'thread.deleted':
      return add('message', -event.data.count);
    case 'like.made':
      return add('likeme', event.data.count);
    case 'like.unmade':
      return add('likeme', -event.data.count);
    case 'notification.made':
      return add('notification', event.data.unread);
    case 'notification.taken':
    case 'notification.emptied':
      return add('notification', -event.data.count);
    case 'friend.changed':
    case 'member.gone':
      return add('request', event.data.count);
    case 'order.changed':
      return add('order', event.data.count);
    case 'counter.read':
      return event.data.type in counter ? add(event.data.type as keyof Counter, -event.data.count) : counter;
    default:
      return counter;
  }
}
