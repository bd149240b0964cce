import { goldFromCents } from '@peonia/core/money.ts';
import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { boughtContacts, eraseContact, ownContact } from './contact.sql.ts';
import { presentContact } from './present-contact.ts';

export const contactsEraser: Eraser = {
  feature: 'contacts',
  async erase(db, memberId) {
    await eraseContact.run(db, { member_id: memberId });
  },
};

/** Own contact information, and the members whose information was bought, without its values. */
export const contactsExporter: Exporter = {
  feature: 'contacts',
  async *files(db, memberId) {
    const own = await ownContact.first(db, { member_id: memberId });
    const bought = (await boughtContacts.all(db, { member_id: memberId })).map(({ price, ...access }) => ({
      ...access,
      gold: goldFromCents(price),
    }));
    yield jsonFile('contacts/contacts.json', { own: own === undefined ? null : presentContact(own, true), bought });
  },
};
