import { refuse } from '../../platform/http/refusal.ts';

/** What a member is reached by, in the form in which two writings of the same address are equal. */
export type Contact =
  | { readonly kind: 'email'; readonly value: string; readonly key: string }
  | { readonly kind: 'phone'; readonly value: string };

/**
 * An e-mail address as typed and its key (lower case, NFKC); null when it cannot be one. Plausibility only: the code
 * proves it.
 */
export function readEmail(text: string): Contact | null {
  const value = text.trim();
  const key = value.normalize('NFKC').toLowerCase();
  return /^[^\s@"(),:;<>[\\\]]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(key) && key.length <= 254
    ? { kind: 'email', value, key }
    : null;
}

/** A phone number with country code as +digits (E.164); null when it cannot be one. */
export function readPhone(text: string): Contact | null {
  const digits = text
    .normalize('NFKC')
    .replaceAll(/[\s().\-/]/g, '')
    .replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(digits) ? { kind: 'phone', value: digits } : null;
}

/** Reads the one address of a body. Source: specification section 5. */
export function readContact(body: { email?: string; phone?: string }): Contact {
  const email = body.email?.trim() ?? '';
  const phone = body.phone?.trim() ?? '';
  if (email === '' && phone === '') throw refuse('contact_empty');
  const contact = email !== '' ? readEmail(email) : readPhone(phone);
  if (contact === null) throw refuse(email !== '' ? 'email_invalid' : 'phone_invalid');
  return contact;
}

/** The unique columns an address may stand in. */
export function contactKeys(contact: Contact): { email_key: string | null; phone: string | null } {
  return {
    email_key: contact.kind === 'email' ? contact.key : null,
    phone: contact.kind === 'phone' ? contact.value : null,
  };
}
