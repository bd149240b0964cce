import { callHttp } from '../measure.ts';
import type { Pair, Reader } from '../readers.ts';

/** Both have written, so that the conversation is open; false for two whom chance has kept apart. */
export async function haveTalked(address: string, { one, other }: Pair): Promise<boolean> {
  const send = (from: Reader, to: Reader) => {
    const body = JSON.stringify({
      user_id: to.id,
      message_type: 'text',
      message_content: 'Hello',
      client_id: `first-${from.id}-${to.id}`,
    });
    return callHttp({
      method: 'POST',
      address: `${address}/v1/messages`,
      headers: { authorization: `Bearer ${from.token}` },
      body,
    }).then(
      () => true,
      () => false,
    );
  };
  await send(one, other);
  return send(other, one);
}
