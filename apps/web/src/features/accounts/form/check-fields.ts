import { forbiddenSign } from '@peonia/contract/accounts/name-signs.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';

/** Digits of every code. Source: decisions "Identity". */
export const codeLength = 6;

export interface RegisterFields {
  readonly contact: string;
  /** Code of the phone number where one is required; empty otherwise. */
  readonly code: string;
  readonly name: string;
  readonly password: string;
  readonly agreed: boolean;
}

/** Error of a field found before sending; each has one message. Source: specification section 5. */
export type FieldFault =
  | 'contact_empty'
  | 'contact_invalid'
  | 'name_invalid'
  | 'name_sign'
  | 'name_taken'
  | 'password_invalid'
  | 'password_common'
  | 'agreed_missing'
  | 'login_empty'
  | 'code_empty'
  | 'passwords_differ'
  | 'captcha_missing';
/** Fields of the account forms, by the name of their input. */
export type FieldName = keyof RegisterFields | 'new_password' | 'new_password_confirm' | 'captcha';
export type Faults = { readonly [field in FieldName]?: FieldFault };

/** Returns the first error of each field. The form is sent only when there is none. */
export function checkRegister(fields: RegisterFields, withCode = false): Faults {
  return {
    ...contactFault(fields.contact.normalize('NFKC').trim()),
    ...(withCode && fields.code.length !== codeLength ? { code: 'code_empty' } : {}),
    ...nameFault(fields.name),
    ...(isPassword(fields.password) ? {} : { password: 'password_invalid' }),
    ...(fields.agreed ? {} : { agreed: 'agreed_missing' }),
  };
}

export function checkLogin(fields: Pick<RegisterFields, 'contact' | 'password'>): Faults {
  return {
    ...(fields.contact.trim() === '' ? { contact: 'login_empty' } : {}),
    ...(isPassword(fields.password) ? {} : { password: 'password_invalid' }),
  };
}

/** What is wrong with an address as far as it shows here: its form. Expects NFKC, as the server reads it. */
function contactFault(contact: string): Faults {
  if (contact === '') return { contact: 'contact_empty' };
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact);
  const isPhone = /^\+?(?:[\s()./-]*\d){5,}[\s()./-]*$/.test(contact);
  return isEmail || isPhone ? {} : { contact: 'contact_invalid' };
}

/** What is wrong with a name as far as it shows here: a sign, or its length. */
export function nameFault(name: string): Faults {
  if (forbiddenSign(name.trim()) !== null) return { name: 'name_sign' };
  return isNameOfLength(name) ? {} : { name: 'name_invalid' };
}

function isNameOfLength(name: string): boolean {
  const length = symbolsOf(name.normalize('NFC').trim());
  return length >= limits.name_min && length <= limits.name_max;
}

export function isPassword(password: string): boolean {
  return lengthOf(password) >= limits.password_min;
}

/** Returns `email` or `phone` for a registration; `readLogin` may also return `name`. */
export function readContact(text: string): { email: string } | { phone: string } {
  // As the server reads it: full-width signs of a Japanese or Chinese keyboard are the usual ones.
  const contact = text.normalize('NFKC').trim();
  return contact.includes('@') ? { email: contact } : { phone: contact };
}

export function readLogin(text: string): { email: string } | { phone: string } | { name: string } {
  const login = text.trim();
  // A name has no plus sign and no spaces; seven or more digits are read as a phone number.
  const address = login.normalize('NFKC');
  const isPhone = /^(?:\+|00)[\d\s()./-]{5,}$/.test(address) || /^\d[\d\s()./-]{6,}$/.test(address);
  return address.includes('@') || isPhone ? readContact(login) : { name: login };
}

/** Symbols as a reader counts them, and the server: a letter with its marks is one. */
function symbolsOf(name: string): number {
  // Older browsers count code points; the server then decides.
  if (!('Segmenter' in Intl)) return lengthOf(name);
  return [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(name)].length;
}

/** Length in code points: an emoji or a rare character counts as one. */
function lengthOf(text: string): number {
  return [...text].length;
}
