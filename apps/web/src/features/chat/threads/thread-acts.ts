import type { Thread } from '@peonia/contract/chat.ts';
import { updateThread } from '@peonia/contract/message-threads.ts';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors.tsx';
import { applyChat } from '../live.ts';

type Side = Partial<Pick<Thread, 'top' | 'muted' | 'engine'>>;

/**
 * Pins or mutes a conversation for me, or changes how it is translated. Shown at once, and back where it was if that
 * fails; an engine that could not be changed stands as 2 then: nothing is translated by itself. Source: specification
 * section 8.
 */
export async function changeSide(thread: Thread, change: Side): Promise<void> {
  const show = (side: Side) => {
    const { id, top, request, engine, muted } = { ...thread, ...side };
    applyChat({ name: 'thread.changed', data: { thread_id: id, top, request, engine, muted } });
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
