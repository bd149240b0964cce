import { statement } from '../../../platform/db/statement.ts';

interface SuspendedAccountRow {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: string;
  readonly closed_at: Date | null;
}

export const suspendedAccount = statement<{ id: number }, SuspendedAccountRow & Record<string, unknown>>(
  'suspended_account',
  "select name, email, phone, language, closed_at from account where id = :id and status = 'suspended'",
);

/** A suspended account is deleted after the grace period if `closed_at` is set; null keeps it. */
export const setSuspendedClosed = statement<{ id: number; wanted: boolean }>(
  'set_suspended_closed',
  `update account set closed_at = case when :wanted::boolean then now() end
   where id = :id and status = 'suspended' and (closed_at is not null) <> :wanted::boolean`,
);
