import type { Mutant } from '../mutant.ts';

const partners = 'apps/api/src/features/partners';
const test = `${partners}/partners.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'a partner has two-step login',
    file: `${partners}/apply-as-partner.ts`,
    find: "if (!(await hasSecondStep(db, memberId))) throw refuse('two_step_missing');",
    replace: '',
    test,
    named: 'needs a verified identity, then two-step login',
  },
  {
    rule: 'nobody decides their own application',
    file: `${partners}/decide-application.ts`,
    find: ' || application.member_id === caller.id',
    replace: '',
    test,
    named: 'of a member of the staff is decided by somebody else',
  },
  {
    rule: 'nobody changes their own flags',
    file: `${partners}/member-flags.ts`,
    find: "if (memberId === caller.id) throw refuse('not_found');",
    replace: '',
    test,
    named: 'are not set by their own member or by other roles',
  },
];
