import { answerFriend } from '@peonia/contract/social/relationships.ts';
import { call, NetworkError } from '../../../platform/api/call.ts';
import { keepDecline } from './kept-declines.ts';

/** Declines requests again. A refusal means that one is answered already; without a network the next page tries. */
export async function sendDeclines(memberId: number, userIds: readonly number[]): Promise<void> {
  for (const user_id of userIds)
    try {
      await call(answerFriend, { body: { user_id, status: 1 } });
    } catch (error) {
      if (error instanceof NetworkError) keepDecline(memberId, user_id);
    }
}
