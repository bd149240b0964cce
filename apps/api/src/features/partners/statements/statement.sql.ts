import { statement } from '../../../platform/db/statement.ts';
import type { EarnedSpan } from '../../ledger/public.ts';

export interface StatementRow extends EarnedSpan {
  readonly id: number;
  readonly member_id: number;
  /** Monday, `YYYY-MM-DD`. */
  readonly week: string;
  readonly made_at: Date;
}

const columns = `id, member_id, to_char(week, 'YYYY-MM-DD') as week, opened, matured, cashed, taken, closed, kinds, earned,
  pending, owed, made_at`;

/** Returns no row if the member has a statement of the week. */
export const insertStatement = statement<
  Omit<EarnedSpan, 'kinds'> & { member_id: number; week: string; kinds: string },
  { id: number }
>(
  'insert_partner_statement',
  `insert into partner_statement (member_id, week, opened, matured, cashed, taken, closed, kinds, earned, pending, owed)
   values (:member_id, :week::date, :opened, :matured, :cashed, :taken, :closed, :kinds::jsonb, :earned, :pending, :owed)
   on conflict on constraint partner_statement_once do nothing returning id`,
);

export const statementsOf = statement<{ member_id: number; before: number; most: number }, StatementRow>(
  'partner_statements_of',
  `select ${columns} from partner_statement where member_id = :member_id and id < :before::bigint
   order by id desc limit :most::int`,
);

export const statementById = statement<{ id: number }, StatementRow>(
  'partner_statement_by_id',
  `select ${columns} from partner_statement where id = :id`,
);

export const eraseStatements = statement<{ member_id: number }>(
  'erase_partner_statements',
  'delete from partner_statement where member_id = :member_id',
);
