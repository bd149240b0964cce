import type { Mutant } from '../mutant.ts';

const folder = 'apps/api/src/features/moderation/view-as';

export const mutants: readonly Mutant[] = [
  {
    rule: 'a view as a member calls the reads that features allow, and nothing else',
    file: `${folder}/guard-views.ts`,
    find: "if (page === undefined) throw refuse('view_read_only');",
    replace: 'if (page === undefined) return;',
    test: 'apps/api/test/access/view-as.test.ts',
    named: 'calls the listed reads, and is refused by every other endpoint',
  },
  {
    rule: 'the transaction of a view cannot write',
    file: 'apps/api/src/platform/db/connections/read-only.ts',
    find: "'on'",
    replace: "'off'",
    test: 'apps/api/test/access/view-as.test.ts',
    named: 'the database refuses to write in a view',
  },
  {
    rule: 'a view needs a fresh code',
    file: `${folder}/open-view.ts`,
    find: "await requireFreshStaff(db, caller, 'members.view', limits)",
    replace: "await requireStaff(db, caller, 'members.view', limits)",
    test: `${folder}/view-as.test.ts`,
    named: 'needs a fresh code',
  },
  {
    rule: 'a view ends by itself',
    file: `${folder}/view-as.sql.ts`,
    find: ' and ended_at is null and until > now()`',
    replace: ' and ended_at is null`',
    test: `${folder}/view-as.test.ts`,
    named: 'ends by itself',
  },
  {
    rule: 'the member is told of a view',
    file: `${folder}/finish-view.ts`,
    find: "  await notify(db, { member_id, type: 'profile', what: 'viewed', person_id: null, subject: id });\n",
    replace: '',
    test: `${folder}/view-as.test.ts`,
    named: 'is told to the member',
  },
];
