import parsePhoneNumber from 'libphonenumber-js';
import { refuse } from '../../platform/http/refusal.ts';

/** An e-mail address or phone number in its one form: the same text is stored, compared and written to. */
export type Contact =
  | { readonly kind: 'email'; readonly value: string; readonly key: string }
  | { readonly kind: 'phone'; readonly value: string };

/**
 * Invisible characters: controls, zero-width and soft hyphens, bidirectional marks, fillers, variation selectors. They
 * make different texts look the same, so addresses and names refuse them.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

export function hasInvisible(text: string): boolean {
  return invisible.test(text.trim());
}

/** Folds compatibility forms and case. A second folding changes nothing. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKC');
}

/**
 * Parses an e-mail address into its only form: NFKC, lower case. Registration, login, recovery, changes and social
 * logins all use it, so a typed variant is never written to. Returns null if the syntax is implausible, and for the
 * number of a machine in place of a domain. Ownership is proved with a code.
 */
export function readEmail(text: string): Contact | null {
  if (hasInvisible(text)) return null;
  const value = foldText(text.trim());
  return /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+(?=[^.]*\p{L})[\p{L}\p{M}\p{N}-]+$/u.test(value) &&
    value.length <= 254
    ? { kind: 'email', value, key: value }
    : null;
}

/**
 * Parses a phone number with country code into E.164 (`+` and digits), without a national zero. Returns null if its
 * country has no number of this length. Ownership is proved with a code.
 */
export function readPhone(text: string): Contact | null {
  if (hasInvisible(text)) return null;
  const international = text.normalize('NFKC').trim().replace(/^00/, '+');
  const number = parsePhoneNumber(international, { extract: false });
  return number?.isPossible() && number.ext === undefined ? { kind: 'phone', value: number.number } : null;
}

/**
 * Parses the address in a request body. Throws `contact_empty`, `email_invalid` or `phone_invalid`. Specification:
 * section 5.
 */
export function readContact(body: { email?: string; phone?: string }): Contact {
  const email = body.email?.trim() ?? '';
  const phone = body.phone?.trim() ?? '';
  if (email === '' && phone === '') throw refuse('contact_empty');
  const contact = email !== '' ? readEmail(email) : readPhone(phone);
  if (contact === null) throw refuse(email !== '' ? 'email_invalid' : 'phone_invalid');
  return contact;
}

/** The unique columns that an address is stored in. */
export function contactKeys(contact: Contact): { email_key: string | null; phone: string | null } {
  return {
    email_key: contact.kind === 'email' ? contact.key : null,
    phone: contact.kind === 'phone' ? contact.value : null,
  };
}
