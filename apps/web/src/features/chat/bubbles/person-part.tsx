import type { Message } from '@peonia/contract/chat.ts';
import { useSlot } from '../slots.ts';
import { useTalk } from '../talk-context.ts';

/** Below a message: what the feature says that has people translate it. */
export function PersonPart({ message }: { message: Message }) {
  const Line = useSlot('translator');
  const { peer, engine } = useTalk();
  return Line === null ? null : <Line message={message} user={peer} engine={engine} />;
}
