import { statement } from '../../../platform/db/statement.ts';

export const securityOffer = statement<{ id: number }, { is_offered: boolean }>(
  'security_offer',
  'select security_offered_at is not null as is_offered from account where id = :id',
);

/** Keeps the first time. */
export const markSecurityOffered = statement<{ id: number }>(
  'mark_security_offered',
  'update account set security_offered_at = now() where id = :id and security_offered_at is null',
);
