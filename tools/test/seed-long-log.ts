import type pg from 'pg';
import type { PartnerRequest } from './journey-requests.ts';

/** Rows that a staff table has to take. */
const rows = 10_000;

/** Stores that many entries of the audit log for one member of the staff. The last one is entry 10,000. */
export async function seedLongLog(pool: pg.Pool, { id }: PartnerRequest): Promise<object> {
  await pool.query(
    `insert into staff_act (staff_id, act, subject, subject_ids, detail)
     select $1, 'member.looked', 'account', array[n], 'Entry ' || n from generate_series(1, $2::int) n order by n`,
    [id, rows],
  );
  return { rows };
}
