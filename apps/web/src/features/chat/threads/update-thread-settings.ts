import type { Thread } from '@peonia/contract/chat/chat.ts';
import { updateThread } from '@peonia/contract/chat/message-threads.ts';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { applyChatEvent } from '../live/chat-events.ts';

type Side = Partial<Pick<Thread, 'top' | 'muted' | 'engine'>>;

/**
 * Pins, mutes or sets the translation provider of a thread. Optimistic; rolled back on failure. A provider that could
 * not be set becomes 2: no automatic translation. Source: specification section 8.
 */
export async function updateThreadSettings(thread: Thread, change: Side): Promise<void> {
  const show = (side: Side) => {
    const { id, top, request, engine, muted } = { ...thread, ...side };
    applyChatEvent({ name: 'thread.changed', data: { thread_id: id, top, request, engine, muted } });
  };
  show(change);
  try {
    const { top, muted, engine } = change;
    await call(updateThread, {
      params: { id: thread.id },
      body: {
        ...(top === undefined ? {} : { top }),
        ...(muted === undefined ? {} : { mute: muted }),
        ...(engine === undefined ? {} : { engine }),
      },
    });
  } catch (error) {
    show(change.engine === undefined ? {} : { engine: 2 });
    showProblem(error);
  }
}
