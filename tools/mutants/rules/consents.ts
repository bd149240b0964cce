import type { Mutant } from '../mutant.ts';

const accounts = 'apps/api/src/features/accounts';

export const mutants: readonly Mutant[] = [
  {
    rule: 'members are asked until they agree',
    file: 'apps/api/src/features/pages/page-consents.ts',
    find: 'return numbers !== null && !numbers.includes(agreed[page]);',
    replace: 'return false;',
    test: 'apps/api/src/features/pages/page-consents.test.ts',
    named: 'asks members who were there before',
  },
  {
    rule: 'a consent names the running version',
    file: 'apps/api/src/features/pages/page-consents.ts',
    find: 'running(document).number !== version',
    replace: 'false',
    test: 'apps/api/src/features/pages/page-consents.test.ts',
    named: 'refuses consent to a version that does not run',
  },
  {
    rule: 'who skipped a version that asks is asked after the next one',
    file: 'apps/api/src/features/pages/page.sql.ts',
    find: '(s.effective_at, s.number) >= (a.effective_at, a.number)',
    replace: 's.number > 0',
    test: 'apps/api/src/features/pages/page-consents.test.ts',
    named: 'asks nobody who joins with it',
  },
  {
    rule: 'a consent is stored with the running version',
    file: 'apps/api/src/features/pages/feature.ts',
    find: "policy: running('policy').number",
    replace: 'policy: 1',
    test: 'apps/api/src/features/pages/pages.test.ts',
    named: 'is what members who join afterwards agree to',
  },
  {
    rule: 'a consent goes with its account',
    file: `${accounts}/closing/closing.sql.ts`,
    find: 'consents as (delete from member_consent where member_id = :id), ',
    replace: '',
    test: `${accounts}/closing/closing.test.ts`,
    named: 'removes all personal data and files',
  },
];
