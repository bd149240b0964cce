import { trimText } from '@peonia/core/trim-text.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../platform/db/statement.ts';
import { greetingOf, saveAccount as saveAccountRow } from './account.sql.ts';

/** Account fields of `PUT user`. A missing field keeps its value; null resets the greeting. */
interface AccountChange {
  readonly language?: Language;
  readonly has_sound?: boolean;
  readonly hi_content?: string | null;
  /** File name of a photo that the caller has already claimed. */
  readonly hi_photo?: string | null;
}

/** Saves account fields. Returns the previous greeting photo, so that the caller can release it. */
export async function saveAccount(
  db: Db,
  accountId: number,
  change: AccountChange,
): Promise<{ old_hi_photo: string | null }> {
  const greeting = trimText(change.hi_content ?? '');
  return saveAccountRow.one(db, {
    id: accountId,
    language: change.language ?? null,
    has_sound: change.has_sound ?? null,
    set_hi_content: change.hi_content !== undefined,
    hi_content: greeting === '' ? null : greeting,
    set_hi_photo: change.hi_photo !== undefined,
    hi_photo: change.hi_photo ?? null,
  });
}

/** The member's own greeting text and photo; null means the default. */
export function readGreeting(
  db: Db,
  accountId: number,
): Promise<{ hi_content: string | null; hi_photo: string | null }> {
  return greetingOf.one(db, { id: accountId });
}
