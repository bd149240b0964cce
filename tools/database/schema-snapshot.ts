import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../apps/api/src/platform/db/migrate/migrate.ts';
import { readSchema } from '../../apps/api/src/platform/db/migrate/read-schema.sql.ts';
import { root } from '../root.ts';
import { startThrowawayPostgres } from '../test/throwaway-postgres.ts';

// Records what all migrations together make, so that a review sees the schema change and a test sees drift.
const postgres = await startThrowawayPostgres();
try {
  await migrate(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const schema = await readSchema(client).finally(() => client.end());
  writeFileSync(
    join(root, 'apps/api/migrations/schema.sql'),
    `-- Written by npm run schema:snapshot: the schema after all migrations.\n\n${schema}`,
  );
} finally {
  await postgres.stop();
}
