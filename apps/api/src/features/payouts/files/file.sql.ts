import type { PayoutFileFormat } from '@peonia/contract/payouts/payout-desk.ts';
import { statement } from '../../../platform/db/statement.ts';
import { columns, type PayoutRequest } from '../request/request.sql.ts';

export interface PayoutFileRow extends Record<string, unknown> {
  readonly id: number;
  readonly staff_id: number;
  readonly format: PayoutFileFormat;
  readonly made_at: Date;
  readonly count: number;
  /** Hundredths of USD. */
  readonly amount: number;
}

/** Approved payouts that are in no file, without those that this person approved; locked. */
export const lockPayable = statement<{ staff_id: number; most: number }, PayoutRequest>(
  'lock_payable_payouts',
  `select ${columns} from payout_request
   where state = 'approved' and file_id is null and approved_by <> :staff_id order by id limit :most::int for update`,
);

export const insertFile = statement<{ staff_id: number; format: PayoutFileFormat }, { id: number }>(
  'insert_payout_file',
  'insert into payout_file (staff_id, format) values (:staff_id, :format) returning id',
);

export const putIntoFile = statement<{ file_id: number; ids: number[] }>(
  'put_into_payout_file',
  'update payout_request set file_id = :file_id where id = any(:ids::bigint[])',
);

const fileColumns = `f.id, f.staff_id, f.format, f.made_at,
  (select count(*) from payout_request r where r.file_id = f.id) as count,
  (select coalesce(sum(r.amount), 0)::bigint from payout_request r where r.file_id = f.id) as amount`;

export const newestFiles = statement<{ most: number }, PayoutFileRow>(
  'newest_payout_files',
  `select ${fileColumns} from payout_file f order by f.id desc limit :most::int`,
);

export const fileById = statement<{ id: number }, PayoutFileRow>(
  'payout_file_by_id',
  `select ${fileColumns} from payout_file f where f.id = :id`,
);

export const payoutsInFile = statement<{ file_id: number }, PayoutRequest>(
  'payouts_in_file',
  `select ${columns} from payout_request where file_id = :file_id order by id`,
);
