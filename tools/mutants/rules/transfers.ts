import type { Mutant } from '../mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    rule: 'a transfer is reversed once',
    file: 'apps/api/migrations/0790_ledger_reversal_once.sql',
    find: 'create unique index',
    replace: 'create index',
    test: 'apps/api/src/features/ledger/ledger.test.ts',
    named: 'refuses to reverse a transfer a second time, whatever the key',
  },
];
