import { insertMembers } from '@peonia/testing/insert-members.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { allStatements } from '../../../platform/db/statement.ts';

/** A node of a plan, as `explain (analyze, format json)` returns it. */
interface PlanNode {
  readonly Alias?: string;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}

const lists = ['latest_people', 'recommended_people'] as const;

let api: Api;
let pool: pg.Pool;

beforeAll(async () => {
  api = await startApi();
  pool = new pg.Pool({ connectionString: api.config.databaseUrl });
  const names = Array.from({ length: 40 }, (_none, nth) => nth.toString(16).padStart(32, '0'));
  await insertMembers(
    pool,
    names.map((main_photo, nth) => ({ name: `Member ${nth}`, main_photo, gender: nth % 2 === 0 ? 0 : 1 })),
  );
  await pool.query('update profile set recommend_rank = listed_no');
});
afterAll(async () => {
  await pool.end();
  await api.close();
});

/** How often the statement reads the list for a reader who states no gender, a guest. */
async function listReads(name: string): Promise<number> {
  const { text, params } = allStatements().find((one) => one.name === name) ?? { text: '', params: [] };
  const values: Record<string, unknown> = {
    reader: null,
    reader_vip: false,
    language: 'en',
    before: Number.MAX_SAFE_INTEGER,
    most: 25,
  };
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, format json) ${text}`,
    params.map((param) => values[param]),
  );
  const count = (node: PlanNode): number => {
    // The reader's own row is another one.
    const own = node.Alias?.startsWith('profile') === true ? node['Actual Loops'] : 0;
    return own + (node.Plans ?? []).reduce((sum, inner) => sum + count(inner), 0);
  };
  return rows.reduce((sum, row) => sum + count(row['QUERY PLAN'][0].Plan), 0);
}

describe.each(lists)('%s', (name) => {
  it('does not look for members of one gender for a reader who states none', async () => {
    expect(await listReads(name)).toBe(0);
  });

  it('looks for members of any gender for that reader', async () => {
    expect(await listReads(`${name}_of_any_gender`)).toBeGreaterThan(0);
  });
});
