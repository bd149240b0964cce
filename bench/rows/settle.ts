import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const lookMs = 25;
/** Rows with a later time wait for another try, and are not waited for. */
const due =
  "select exists (select from outbox where failed_at is null and available_at < now() + interval '5 minutes') as found";

/**
 * Resolves when the program has run the effects of what it wrote, such as notifications: the rows of others would pay
 * for them.
 */
export async function openSettling(url: string): Promise<{ settle(): Promise<void>; close(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const isBusy = async () => (await client.query<{ found: boolean }>(due)).rows[0]?.found === true;
  return {
    async settle() {
      while (await isBusy()) await sleep(lookMs);
    },
    close: () => client.end(),
  };
}
