import type { Contact, saveContact as endpoint } from '@peonia/contract/contacts.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { centsFromGold } from '@peonia/core/money.ts';
import { trimText } from '@peonia/core/trim-text.ts';
import type { Call } from '../../platform/http/call.ts';
import { Form } from '../../platform/http/form.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { readEmail, readPhone } from '../accounts/public.ts';
import { storeContact } from './contact.sql.ts';
import { presentContact } from './present-contact.ts';

/** Replaces the caller's contact information as a whole; an empty field is removed. */
export async function saveContact({ db, body, caller }: Call<typeof endpoint>, limits: Limits): Promise<Contact> {
  const { contact_price_min: least, contact_price_max: most } = limits;
  const form = new Form();
  await form.read('price', () => {
    if (body.price < least || body.price > most) throw refuse('price_missing', { least, most });
  });
  const { email, phone } = form.end({
    email: await form.read('email', () => readFilled(body.email, readEmail, 'email_invalid')),
    phone: await form.read('phone', () => readFilled(body.phone, readPhone, 'phone_invalid')),
  });
  const stored = await storeContact.one(db, {
    member_id: caller.id,
    facebook: filled(body.facebook),
    wechat: filled(body.wechat),
    phone,
    email,
    price: centsFromGold(body.price),
    is_shown: body.show === 1,
    is_vip_free: body.vip_free === 1,
  });
  return presentContact(stored, true);
}

/** The address in its one form; null where none is typed. */
function readFilled(
  typed: string | null,
  read: (text: string) => { readonly value: string } | null,
  problem: 'email_invalid' | 'phone_invalid',
): string | null {
  const text = filled(typed);
  if (text === null) return null;
  const readable = read(text);
  if (readable === null) throw refuse(problem);
  return readable.value;
}

function filled(typed: string | null): string | null {
  const text = trimText(typed ?? '');
  return text === '' ? null : text;
}
