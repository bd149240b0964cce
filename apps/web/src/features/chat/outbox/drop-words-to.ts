import { currentMe } from '../../../platform/session/session.ts';
import { draftKey, filesKey, readDraft, removeDrafts } from '../drafts/draft-store.ts';
import { removeUnsent, unsentStore } from './outbox.ts';

/**
 * Deletes what the signed-in member has written to a member who is gone: no page shows it any more, and a logout would
 * ask about it. Returns whether there was something.
 */
export function dropWordsTo(to: number): boolean {
  const from = currentMe()?.id ?? 0;
  const unsent = unsentStore.list().filter((one) => one.from === from && one.to === to);
  const key = draftKey(from, to);
  const hasDraft = readDraft(key).stored !== '' || readDraft(filesKey(from, to)).stored !== '';
  unsent.forEach(removeUnsent);
  removeDrafts([key, `${key}:known`, filesKey(from, to)]);
  return unsent.length > 0 || hasDraft;
}
