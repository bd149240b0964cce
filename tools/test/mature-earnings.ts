import { settleMatured } from '../../apps/api/src/features/ledger/earnings/settle-earnings.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import type { PartnerRequest } from './journey-requests.ts';

/** Makes the pending earnings of a partner available, as the job does after seven days. */
export async function matureEarnings(url: string, { id }: PartnerRequest): Promise<object> {
  const database = openDatabase({ url, pool: 1, statementTimeoutMs: 20_000, name: 'journey' });
  try {
    await database.query({
      text: "update ledger_earning set available_at = now() where member_id = $1 and state = 'pending'",
      values: [id],
    });
    await settleMatured(database);
  } finally {
    await database.end();
  }
  return {};
}
