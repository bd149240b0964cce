import type { Mutant } from '../mutant.ts';

const health = 'apps/api/src/features/diagnostics';
const test = `${health}/health.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'the health page has no value of a setting',
    file: 'apps/api/src/platform/config/config.ts',
    find: "      name,\n      is_set: (env[name] ?? '').trim() !== '',",
    replace: "      name: `${name}${env[name] ?? ''}`,\n      is_set: (env[name] ?? '').trim() !== '',",
    test,
    named: 'names settings without their values',
  },
  {
    rule: 'a dead letter is discarded only after it has failed',
    file: 'apps/api/src/platform/outbox/dead-letter.sql.ts',
    find: '`delete from outbox where failed_at is not null and (id',
    replace: '`delete from outbox where (id',
    test,
    named: 'that still waits is not discarded',
  },
  {
    rule: 'the health page stays when a source fails',
    file: `${health}/read-health.ts`,
    find: "read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))",
    replace: 'read.flatMap((one) => (one as { value: HealthFact[] }).value)',
    test,
    named: 'stays when a source cannot be read',
  },
];
