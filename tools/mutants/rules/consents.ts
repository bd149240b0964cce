import type { Mutant } from '../mutant.ts';

const accounts = 'apps/api/src/features/accounts';

export const mutants: readonly Mutant[] = [
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
