import { statement } from '../../../platform/db/statement.ts';

/** The partner id that the account was registered with. */
export const pidOf = statement<{ id: number }, { pid: string | null }>(
  'pid_of_account',
  'select pid from account where id = :id',
);

/** Whether two accounts look like one person: a device, an e-mail address or a phone number in common. */
export const isSamePerson = statement<{ id: number; other_id: number }, { same: boolean }>(
  'is_same_person',
  `select exists (select 1 from known_device d join known_device o on o.client_hash = d.client_hash
                  where d.account_id = :id and o.account_id = :other_id)
       or exists (select 1 from account a join account o on o.email_key = a.email_key or o.phone = a.phone
                  where a.id = :id and o.id = :other_id) as same`,
);

/** The first country that an account was used from; null where it is not known. */
export const firstCountryOf = statement<{ id: number }, { country: string | null }>(
  'first_country_of',
  'select min(country)::text as country from known_country where account_id = :id',
);
