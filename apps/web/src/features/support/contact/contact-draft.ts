import { currentMe } from '../../../platform/session/session.ts';
import { browserStore } from '../../../platform/store/browser-store.ts';

/** What was typed before the login stands under 0. */
const guestKey = 'contact:0';
const ownKey = () => `contact:${currentMe()?.id ?? 0}`;

/** The unsent message of the member, or what a guest has begun here; empty if there is none. */
export function readContactDraft(): string {
  const drafts = browserStore.get('draft');
  return drafts[ownKey()] ?? drafts[guestKey] ?? '';
}

export function storeContactDraft(text: string): void {
  const { [ownKey()]: _, [guestKey]: __, ...others } = browserStore.get('draft');
  browserStore.set('draft', text === '' ? others : { ...others, [ownKey()]: text });
}
