import { statement } from '../../../platform/db/statement.ts';

export const accountProofs = statement<
  { id: number },
  {
    email: string | null;
    phone: string | null;
    created_at: Date;
    email_verified_at: Date | null;
    phone_verified_at: Date | null;
    identified_at: Date | null;
  }
>(
  'account_proofs',
  'select email, phone, created_at, email_verified_at, phone_verified_at, identified_at from account where id = :id',
);

/** Devices by their first login. Their random ids stay here. */
export const deviceTimes = statement<{ id: number; most: number }, { first_at: Date; last_at: Date }>(
  'account_device_times',
  'select first_at, last_at from known_device where account_id = :id order by last_at desc limit :most::int',
);

export const sessionTimes = statement<
  { id: number; most: number },
  { device: string | null; country: string | null; created_at: Date; seen_at: Date }
>(
  'account_session_times',
  `select device, country, created_at, seen_at from session where account_id = :id order by seen_at desc
   limit :most::int`,
);
