import type { Account } from '@peonia/contract/accounts/accounts.ts';

/** True where texts are translated without a press: for guests, and for members who chose the machine. */
export function isTranslatedFor(me: Pick<Account, 'privacy'> | null): boolean {
  return me === null || me.privacy.translation_engine === 'machine';
}
