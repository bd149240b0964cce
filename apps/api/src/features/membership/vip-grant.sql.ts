import type { CalendarDay } from '@peonia/core/birthday.ts';
import { statement } from '../../platform/db/statement.ts';

export interface VipGrantRow {
  readonly id: number;
  readonly member_id: number;
  readonly vip_from: CalendarDay;
  readonly vip_until: CalendarDay;
  readonly vip_before: CalendarDay | null;
  readonly taken_back: boolean;
}

export const insertVipGrant = statement<{ cause: string; member_id: number; paid_by: number | null; month: number; vip_from: CalendarDay; vip_until: CalendarDay; vip_before: CalendarDay | null }>(
  'insert_vip_grant',
  `insert into vip_grant (cause, member_id, paid_by, month, vip_from, vip_until, vip_before)
   values (:cause, :member_id, :paid_by, :month::numeric, :vip_from, :vip_until, :vip_before)`,
);

export const vipGrantOf = statement<{ cause: string }, VipGrantRow & Record<string, unknown>>(
  'vip_grant_of',
  'select id, member_id, vip_from, vip_until, vip_before, taken_back_at is not null as taken_back from vip_grant where cause = :cause',
);

export const markTakenBack = statement<{ id: number }>('mark_vip_taken_back', 'update vip_grant set taken_back_at = now() where id = :id and taken_back_at is null');
