import type { Config } from '../../config/config.ts';

/**
 * Address of the database past a pooler, for migrations, jobs and commands of an operator: they need a session, or
 * settings of their own, which a pooler does not give them. Empty where no database is set.
 */
export function directUrl({
  databaseDirectUrl,
  databaseUrl,
}: Pick<Config, 'databaseDirectUrl' | 'databaseUrl'>): string {
  return databaseDirectUrl || databaseUrl;
}
