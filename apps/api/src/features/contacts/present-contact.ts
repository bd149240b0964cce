import type { Contact } from '@peonia/contract/contacts.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { ContactRow } from './contact.sql.ts';

const contactFields = ['facebook', 'wechat', 'phone', 'email'] as const;

/** Row → reply. Without access it names the filled fields but not their values. */
export function presentContact(row: ContactRow, open: boolean): Contact {
  const value = (field: (typeof contactFields)[number]) => (open ? row[field] : null);
  return {
    open,
    price: goldFromCents(row.price),
    show: row.is_shown ? 1 : 0,
    vip_free: row.is_vip_free ? 1 : 0,
    fields: filledFields(row),
    facebook: value('facebook'),
    wechat: value('wechat'),
    phone: value('phone'),
    email: value('email'),
  };
}

export function filledFields(row: ContactRow): Contact['fields'] {
  return contactFields.filter((field) => row[field] !== null);
}
