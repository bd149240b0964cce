import type { Account } from '@peonia/contract/accounts/accounts.ts';
import type { Thread } from '@peonia/contract/chat/chat.ts';
import type { PrivacySettings } from '@peonia/contract/profiles/own-profile.ts';

export type Engine = PrivacySettings['translation_engine'];

const engines: readonly Engine[] = ['none', 'machine', 'human'];

/** Translation engine of a conversation: its own choice, else the member's setting. */
export function effectiveEngine(ofThread: Thread['engine'], me: Pick<Account, 'privacy'> | null): Engine {
  return ofThread === null ? (me?.privacy.translation_engine ?? 'none') : (engines[ofThread] ?? 'none');
}

/** Engine number, as stored in a thread. */
export function engineNumber(engine: Engine): NonNullable<Thread['engine']> {
  return engine === 'none' ? 0 : engine === 'machine' ? 1 : 2;
}
