import type pg from 'pg';
import type { BusyDayRequest } from './journey-requests.ts';

/** Cases of a busy day, by queue; 200 in all. */
const counts = { photos: 40, complaints: 30, texts: 30, tickets: 50, failures: 50 } as const;

const evidence = `'{"words": "Please send me 300 dollars", "at": null, "before": [], "edits": [], "facts": []}'`;

/**
 * Stores 200 cases for the desks: photos that wait, complaints of members, texts that signals queued, tickets of
 * guests, and effects that failed at every attempt. The photos are copies of one upload of the member.
 */
export async function seedBusyDay(pool: pg.Pool, { member, reporters, upload }: BusyDayRequest): Promise<object> {
  await pool.query(
    `insert into upload (owner_id, kind, name, blob, width, height, bytes, renditions, review, review_since, examined_at, text_examined_at)
     select owner_id, kind, md5(random()::text || n), coalesce(blob, name), width, height, bytes, renditions, 'waiting', now(), now(), now()
     from upload, generate_series(1, ${counts.photos}) n where id = $1`,
    [upload],
  );
  await pool.query(
    `insert into complaint (member_id, report_type, report_id, content, accused_id, accused_name, evidence)
     select r.id, 'user', $1, 'hate: Insulted me.', $1, 'Busy', ${evidence} from unnest($2::bigint[]) r(id)`,
    [member, reporters.slice(0, counts.complaints)],
  );
  await pool.query(
    `insert into complaint (member_id, report_type, report_id, content, accused_id, accused_name, evidence)
     select null, 'user', $1, 'Signals: money', $1, 'Busy', ${evidence} from generate_series(1, ${counts.texts})`,
    [member],
  );
  await pool.query(
    `insert into support_ticket (category, name, email, language, content)
     select 'account', 'Guest ' || n, 'guest-' || n || '@example.com', 'en', 'Where do I find my receipt?'
     from generate_series(1, ${counts.tickets}) n`,
  );
  await pool.query(
    `insert into outbox (topic, payload, attempts, available_at, failed_at, failure)
     select 'busy.day', '{}', 16, 'infinity', now(), 'Error: Greeting never received' from generate_series(1, ${counts.failures})`,
  );
  return counts;
}
