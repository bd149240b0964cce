import { overlay } from '../../../platform/prompts/overlay.ts';
import { currentMe } from '../../../platform/session/session.ts';
import { countWritten, forgetPosted } from '../../../platform/store/forget-written.ts';
import { listDraftKeys, removeDrafts, unsavedDrafts } from '../drafts/draft-store.ts';
import { removeUnsent, unsentStore } from './outbox.ts';

/** What a logout would delete, and what to do with the answer. */
export interface LeavingRequest {
  readonly messages: number;
  readonly drafts: number;
  readonly answer: (isConfirmed: boolean) => void;
}

export const leavingPrompt = overlay<LeavingRequest>();

/**
 * Deletes drafts, also of a post and of a message to the operator, and unsent messages of the signed-in member from
 * this device before a logout. Asks first if any of them exist nowhere else. Resolves to false if the member stays.
 */
export async function confirmLeaving(): Promise<boolean> {
  const me = currentMe()?.id;
  if (me === undefined) return true;
  const unsent = unsentStore.list().filter(({ from }) => from === me);
  const drafts = unsavedDrafts(me).length + countWritten(me);
  if (unsent.length + drafts > 0) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    leavingPrompt.ask({ messages: unsent.length, drafts, answer: resolve });
    const isConfirmed = await promise;
    leavingPrompt.drop();
    if (!isConfirmed) return false;
  }
  unsent.forEach(removeUnsent);
  removeDrafts(listDraftKeys(me));
  forgetPosted(me);
  return true;
}
