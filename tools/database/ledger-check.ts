import { features } from '../../apps/api/src/features.ts';
import { proveBooks } from '../../apps/api/src/features/ledger/proof/prove-books.ts';
import { readConfig } from '../../apps/api/src/platform/config/config.ts';
import { directUrl } from '../../apps/api/src/platform/db/connections/direct-url.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { runCommand } from '../run-command.ts';

await runCommand(async () => {
  const url = directUrl(readConfig(process.env));
  if (url === '') throw new Error('Set DATABASE_URL to the database whose books are to be proved.');
  const database = openDatabase({ url, pool: 2, statementTimeoutMs: 60_000, name: 'ledger-check' });
  const items = features.flatMap(({ paidItems = [] }) => paidItems);
  const breaches = await proveBooks(database, items).finally(() => database.end());
  for (const { rule, count, example } of breaches) console.error(`${rule}: ${count}, such as ${example}`);
  console.log(
    breaches.length === 0 ? 'The books are sound.' : `${breaches.length} rules are broken; payouts are stopped.`,
  );
  return breaches.length === 0 ? 0 : 1;
});
