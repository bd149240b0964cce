import type { CalendarDay } from '@peonia/core/calendar-day.ts';
import { hotRead, statement } from '../../platform/db/statement.ts';
import { trialingNow } from './account.sql.ts';

export interface Vip {
  readonly vip: boolean;
  readonly vip_until: CalendarDay | null;
  /** 0: no trial yet, 1: running, 2: used. */
  readonly trialing: 0 | 1 | 2;
  /** Current date of the database. */
  readonly today: CalendarDay;
}

const columns = `is_free or coalesce(vip_until >= current_date, false) as vip, vip_until, ${trialingNow} as trialing, current_date as today`;

export interface VipFields {
  readonly vip: 0 | 1;
  readonly vip_expired_at: CalendarDay | null;
  readonly trialing: 0 | 1 | 2;
}

/** SQL of the VIP fields of the event `balance.changed`, as JSON. */
export const vipEventFields = (id: string): string =>
  `(select jsonb_build_object('vip', (is_free or coalesce(vip_until >= current_date, false))::int, 'vip_expired_at', vip_until,
     'trialing', ${trialingNow}) from account where id = ${id})`;

export const vipOf = hotRead<{ id: number }, Vip & Record<string, unknown>>(
  'vip_of',
  `select ${columns} from account where id = :id`,
);

export const lockVipOf = statement<{ id: number }, Vip & Record<string, unknown>>(
  'lock_vip_of',
  `select ${columns} from account where id = :id for no key update`,
);

export const storeVip = statement<{ id: number; vip_until: CalendarDay; trialing: number }>(
  'store_vip',
  'update account set vip_until = :vip_until, trialing = :trialing where id = :id',
);

/** Identifies a person across accounts. Addresses only if they are verified. */
export const personOfAccount = statement<
  { id: number },
  { email_key: string | null; phone: string | null; devices: Buffer[] }
>(
  'person_of_account',
  `select case when email_verified_at is not null then email_key end as email_key, case when phone_verified_at is not null then phone end as phone,
          array(select client_hash from known_device where account_id = :id) as devices
   from account where id = :id`,
);
