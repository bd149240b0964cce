import { inject } from 'vitest';
import '@peonia/testing/database.ts';
import { connected } from './release-dump.ts';

export interface EmptyDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database without a schema, on the server of the test run. */
export async function createEmptyDatabase(name: string): Promise<EmptyDatabase> {
  const server = inject('databaseServer').url;
  const unique = `${name}_${process.pid}`;
  await connected(server, (client) => client.query(`create database ${unique}`));
  const url = new URL(server);
  url.pathname = `/${unique}`;
  return {
    url: url.href,
    drop: async () => {
      await connected(server, (client) => client.query(`drop database ${unique} with (force)`));
    },
  };
}
