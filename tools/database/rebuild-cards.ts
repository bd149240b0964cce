import { repairCards } from '../../apps/api/src/features/profiles/cards/repair-cards.ts';
import { readConfig } from '../../apps/api/src/platform/config/config.ts';
import { directUrl } from '../../apps/api/src/platform/db/connections/direct-url.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { runCommand } from '../run-command.ts';

await runCommand(async () => {
  const url = directUrl(readConfig(process.env));
  if (url === '') throw new Error('Set DATABASE_URL to the database whose cards are to be compared.');
  const database = openDatabase({ url, pool: 2, statementTimeoutMs: 60_000, name: 'rebuild-cards' });
  const repaired = await repairCards(database).finally(() => database.end());
  console.log(repaired === 0 ? 'All cards are as they ought to be.' : `${repaired} cards were written again.`);
  return 0;
});
