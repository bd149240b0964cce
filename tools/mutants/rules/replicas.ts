import type { Mutant } from '../mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    rule: 'a replica is read when it has what the member wrote',
    file: 'apps/api/src/platform/replica/replica.ts',
    find: '(await positions.find(memberId)) <= lag.replayed',
    replace: '(await positions.find(memberId)) >= 0',
    test: 'apps/api/src/platform/replica/replica.test.ts',
    named: 'shows members at once what they wrote',
  },
  {
    rule: 'a replica is read when it has what the member was told of',
    file: 'apps/api/src/platform/realtime/transaction-with-events.ts',
    find: 'if (stored.length > 0) await realtime.beforePublish(stored.map(({ member_id }) => member_id));',
    replace: '',
    test: 'apps/api/src/platform/replica/replica.test.ts',
    named: 'shows members at once what they were told of',
  },
  {
    rule: 'a pooler in transaction mode gets statements without names',
    file: 'apps/api/src/platform/db/database.ts',
    find: "if (pooler !== 'transaction') return db;",
    replace: 'if (pooler !== null) return db;',
    test: 'apps/api/src/platform/db/connections/pooler.test.ts',
    named: 'serves many requests over few connections to PostgreSQL',
  },
  {
    rule: 'a statement of its own returns once it is committed',
    file: 'apps/api/src/platform/db/connections/described-read.ts',
    find: 'if (this.#repeat === null) read?.end(text);',
    replace: 'if (read !== undefined) read.end(text);',
    test: 'apps/api/src/platform/db/database.test.ts',
    named: 'fails when its commit fails',
  },
];
