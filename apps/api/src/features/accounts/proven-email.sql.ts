import { type Db, statement } from '../../platform/db/statement.ts';

const provenEmail = statement<{ id: number }, { is_proven: boolean }>(
  'proven_email',
  'select email_verified_at is not null as is_proven from account where id = :id',
);

/** Whether the e-mail address of the account is verified; a verified phone number does not count. */
export async function hasProvenEmail(db: Db, id: number): Promise<boolean> {
  return (await provenEmail.one(db, { id })).is_proven;
}

const addressOf = statement<{ id: number }, { email: string | null }>(
  'email_of_account',
  'select email from account where id = :id',
);

/** The address of an account, confirmed or not; null without one. */
export async function emailOf(db: Db, id: number): Promise<string | null> {
  return (await addressOf.one(db, { id })).email;
}
