import { statement } from '../db/statement.ts';

export const readAppliedMigrations = statement<object, { name: string }>(
  'read_applied_migrations',
  'select name from migration',
);
