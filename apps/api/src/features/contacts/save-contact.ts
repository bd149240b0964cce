import type { Contact, saveContact as endpoint } from '@peonia/contract/contacts.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { centsFromGold } from '@peonia/core/money.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { readEmail, readPhone } from '../accounts/public.ts';
import { storeContact } from './contact.sql.ts';
import { presentContact } from './present-contact.ts';

/** Replaces the caller's contact information as a whole; an empty field is removed. */
export async function saveContact({ db, body, caller }: Call<typeof endpoint>, limits: Limits): Promise<Contact> {
  const { contact_price_min: least, contact_price_max: most } = limits;
  if (body.price < least || body.price > most) throw refuse('price_missing', { least, most });
  const phone = filled(body.phone);
  const email = filled(body.email);
  const readableEmail = email === null ? null : readEmail(email);
  const readablePhone = phone === null ? null : readPhone(phone);
  if (email !== null && readableEmail === null) throw refuse('email_invalid');
  if (phone !== null && readablePhone === null) throw refuse('phone_invalid');
  const stored = await storeContact.one(db, {
    member_id: caller.id,
    facebook: filled(body.facebook),
    wechat: filled(body.wechat),
    phone: readablePhone?.value ?? null,
    email: readableEmail?.value ?? null,
    price: centsFromGold(body.price),
    is_shown: body.show === 1,
    is_vip_free: body.vip_free === 1,
  });
  return presentContact(stored, true);
}

function filled(typed: string | null): string | null {
  const text = typed?.trim() ?? '';
  return text === '' ? null : text;
}
