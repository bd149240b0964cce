import { statement } from '../../../platform/db/statement.ts';

export const identifiedAt = statement<{ id: number }, { identified_at: Date | null }>(
  'identified_at',
  'select identified_at from account where id = :id',
);

/** Returns no row if the flag already had this value. */
export const setIdentified = statement<{ id: number; is_identified: boolean }, { id: number }>(
  'set_identified',
  'update account set identified_at = case when :is_identified::boolean then now() end where id = :id and (identified_at is not null) <> :is_identified::boolean returning id',
);

interface FlagsRow extends Record<string, unknown> {
  readonly is_partner: boolean;
  readonly has_mall: boolean;
  readonly is_free: boolean;
}

/** Of accounts in any state except deleted. */
export const memberFlags = statement<{ id: number }, FlagsRow>(
  'member_flags',
  "select is_partner, has_mall, is_free from account where id = :id and status <> 'deleted' for update",
);

export const saveFlags = statement<{ id: number; is_partner: boolean; has_mall: boolean; is_free: boolean }>(
  'save_member_flags',
  'update account set is_partner = :is_partner, has_mall = :has_mall, is_free = :is_free where id = :id',
);

/** SQL condition: the member is a partner. */
export const isPartnerById = (id: string): string =>
  `exists (select 1 from account where id = ${id} and is_partner and status = 'active')`;

export const partnerById = statement<{ id: number }, { is_partner: boolean }>(
  'partner_by_id',
  "select is_partner from account where id = :id and status = 'active'",
);

export const hasMallById = statement<{ id: number }, { has_mall: boolean }>(
  'has_mall_by_id',
  "select has_mall from account where id = :id and status = 'active'",
);
