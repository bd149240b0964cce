import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { enqueueAccountNotification } from '../account-notifications.ts';
import { claimAddressNotice, type ContactRow } from '../account.sql.ts';
import type { Contact } from '../contact.ts';

/**
 * Notifies the proven owner of an address that somebody registered with it or tried to prove it, at most once a day.
 * The screen of that somebody tells nothing.
 */
export async function enqueueAddressKnown(db: Db, owner: ContactRow, typed: Contact): Promise<void> {
  if ((await claimAddressNotice.first(db, { id: owner.id })) === undefined) return;
  await enqueueAccountNotification(db, {
    kind: 'address-known',
    email: typed.kind === 'email' ? owner.email : null,
    phone: typed.kind === 'phone' ? owner.phone : null,
    language: owner.language as Language,
    values: { name: owner.name },
  });
}
