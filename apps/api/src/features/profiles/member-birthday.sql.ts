import { statement } from '../../platform/db/statement.ts';
import type { MemberRow } from '../accounts/public.ts';

export const birthdayRows = statement<{ member_id: number }, MemberRow>(
  'member_birthday_rows',
  `select 'birthday' as kind, birthday::text as text, null::timestamptz as at, null::timestamptz as until,
     null::bigint as ref
   from profile where member_id = :member_id and birthday is not null`,
);

export const setBirthday = statement<{ member_id: number; birthday: string; horoscope: number | null }>(
  'set_birthday_by_staff',
  'update profile set birthday = :birthday, horoscope = :horoscope where member_id = :member_id',
);
