import { limits } from '@peonia/contract/limits.ts';

/** Digits of every code. Source: decisions "Identity". */
export const codeLength = 6;

export interface RegisterFields {
  readonly contact: string;
  /** Of the phone number, where one is asked for; empty where not. */
  readonly code: string;
  readonly name: string;
  readonly password: string;
  readonly agreed: boolean;
}

/** What can be wrong with a field before it is sent; each has one message. Source: specification section 5. */
export type FieldFault =
  | 'contact_empty'
  | 'name_invalid'
  | 'name_taken'
  | 'password_invalid'
  | 'agreed_missing'
  | 'login_empty'
  | 'code_empty'
  | 'passwords_differ'
  | 'captcha_missing';
/** Every field of the forms that lead into an account, by the name of its input. */
export type FieldName = keyof RegisterFields | 'new_password' | 'new_password_confirm' | 'captcha';
export type Faults = { readonly [field in FieldName]?: FieldFault };

/** The first fault of each field; nothing is sent while there is one. */
export function checkRegister(fields: RegisterFields, withCode = false): Faults {
  return {
    ...(fields.contact.trim() === '' ? { contact: 'contact_empty' } : {}),
    ...(withCode && fields.code.length !== codeLength ? { code: 'code_empty' } : {}),
    ...(isNameOfLength(fields.name) ? {} : { name: 'name_invalid' }),
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

export function isNameOfLength(name: string): boolean {
  const length = lengthOf(name.trim());
  return length >= limits.name_min && length <= limits.name_max;
}

export function isPassword(password: string): boolean {
  return lengthOf(password) >= limits.password_min;
}

/** `email` or `phone` for a registration, also `name` for a login: what the member has typed into the one field. */
export function readContact(text: string): { email: string } | { phone: string } {
  const contact = text.trim();
  return contact.includes('@') ? { email: contact } : { phone: contact };
}

export function readLogin(text: string): { email: string } | { phone: string } | { name: string } {
  const login = text.trim();
  // A name has no plus and no spaces; seven digits or more are a number that somebody can be called at.
  const isPhone = /^(?:\+|00)[\d\s()./-]{5,}$/.test(login) || /^\d[\d\s()./-]{6,}$/.test(login);
  return login.includes('@') || isPhone ? readContact(login) : { name: login };
}

/** Symbols as people count them: an emoji or a rare character is one. */
function lengthOf(text: string): number {
  return [...text].length;
}
