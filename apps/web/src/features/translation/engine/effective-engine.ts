import type { Account } from '@peonia/contract/accounts.ts';
import type { Thread } from '@peonia/contract/chat.ts';
import type { PrivacySettings } from '@peonia/contract/own-profile.ts';

export type Engine = PrivacySettings['translation_engine'];

const engines: readonly Engine[] = ['none', 'machine', 'human'];

/** How a conversation is translated for me: as it was chosen there, else as my settings say. */
export function effectiveEngine(ofThread: Thread['engine'], me: Pick<Account, 'privacy'> | null): Engine {
  return ofThread === null ? (me?.privacy.translation_engine ?? 'none') : (engines[ofThread] ?? 'none');
}

/** The number that a thread knows an engine by. */
export function engineNumber(engine: Engine): NonNullable<Thread['engine']> {
  return engine === 'none' ? 0 : engine === 'machine' ? 1 : 2;
}
