import type { ErrorName } from '@peonia/contract/errors.ts';
import { ApiError } from '../../platform/api/problem.ts';
import type { FieldName } from './check-register.ts';

const fields: { readonly [name in ErrorName]?: FieldName } = {
  contact_empty: 'contact',
  email_invalid: 'contact',
  phone_invalid: 'contact',
  contact_taken: 'contact',
  name_invalid: 'name',
  name_taken: 'name',
  password_invalid: 'password',
  password_common: 'password',
};

/** The field that a refusal belongs to, or null where it speaks about the whole form. */
export function refusedField(error: unknown): FieldName | null {
  return error instanceof ApiError && error.reason !== undefined ? (fields[error.reason] ?? null) : null;
}
