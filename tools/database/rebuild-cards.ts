import { repairCards } from '../../apps/api/src/features/profiles/cards/repair-cards.ts';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { directUrl } from '../../apps/api/src/platform/db/direct-url.ts';

const config = readConfig(process.env);
const url = directUrl(config);
if (url === '') {
  console.error('Set DATABASE_URL to the database whose cards are to be compared.');
  process.exit(2);
}
const database = openDatabase({ url, pool: 2, statementTimeoutMs: 60_000, name: 'rebuild-cards' });
const repaired = await repairCards(database);
await database.end();
console.log(repaired === 0 ? 'All cards are as they ought to be.' : `${repaired} cards were written again.`);
