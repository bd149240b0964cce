import type { ErrorName } from '@peonia/contract/protocol/errors.ts';
import { ApiError } from '../../../platform/api/problem.ts';
import type { FieldName } from './check-fields.ts';

export type FieldOf = { readonly [name in ErrorName]?: FieldName };

const fields: FieldOf = {
  contact_empty: 'contact',
  email_invalid: 'contact',
  phone_invalid: 'contact',
  name_invalid: 'name',
  name_sign: 'name',
  name_taken: 'name',
  password_invalid: 'password',
  new_password_invalid: 'password',
  password_common: 'password',
  captcha_required: 'captcha',
  phone_needed: 'contact',
  code_empty: 'code',
  code_invalid: 'code',
  owner_code_invalid: 'code',
};

/** In forms with a current and a new password, password rules apply to the new one. */
export const newPasswordFields: FieldOf = {
  password_wrong: 'password',
  password_invalid: 'new_password',
  password_common: 'new_password',
  passwords_differ: 'new_password_confirm',
};

/** Returns the field a refusal belongs to, or null for the whole form. */
export function refusedField(error: unknown, own: FieldOf = {}): FieldName | null {
  if (!(error instanceof ApiError) || error.reason === undefined) return null;
  return own[error.reason] ?? fields[error.reason] ?? null;
}
